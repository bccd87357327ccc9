import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../text/i18n.ts';
import './notes.css';

interface PassingNoteProps {
  /** After so many seconds it goes by itself; null: it stays until somebody dismisses it. */
  readonly seconds: number | null;
  readonly isFault?: boolean;
  /** What can be done about it. */
  readonly does?: ReactNode;
  readonly children: ReactNode;
  onGone(this: void): void;
}

/** What came of something that was done. It waits for whoever points at it, or is on it with the keys. */
export function PassingNote({ seconds, isFault = false, does, children, onGone }: PassingNoteProps) {
  const [isHeld, setHeld] = useState(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (seconds === null || isHeld) return undefined;
    const timer = setTimeout(() => gone.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, isHeld]);
  return (
    <div
      className={isFault ? 'passing-note fault' : 'passing-note'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <div className="note-words">{children}</div>
      <div className="buttons">
        {does}
        <button type="button" className="quiet" onClick={onGone}>
          {t('library:dismiss')}
        </button>
      </div>
    </div>
  );
}
