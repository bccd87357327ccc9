import { useEffect, useState } from 'react';
import { t } from '../text/i18n.ts';

/** Ways on are all alike, and the first of them goes by Enter; the others have keys of their own. */
const WAYS = ['goOn', 'again', 'next', 'nextExercise', 'exercises', 'aircraft', 'firstBattle', 'battles'] as const;
const KEYS = { solve: 's', back: 'u', restart: 'Shift+U', repeat: 'Shift+U', leave: 'l' } as const;

type Way = (typeof WAYS)[number];

export interface CoachButton {
  readonly id: Way | keyof typeof KEYS;
  /** undefined: not now. */
  readonly run: (() => void) | undefined;
}

export interface CoachButtonsProps {
  readonly buttons: readonly CoachButton[];
  /** The one that Enter presses, too. */
  readonly main: CoachButton['id'] | null;
  readonly isHeld: boolean;
  /** Something else was tried so often. */
  readonly nudges: number;
}

/** As long as a second click of the same hand may follow the first. */
const SECOND_CLICK = 400;

/** Whether a way on was pressed just now: what then lies in its place is not to be pressed by the same double click. */
function useJustPressed(): readonly [boolean, () => void] {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return undefined;
    const timer = setTimeout(() => setPressed(false), SECOND_CLICK);
    return () => clearTimeout(timer);
  }, [isPressed]);
  return [isPressed, () => setPressed(true)];
}

function isWay(id: CoachButton['id']): id is Way {
  return (WAYS as readonly string[]).includes(id);
}

function keyOf(id: CoachButton['id'], isMain: boolean): string | undefined {
  if (isMain) return 'Enter';
  return isWay(id) ? undefined : KEYS[id];
}

function lookOf(id: CoachButton['id'], isMain: boolean): string | undefined {
  if (isMain || isWay(id)) return 'main';
  return id === 'solve' ? undefined : 'quiet';
}

/** A key as it is written: 'U' for Shift+U. */
export function keyTitle(key: string): string {
  return t('learn:key', { key: key.replace('Shift+', '') });
}

export function CoachButtons({ buttons, main, isHeld, nudges }: CoachButtonsProps) {
  const [isJustPressed, press] = useJustPressed();
  return (
    <div className="buttons coach-buttons">
      {buttons.map(({ id, run }) => {
        const isBlocked = id === 'solve' && isJustPressed;
        const key = keyOf(id, id === main);
        return (
          <button
            key={id}
            type="button"
            className={lookOf(id, id === main)}
            data-do={id}
            data-nudge={id === 'goOn' && nudges > 0 ? nudges % 2 : undefined}
            aria-disabled={isBlocked || undefined}
            aria-keyshortcuts={key}
            title={key === undefined ? undefined : keyTitle(key)}
            disabled={run === undefined || (isHeld && id !== 'leave')}
            onClick={() => {
              if (isBlocked) return;
              if (isWay(id)) press();
              run?.();
            }}
          >
            {t(`learn:do.${id}`)}
          </button>
        );
      })}
      <span className="unseen" aria-live="polite">
        {nudges === 0 ? null : <span key={nudges}>{t('learn:goOnFirst')}</span>}
      </span>
    </div>
  );
}
