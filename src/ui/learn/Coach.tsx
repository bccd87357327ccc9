import { useState } from 'react';
import { isOver, type Session } from '../../lessons/session.ts';
import type { LessonTable } from '../../store/lesson.ts';
import { isFromBattle } from '../rules/BackToBattle.tsx';
import { useTableMoment } from '../table/guide.ts';
import { t } from '../text/i18n.ts';
import { buttonsOf } from './buttons-of.ts';
import { CoachButtons } from './CoachButtons.tsx';
import { Dots, Medal } from './CoachSigns.tsx';
import { CoachWords } from './CoachWords.tsx';
import { countedSteps } from './counted-steps.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import type { Watched } from './watched.ts';
import { WordsRoom } from './WordsRoom.tsx';
import './coach.css';

/** The session as the learner has seen it: what dice decide is told when they lie still. */
function useSeen(session: Session, isHeld: boolean): Session {
  const [seen, setSeen] = useState(session);
  if (isHeld || seen === session) return seen;
  setSeen(session);
  return session;
}

export interface CoachProps {
  readonly session: Session;
  readonly table: LessonTable;
  /** Actions are seen one after the other. */
  readonly isCatchingUp: boolean;
  /** What is seen while they are, or while dice roll. */
  readonly watched: Watched | null;
  /** Something else was tried so often while there is only something to go on from. */
  readonly nudges: number;
  readonly isCovered: boolean;
  /** Straight to the end of them. */
  onSkip(this: void): void;
  onLeave(this: void): void;
}

function endText({ lesson: { file } }: Session): string {
  return t(file.kind === 'exercise' ? 'learn:solved' : 'learn:over');
}

/** Says what to do, whether it was right, and why. */
export function Coach({ session, table, isCatchingUp, watched, nudges, isCovered, onSkip, onLeave }: CoachProps) {
  const { isRolling } = useTableMoment();
  const isHeld = isRolling || isCatchingUp;
  const seen = useSeen(session, isHeld);
  const isEnd = isOver(seen);
  const isBeginning = seen.at === 0 && seen.previous === null && seen.told === null && seen.wrongs === 0;
  const buttons = buttonsOf(seen, table, onLeave);
  const [first] = buttons;
  const main = first.id === 'solve' ? null : first;
  const counted = countedSteps(seen.lesson.file, seen.at);
  // Dice on their way are skipped by the table itself.
  useReaderKeys(isCatchingUp ? onSkip : main?.run, !isCovered && !isRolling);
  return (
    <section
      className={`coach${isHeld ? ' coach-held' : ''}${isEnd ? ' coach-over' : ''}${isBeginning ? ' coach-first' : ''}`}
      aria-label={t('learn:coach')}
      data-step={seen.at}
      data-played={seen.played.length}
      data-verdict={seen.told?.verdict ?? 'none'}
      data-held={isHeld ? '' : undefined}
    >
      <p className="coach-step">
        {isEnd ? <Medal /> : null}
        <span>{isEnd ? endText(seen) : t('learn:step', { step: counted.done + 1, all: counted.all })}</span>
        <Dots {...counted} />
      </p>
      {isBeginning && isFromBattle() ? <p className="coach-battle">{t('learn:battleWaits')}</p> : null}
      <WordsRoom file={seen.lesson.file} />
      <CoachWords session={seen} watched={isHeld ? watched : null} />
      <CoachButtons buttons={buttons} main={main?.id ?? null} isHeld={isHeld} nudges={nudges} />
    </section>
  );
}
