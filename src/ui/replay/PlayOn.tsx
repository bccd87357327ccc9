import { useEffect, useRef } from 'react';
import { t } from '../text/i18n.ts';

export interface PlayOnProps {
  readonly isAsked: boolean;
  /** The battle is over at this moment. */
  readonly isOver: boolean;
  onAsk(this: void, asked: boolean): void;
  onPlayOn(this: void): void;
}

/** A new game from here, asked once more before it begins. */
export function PlayOn({ isAsked, isOver, onAsk, onPlayOn }: PlayOnProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) yes.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <div className="play-on">
      <button
        ref={opener}
        type="button"
        aria-expanded={isAsked}
        aria-disabled={isOver}
        aria-describedby={isOver ? 'play-on-over' : undefined}
        title={isOver ? t('replay:playOnOver') : undefined}
        onClick={isOver ? undefined : () => onAsk(!isAsked)}
      >
        {t('replay:playOn')}
      </button>
      {isOver ? (
        <span id="play-on-over" className="unseen">
          {t('replay:playOnOver')}
        </span>
      ) : null}
      {isAsked && !isOver ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it lies beside the board and closes nothing off
        <div className="play-on-ask paper" role="group" aria-label={t('replay:playOnAsk')}>
          <h2>{t('replay:playOnAsk')}</h2>
          <p>{t('replay:playOnHint')}</p>
          <div className="buttons">
            <button ref={yes} type="button" className="main" onClick={onPlayOn}>
              {t('replay:playOnYes')}
            </button>
            <button type="button" onClick={() => onAsk(false)}>
              {t('replay:playOnNo')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
