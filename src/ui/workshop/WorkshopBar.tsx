import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { LONGEST_NAME } from '../../scenarios/limits.ts';
import { workshop } from '../../store/workshop.ts';
import { workshopKeeper } from '../../store/workshop-keeping.ts';
import type { StepName } from '../../workshop/history.ts';
import { t } from '../text/i18n.ts';
import { BarMenu } from './BarMenu.tsx';
import type { WorkshopDialog } from './Dialogs.tsx';
import { leaveTo } from './leave.ts';
import { stepText } from './step-words.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';

const ARROWS = {
  undo: 'M6 3L2.5 6.5L6 10M2.5 6.5H10A3.5 3.5 0 0 1 10 13.5H6',
  redo: 'M10 3L13.5 6.5L10 10M13.5 6.5H6A3.5 3.5 0 0 0 6 13.5H10',
} as const;

interface StepBackProps {
  readonly way: keyof typeof ARROWS;
  /** What would be undone or done again; null: nothing. */
  readonly step: StepName | null;
  readonly shortcut: string;
  onUse(this: void): void;
}

/** "Undo: draw river"; where there is no room the sign alone. */
function StepBack({ way, step, shortcut, onUse }: StepBackProps) {
  const plain = t(`workshop:bar.${way}`);
  const text = step === null ? plain : t('workshop:bar.step', { way: plain, step: stepText(step) });
  return (
    <button
      type="button"
      className={`quiet step-back step-${way}`}
      title={text}
      aria-label={text}
      aria-keyshortcuts={shortcut}
      // Stays focusable, so that the keyboard does not lose its place.
      aria-disabled={step === null}
      onClick={step === null ? undefined : onUse}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={ARROWS[way]} />
      </svg>
      <span>{text}</span>
    </button>
  );
}

function NameField() {
  const name = useStore(workshop.store, ({ history }) => history?.plan.name ?? '');
  return (
    <input
      className="workshop-name"
      type="text"
      autoComplete="off"
      maxLength={LONGEST_NAME}
      aria-label={t('workshop:bar.name')}
      value={name}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        workshop.change(
          { deed: 'set', thing: 'name' },
          (draft) => {
            draft.name = typed;
          },
          'name',
        );
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

/** Nobody has to save; whoever looks for the button reads why. */
function KeptWord() {
  const isKept = useStore(workshopKeeper.status, ({ kind }) => kind === 'kept');
  return (
    <span className="kept-word faint" title={t('workshop:bar.keptHint')}>
      {isKept ? t('workshop:bar.kept') : null}
    </span>
  );
}

export interface WorkshopBarProps {
  readonly id: string;
  /** How many faults and warnings there are, to be looked at. */
  readonly badge: ReactNode;
  onChecks(this: void): void;
  onTry(this: void): void;
  onMenu(this: void, menu: Menu): void;
  onDialog(this: void, dialog: WorkshopDialog): void;
  onCopied(this: void, isKept: boolean): void;
}

export function WorkshopBar({ id, badge, onChecks, onTry, onMenu, onDialog, onCopied }: WorkshopBarProps) {
  const last = useStore(workshop.store, ({ history }) => history?.past.at(-1)?.name ?? null);
  const next = useStore(workshop.store, ({ history }) => history?.future.at(-1)?.name ?? null);
  return (
    <header className="workshop-bar">
      <button
        type="button"
        className="quiet to-library"
        aria-label={t('workshop:bar.library')}
        onClick={() => void leaveTo({ screen: 'library' })}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10 3L5 8L10 13" />
        </svg>
        <span>{t('workshop:bar.library')}</span>
      </button>
      <h1 className="unseen">{t('workshop:title')}</h1>
      <NameField />
      <KeptWord />
      <div className="step-buttons">
        <StepBack way="undo" step={last} shortcut="Control+Z" onUse={workshop.undo} />
        <StepBack way="redo" step={next} shortcut="Control+Shift+Z" onUse={workshop.redo} />
      </div>
      <button type="button" className="quiet to-checks" title={t('workshop:screen.checks')} onClick={onChecks}>
        {badge}
      </button>
      <div className="workshop-ways">
        <button type="button" className="try-it" onClick={onTry}>
          {t('workshop:bar.try')}
        </button>
        <button
          type="button"
          className="main play-it"
          onClick={() => void leaveTo({ screen: 'briefing', battle: id, seed: null })}
        >
          {t('workshop:bar.play')}
        </button>
        <BarMenu id={id} onMenu={onMenu} onDialog={onDialog} onCopied={onCopied} />
      </div>
    </header>
  );
}
