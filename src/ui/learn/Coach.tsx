import { useEffect, useRef, useState, type RefObject } from 'react';
import { lessonAfter } from '../../lessons/chapters.ts';
import { hasFailed, isOver, stepOf, waitsForReader, type Session } from '../../lessons/session.ts';
import type { LessonTable } from '../../store/lesson.ts';
import { goTo } from '../route.ts';
import { useTableMoment } from '../table/guide.ts';
import { t } from '../text/i18n.ts';
import { CoachButtons, type CoachButton } from './CoachButtons.tsx';
import { useReaderKeys } from './use-reader-keys.ts';
import { Verdict } from './Verdict.tsx';
import './coach.css';

function Dots({ at, all }: { readonly at: number; readonly all: number }) {
  return (
    <span className="coach-dots" aria-hidden="true">
      {Array.from({ length: all }, (_, step) => (
        <i key={step} className={step < at ? 'done' : step === at ? 'now' : undefined} />
      ))}
    </span>
  );
}

function Medal() {
  return (
    <svg className="coach-medal" viewBox="-12 -16 24 32" aria-hidden="true">
      <path className="coach-ribbon" d="M-8 -15H8L3 -2H-3Z" />
      <circle cy={6} r={9} />
      <path
        className="coach-star"
        d="M0 -0.500L1.900 3.700L6.400 4.200L3 7.200L4 11.700L0 9.400L-4 11.700L-3 7.200L-6.400 4.200L-1.900 3.700Z"
      />
    </svg>
  );
}

/** The session as the learner has seen it: what dice decide is told when they lie still. */
function useSeen(session: Session, isHeld: boolean): Session {
  const [seen, setSeen] = useState(session);
  if (isHeld || seen === session) return seen;
  setSeen(session);
  return session;
}

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

export interface CoachProps {
  readonly session: Session;
  readonly table: LessonTable;
  /** Actions are seen one after the other. */
  readonly isCatchingUp: boolean;
  readonly isCovered: boolean;
  /** Straight to the end of them. */
  onSkip(this: void): void;
  onLeave(this: void): void;
}

function buttonsOf(session: Session, { table, onLeave }: CoachProps): CoachButton[] {
  const { file } = session.lesson;
  const next = lessonAfter(file);
  const toNext = () => (next === undefined ? onLeave() : goTo({ screen: 'learn', lesson: next.id }));
  const back: CoachButton = { id: 'back', run: session.previous === null ? undefined : table.back };
  if (isOver(session)) {
    const ahead: CoachButton[] = next === undefined ? [] : [{ id: 'next', run: toNext }];
    return [...ahead, { id: 'leave', run: onLeave }, { id: 'repeat', run: table.restart }];
  }
  const restart: CoachButton = { id: 'restart', run: session.previous === null ? undefined : table.restart };
  if (hasFailed(session)) return [{ id: 'again', run: table.again }, back, restart];
  if (waitsForReader(session)) return [{ id: 'goOn', run: table.goOn }, back, restart];
  return [{ id: 'solve', run: table.solve }, back, restart];
}

const MAIN: ReadonlySet<CoachButton['id']> = new Set(['goOn', 'again', 'next']);

/** Says what to do, whether it was right, and why. */
export function Coach(props: CoachProps) {
  const { isCatchingUp, isCovered, onSkip } = props;
  const { isRolling } = useTableMoment();
  const isHeld = isRolling || isCatchingUp;
  const seen = useSeen(props.session, isHeld);
  const { file } = seen.lesson;
  const step = stepOf(seen);
  const isBeginning = seen.at === 0 && seen.previous === null && seen.told === null;
  const isEnd = isOver(seen);
  const isRight = seen.told?.verdict === 'right';
  // The same words once more are said once more.
  const verdict =
    seen.told === null ? null : <Verdict key={`${seen.at} ${seen.wrongs} ${seen.played.length}`} told={seen.told} />;
  const buttons = buttonsOf(seen, props);
  const main = buttons.find(({ id }) => MAIN.has(id)) ?? (isEnd ? buttons[0] : undefined);
  const words = useAtTop(seen);
  // Dice on their way are skipped by the table itself.
  useReaderKeys(isCatchingUp ? onSkip : main?.run, !isCovered && !isRolling);
  return (
    <section
      className={`coach${isHeld ? ' coach-held' : ''}${isEnd ? ' coach-over' : ''}`}
      aria-label={t('learn:coach')}
      data-step={seen.at}
      data-played={seen.played.length}
      data-verdict={seen.told?.verdict ?? 'none'}
      data-held={isHeld ? '' : undefined}
    >
      <p className="coach-step">
        {isEnd ? <Medal /> : null}
        <span>{isEnd ? t('learn:over') : t('learn:step', { step: seen.at + 1, all: file.steps.length })}</span>
        <Dots at={seen.at} all={file.steps.length} />
      </p>
      <div ref={words} className="coach-words">
        {isBeginning ? <p className="coach-intro">{file.intro}</p> : null}
        {isRight ? null : verdict}
        <div className="coach-said" aria-live="polite">
          {isRight ? verdict : null}
          <p className={isEnd ? 'coach-closing' : 'coach-goal'}>{step?.goal ?? (isEnd ? file.closing : '')}</p>
        </div>
      </div>
      <CoachButtons buttons={buttons} main={main?.id ?? null} isHeld={isHeld} />
    </section>
  );
}
