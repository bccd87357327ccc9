import { useState } from 'react';
import { useStore } from 'zustand';
import type { Sandbox } from '../../lessons/sandbox.ts';
import { stateNow } from '../../lessons/sandbox.ts';
import { deedsAfter, sandboxDesk } from '../../store/sandbox.ts';
import { goTo, START } from '../route.ts';
import type { TableGuide } from '../table/guide.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { Table } from '../table/Table.tsx';
import { t } from '../text/i18n.ts';
import { BattleDialog } from './BattleDialog.tsx';
import { CardsDialog } from './CardsDialog.tsx';
import { DiceQueue, DiceTray } from './DiceTray.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import { OtherHand } from './OtherHand.tsx';
import { PositionDialog } from './PositionDialog.tsx';
import { SandboxBar } from './SandboxBar.tsx';
import { SwapNotice } from './SwapNotice.tsx';
import { TimeBar } from './TimeBar.tsx';

const SETTINGS = { openHands: true, warnings: false } as const;

type Dialog = 'cards' | 'lesson' | 'scenario' | 'begin';

export interface SandboxTableProps {
  readonly sandbox: Sandbox;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** The real table, with time, dice and cards in the player's hand. */
export function SandboxTable({ sandbox, isCovered, onMenu }: SandboxTableProps) {
  const match = useStore(sandboxDesk.api, (store) => store.match);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [hasTray, setTray] = useState(false);
  if (match === null) return null;
  const state = stateNow(sandbox);
  const close = () => setDialog(null);
  const tools = (
    <section className="sandbox-tools" aria-label={t('sandbox:title')}>
      <TimeBar sandbox={sandbox} />
      <div className="tool-row">
        <button type="button" data-tool="dice" aria-expanded={hasTray} onClick={() => setTray(!hasTray)}>
          {t('sandbox:tool.dice')}
        </button>
        <button type="button" data-tool="cards" onClick={() => setDialog('cards')}>
          {t('sandbox:tool.cards')}
        </button>
        <button type="button" data-tool="lesson" onClick={() => setDialog('lesson')}>
          {t('sandbox:tool.lesson')}
        </button>
        <button
          type="button"
          data-tool="scenario"
          title={t('sandbox:position.hint')}
          onClick={() => setDialog('scenario')}
        >
          {t('sandbox:tool.scenario')}
        </button>
      </div>
      {hasTray && state.outcome === null ? <DiceTray dice={state.queuedDice} /> : null}
      <DiceQueue dice={state.queuedDice} />
      <SwapNotice key={sandbox.about.seed} />
    </section>
  );
  const guide: TableGuide = {
    api: sandboxDesk.api,
    settings: SETTINGS,
    bar: <SandboxBar onBegin={() => setDialog('begin')} onMenu={onMenu} />,
    panel: tools,
    side: <OtherHand />,
    keys: { ',': sandboxDesk.back, '.': sandboxDesk.forward, h: undefined },
  };
  return (
    <div className="sandbox">
      <Table
        match={match}
        isCovered={isCovered || dialog !== null}
        onMenu={onMenu}
        onReplay={(actions) => sandboxDesk.go(deedsAfter(sandbox, actions))}
        onLeave={() => goTo(sandbox.tries === undefined ? START : { screen: 'workshop', scenario: sandbox.tries })}
        guide={guide}
      />
      {dialog === 'cards' ? <CardsDialog state={state} onClose={close} /> : null}
      {dialog === 'lesson' ? <LessonDialog sandbox={sandbox} onClose={close} /> : null}
      {dialog === 'scenario' ? (
        <PositionDialog state={state} scenario={sandbox.about.scenario} onClose={close} />
      ) : null}
      {dialog === 'begin' ? <BattleDialog onClose={close} /> : null}
    </div>
  );
}
