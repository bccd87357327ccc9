import { useEffect, useRef, type RefObject } from 'react';
import { isOver, stepOf, waitsForReader, type Session } from '../../lessons/session.ts';
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

export function CoachWords({ session, watched }: CoachWordsProps) {
  const { lesson, at, told, wrongs, played, previous } = session;
  const fitted = useDeviceWords();
  const words = useAtTop(session);
  const isBeginning = at === 0 && previous === null && told === null;
  const goal = goalOf(session, watched);
  const rest = watched === null ? restWords(session) : null;
  // What was said for the step before has been read when a part of this one is done.
  const isRead = watched !== null || (rest !== null && told?.verdict === 'right');
  // The same words once more are said once more.
  const verdict = told === null || isRead ? null : <Verdict key={`${at} ${wrongs} ${played.length}`} told={told} />;
  const isRight = told?.verdict === 'right';
  return (
    <div ref={words} className="coach-words">
      {isBeginning ? <p className="coach-intro">{fitted(lesson.file.intro)}</p> : null}
      {isRight ? null : verdict}
      <div className="coach-said" aria-live="polite">
        {isRight ? verdict : null}
        {watched === null ? null : <p className="coach-watch">{watchedText(watched)}</p>}
        {goal === null ? null : (
          <p className={rest === null ? 'coach-goal' : 'coach-goal coach-begun'}>{fitted(goal)}</p>
        )}
        {rest === null ? null : <p className="coach-rest">{rest}</p>}
        {isOver(session) ? <p className="coach-closing">{fitted(lesson.file.closing)}</p> : null}
      </div>
    </div>
  );
}
