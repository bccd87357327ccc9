import { useEffect, useRef, useState } from 'react';
import type { Sandbox } from '../../lessons/sandbox.ts';
import { stateNow } from '../../lessons/sandbox.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { ONE_COLUMN, useMedia } from '../use-media.ts';
import { DiceQueue, DiceTray } from './DiceTray.tsx';
import { SandboxMenus } from './SandboxMenus.tsx';
import { SwapNotice } from './SwapNotice.tsx';
import { TimeBar, TimeWords } from './TimeBar.tsx';

/** What is asked in a window of its own. */
export type Dialog = 'cards' | 'lesson' | 'scenario' | 'begin';

const DIALOGS = ['cards', 'lesson', 'scenario'] as const;

export interface SandboxToolsProps {
  readonly sandbox: Sandbox;
  onDialog(this: void, dialog: Dialog): void;
  onMenu(this: void, menu: Menu): void;
}

/** Time, dice and cards. On a small screen time is one line, and all else a sheet below it that comes and goes. */
export function SandboxTools({ sandbox, onDialog, onMenu }: SandboxToolsProps) {
  const isSmall = useMedia(ONE_COLUMN);
  const [hasTray, setTray] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const tools = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || tools.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [isOpen]);
  const { queuedDice, outcome } = stateNow(sandbox);
  const ask = (dialog: Dialog) => {
    setOpen(false);
    onDialog(dialog);
  };
  const rest = (
    <>
      <div className="tool-row">
        <button
          type="button"
          data-tool="dice"
          title={t('sandbox:toolHint.dice')}
          aria-expanded={hasTray}
          onClick={() => setTray(!hasTray)}
        >
          {t('sandbox:tool.dice')}
        </button>
        {DIALOGS.map((dialog) => (
          <button
            key={dialog}
            type="button"
            data-tool={dialog}
            title={dialog === 'scenario' ? t('sandbox:position.hint') : t(`sandbox:toolHint.${dialog}`)}
            onClick={() => ask(dialog)}
          >
            {t(`sandbox:tool.${dialog}`)}
          </button>
        ))}
      </div>
      {hasTray && outcome === null ? <DiceTray dice={queuedDice} /> : null}
      <DiceQueue dice={queuedDice} />
      <SwapNotice key={sandbox.about.seed} />
    </>
  );
  const isWaiting = queuedDice.length > 0 || sandbox.putAway.length > 0;
  return (
    <section ref={tools} className="sandbox-tools" aria-label={t('sandbox:title')}>
      {isSmall ? (
        <>
          <TimeBar sandbox={sandbox} isFolded>
            <button
              type="button"
              className={isWaiting ? 'tools-button is-waiting' : 'tools-button'}
              data-tools
              aria-expanded={isOpen}
              aria-label={t(isWaiting ? 'sandbox:toolsWaiting' : 'sandbox:tools')}
              onClick={() => setOpen(!isOpen)}
            >
              {t('sandbox:tools')}
            </button>
          </TimeBar>
          {isOpen ? (
            <div className="tool-sheet">
              <p className="tool-sheet-of">
                <span className="sandbox-word">{t('sandbox:title')}</span> {sandbox.about.scenario.name}
              </p>
              <TimeWords sandbox={sandbox} />
              {rest}
              <SandboxMenus
                onBegin={() => ask('begin')}
                onMenu={(menu) => {
                  setOpen(false);
                  onMenu(menu);
                }}
              />
            </div>
          ) : null}
        </>
      ) : (
        <>
          <TimeBar sandbox={sandbox} />
          {rest}
        </>
      )}
    </section>
  );
}
