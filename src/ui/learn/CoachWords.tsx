import { useEffect, useRef, type RefObject } from 'react';
import { isOver, stepOf, waitsForReader, type Session, type Told } from '../../lessons/session.ts';
import { useDeviceWords } from './device-words.ts';
import { restWords } from './rest.ts';
import { Verdict } from './Verdict.tsx';
import { watchedText, type Watched } from './watched.ts';

/** What is new is read from its beginning. */
function useAtTop(moment: Session): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment || words.current === null) return;
    last.current = moment;
    words.current.scrollTop = 0;
  });
  return words;
}

export interface CoachWordsProps {
  readonly session: Session;
  /** What plays by itself meanwhile. */
  readonly watched: Watched | null;
}

/** Nothing is asked while the other side plays; what was announced is still to be looked at. */
function goalOf(session: Session, watched: Watched | null): string | null {
  const isAsked = watched === null || watched.kind === 'shown' || waitsForReader(session);
  return isAsked ? (stepOf(session)?.goal ?? null) : null;
}

export interface SaidProps {
  readonly intro?: string | null;
  readonly told?: Told | null;
  /** The same words once more are said once more. */
  readonly toldKey?: string;
  readonly watched?: Watched | null;
  readonly goal: string | null;
  readonly rest?: string | null;
  readonly closing?: string | null;
}

/** The words of one moment, in the order in which they are read. */
export function Said({
  intro = null,
  told = null,
  toldKey,
  watched = null,
  goal,
  rest = null,
  closing = null,
}: SaidProps) {
  const fitted = useDeviceWords();
  const verdict = told === null ? null : <Verdict key={toldKey} told={told} />;
  const isRight = told?.verdict === 'right';
  return (
    <>
      {intro === null ? null : <p className="coach-intro">{fitted(intro)}</p>}
      {isRight ? null : verdict}
      <div className="coach-said" aria-live="polite">
        {isRight ? verdict : null}
        {watched === null ? null : <p className="coach-watch">{watchedText(watched)}</p>}
        {goal === null ? null : (
          <p className={rest === null ? 'coach-goal' : 'coach-goal coach-begun'}>{fitted(goal)}</p>
        )}
        {rest === null ? null : <p className="coach-rest">{rest}</p>}
        {closing === null ? null : <p className="coach-closing">{fitted(closing)}</p>}
      </div>
    </>
  );
}

/** Whether there is more to read below the edge. */
function useMore(words: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = words;
    if (current === null) return undefined;
    const look = () => {
      const below = current.scrollHeight - current.clientHeight - current.scrollTop;
      current.parentElement?.toggleAttribute('data-more', below > 6);
    };
    look();
    current.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      current.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
}

export function CoachWords({ session, watched }: CoachWordsProps) {
  const { lesson, at, told, wrongs, played, previous } = session;
  const words = useAtTop(session);
  useMore(words);
  const isBeginning = at === 0 && previous === null && told === null && wrongs === 0;
  const rest = watched === null ? restWords(session) : null;
  // What was said for the step before has been read when a part of this one is done.
  const isRead = watched !== null || (rest !== null && told?.verdict === 'right');
  return (
    <div className="coach-reading">
      <div ref={words} className="coach-words">
        <Said
          intro={isBeginning ? lesson.file.intro : null}
          told={isRead ? null : told}
          toldKey={`${at} ${wrongs} ${played.length}`}
          watched={watched}
          goal={goalOf(session, watched)}
          rest={rest}
          closing={isOver(session) ? lesson.file.closing : null}
        />
      </div>
    </div>
  );
}
