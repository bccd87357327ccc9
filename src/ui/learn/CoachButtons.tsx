import { t } from '../text/i18n.ts';

export interface CoachButton {
  readonly id: 'goOn' | 'again' | 'next' | 'solve' | 'back' | 'restart' | 'repeat' | 'leave';
  /** undefined: not now. */
  readonly run: (() => void) | undefined;
}

const KEYS = {
  goOn: 'Enter',
  again: 'Enter',
  next: 'Enter',
  solve: 's',
  back: 'u',
  restart: 'Shift+U',
  repeat: 'Shift+U',
  leave: 'l',
} as const satisfies Record<CoachButton['id'], string>;

export interface CoachButtonsProps {
  readonly buttons: readonly CoachButton[];
  readonly main: CoachButton['id'] | null;
  readonly isHeld: boolean;
}

export function CoachButtons({ buttons, main, isHeld }: CoachButtonsProps) {
  return (
    <div className="buttons coach-buttons">
      {buttons.map(({ id, run }) => (
        <button
          key={id}
          type="button"
          className={id === main ? 'main' : id === 'solve' ? undefined : 'quiet'}
          data-do={id}
          aria-keyshortcuts={KEYS[id]}
          title={t(`learn:key.${id}`)}
          disabled={run === undefined || (isHeld && id !== 'leave')}
          onClick={run}
        >
          {t(`learn:do.${id}`)}
        </button>
      ))}
    </div>
  );
}
