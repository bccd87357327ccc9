// Every way to play a free step to its end: an exercise has one right answer, and this is how we know.
import { boardOf } from '../hex/board.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import type { Action, State } from '../memoir/index.ts';
import { SIDE_NAMES, SIDES } from '../memoir/side.ts';
import { isOnBoard } from '../memoir/units/unit.ts';
import { actionText } from '../scenarios/action-text.ts';
import { flyingPiece } from './flying.ts';
import type { AnswerKind } from './lesson-schema.ts';
import { answer, hasFailed, offered, stepOf, type Session } from './session.ts';

export interface Ending {
  readonly isRight: boolean;
  /** The same for answers that are alike. */
  readonly answer: string;
  /** What was done, for whoever has to look into it. */
  readonly actions: readonly string[];
  readonly say: string | null;
}

export interface Endings {
  readonly endings: readonly Ending[];
  /** Texts of everything that was refused as wrong on the way. */
  readonly refused: ReadonlySet<string>;
  /** There are more than were looked at. */
  readonly isCut: boolean;
}

const MOST_MOMENTS = 60_000;

export function endingsOf(start: Session): Endings {
  const kind: AnswerKind = stepOf(start)?.answer ?? 'actions';
  const endings: Ending[] = [];
  const refused = new Set<string>();
  let moments = 0;
  const walk = (session: Session, texts: readonly string[]): void => {
    for (const action of offered(session)) {
      if (moments > MOST_MOMENTS) return;
      moments += 1;
      const text = actionText(session.state, action);
      const after = answer(session, [action]);
      if (after.told?.verdict === 'wrong') refused.add(text);
      else if (after.at !== start.at || hasFailed(after)) {
        const actions = [...texts, text];
        endings.push({
          isRight: !hasFailed(after),
          answer: keyOf(kind, after, actions),
          actions,
          say: after.told?.say ?? null,
        });
      } else walk(after, [...texts, text]);
    }
  };
  walk(start, []);
  return { endings, refused, isCut: moments > MOST_MOMENTS };
}

function keyOf(kind: AnswerKind, session: Session, actions: readonly string[]): string {
  if (kind === 'actions') return actions.join(', ');
  if (kind === 'last') return actions.at(-1) ?? '';
  if (kind === 'markers') return markersOf(session.state).join(' ');
  const last = session.played.at(-1);
  return last === undefined ? '' : placesOf(session.state, last.action);
}

function markersOf({ board, air }: State): string[] {
  const { labels } = boardOf(board);
  return (
    flightPlanState(air)
      ?.turn.markers.map(({ hex, ammunition }) => `${labels[hex]} ${ammunition}`)
      .toSorted() ?? []
  );
}

/** Where everything stands and what is marked, however it came there. */
function placesOf(state: State, { type }: Action): string {
  const { board, units } = state;
  const { labels } = boardOf(board);
  const pieces = units.map((unit) => (isOnBoard(unit) ? labels[unit.hex] : '-'));
  const aircraft = SIDES.map((side) => `${SIDE_NAMES[side]} ${labels[flyingPiece(state, side)?.hex ?? -1] ?? '-'}`);
  return [...pieces, ...aircraft, ...markersOf(state), type].join(' ');
}
