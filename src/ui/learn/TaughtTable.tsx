import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { boardOf, type Hex } from '../../hex/board.ts';
import { flyingPiece } from '../../lessons/flying.ts';
import { actorOf, sideNamed, type Lesson } from '../../lessons/lesson.ts';
import { hasFailed, isOver, stepOf, waitsForReader, type Session } from '../../lessons/session.ts';
import { clicksOf } from '../../store/left-lesson.ts';
import type { LessonTable } from '../../store/lesson.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import { airPackState } from '../../memoir/air/air-pack/own-state.ts';
import { flightPlanState } from '../../memoir/air/new-flight-plan/own-state.ts';
import { decider, type Side, type State } from '../../memoir/index.ts';
import { PointerLayer } from '../board/PointerLayer.tsx';
import { goTo } from '../route.ts';
import { backToBattle } from '../rules/BackToBattle.tsx';
import { useSettings } from '../settings/use-settings.ts';
import type { TableGuide } from '../table/guide.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { PointedCards } from '../table/pointed-cards.ts';
import { Table } from '../table/Table.tsx';
import { Coach } from './Coach.tsx';
import { LessonBar } from './LessonBar.tsx';
import { isOnCard, useNudges } from './use-nudges.ts';
import { nextButton } from './rest.ts';
import { usePointing } from './use-pointing.ts';
import { usePaced } from './use-paced.ts';
import { progress } from './use-progress.ts';
import { watchedAt, watchedHexes } from './watched.ts';
import './lesson.css';
import './lesson-phone.css';
import './next-button.css';

/** Hands lie open, nobody is warned of a slip: the coach says what is right. */
const SETTINGS = { openHands: true, warnings: false } as const;

const NO_CARDS: readonly string[] = [];

function useKeptProgress(session: Session): void {
  const { id } = session.lesson.file;
  useEffect(() => {
    if (isOver(session)) progress.finish(id);
    else if (!hasFailed(session)) progress.leave(id, clicksOf(session));
  }, [session, id]);
}

function useMatch({ api }: LessonTable): MemoirMatch {
  const match = useStore(api, (store) => store.match);
  if (match === null) throw new Error('a lesson is always on its table');
  return match;
}

/** While nothing is asked the hand of the side that is spoken of lies there, whoever comes next by the rules. */
function useSpokenSide(match: MemoirMatch, side: Side | null): MemoirMatch {
  return useMemo(() => (side === null ? match : { ...match, decider: side }), [match, side]);
}

function spokenSide(session: Session): Side | null {
  const { file } = session.lesson;
  const step = stepOf(session);
  if (!isQuiet(session)) return null;
  return step === null ? sideNamed(file.learner) : actorOf(file, step);
}

/** What the table asks or offers would speak of something else than the coach. */
function isQuiet(session: Session): boolean {
  return isOver(session) || hasFailed(session) || waitsForReader(session);
}

function isSpokenOf(session: Session, label: string): boolean {
  return stepOf(session)?.wrong?.some(({ hex }) => hex === label) ?? false;
}

/** A piece that is chosen and let go again is no answer. */
function isOwnPiece({ legal, state }: MemoirMatch, hex: Hex): boolean {
  const side = decider(state);
  if (side !== null && flyingPiece(state, side)?.hex === hex) return true;
  return legal.some((action) => 'unit' in action && action.unit >= 0 && state.units[action.unit].hex === hex);
}

/** A lesson without any cards needs no room for them. */
function hasCards({ sides, air }: State): boolean {
  const hasSorties = airPackState(air)?.sides.some(({ sorties }) => sorties > 0) ?? false;
  return hasSorties || [...sides, ...(flightPlanState(air)?.sides ?? [])].some(({ hand }) => hand.length > 0);
}

export interface TaughtTableProps {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** A lesson on the real table. */
export function TaughtTable({ lesson: { file }, table, isCovered, onMenu }: TaughtTableProps) {
  const session = useStore(table.session);
  const settings = useSettings();
  const target = useMatch(table);
  const { match: paced, isCatchingUp, skip } = usePaced(target, settings.speed);
  const shown = paced.steps.length;
  const watched = watchedAt(target.steps, shown, sideNamed(file.learner));
  const happening = useMemo(() => watchedHexes(target.steps, shown), [target.steps, shown]);
  const match = useSpokenSide(paced, isCatchingUp ? null : spokenSide(session));
  useKeptProgress(session);
  const pointing = usePointing(session);
  const [nudges, nudge] = useNudges(session);
  const leave = () => goTo({ screen: 'learn', lesson: null });
  const guide: TableGuide = {
    api: table.api,
    settings: SETTINGS,
    moment: session.at,
    sitter: sideNamed(file.learner),
    bar: (
      <LessonBar
        file={file}
        decider={(isOver(session) ? paced : match).decider as Side | null}
        onMenu={onMenu}
        onLeave={leave}
      />
    ),
    panel: (
      <Coach
        session={session}
        table={table}
        isCatchingUp={isCatchingUp}
        watched={watched}
        nudges={nudges}
        isCovered={isCovered}
        onSkip={skip}
        onLeave={leave}
      />
    ),
    spokenOf: isCatchingUp ? happening : pointing.hexes,
    pointerLayer: PointerLayer,
    ...(isCatchingUp ? {} : { arrows: pointing.arrows, highlights: pointing.highlights }),
    keys: { u: table.back, U: table.restart, s: table.solve, l: leave, h: undefined },
    onOut: backToBattle,
    onNothing: (hex) => {
      const label = boardOf(match.state.board).labels[hex];
      if (isCatchingUp) skip();
      else if (waitsForReader(session)) nudge();
      else if (isSpokenOf(session, label) || !isOwnPiece(match, hex)) {
        table.nothing(label);
        return true;
      }
      return false;
    },
    refuses: table.refuses,
    onTry: table.tryAnew,
  };
  return (
    <PointedCards value={isCatchingUp ? NO_CARDS : pointing.cards}>
      {/* Cards that cannot be played yet are no buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="lesson"
        data-lesson={file.id}
        data-quiet={isQuiet(session) || isCatchingUp ? '' : undefined}
        data-air={match.first.air === null ? undefined : ''}
        data-hand={hasCards(match.first) ? undefined : 'none'}
        data-watching={isCatchingUp ? '' : undefined}
        data-next={isCatchingUp ? undefined : nextButton(session)}
        onClick={(event) => {
          if (waitsForReader(session) && isOnCard(event.target)) nudge();
        }}
        data-narrowed={stepOf(session)?.allow === undefined ? undefined : ''}
      >
        <Table match={match} isCovered={isCovered} onMenu={onMenu} onLeave={leave} guide={guide} />
      </div>
    </PointedCards>
  );
}
