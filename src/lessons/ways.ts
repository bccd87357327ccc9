// The ways in which a learner may do what a step asks for, besides the one in which it is written down.
import { boardOf } from '../hex/board.ts';
import type { Action } from '../memoir/index.ts';
import { reachOf } from '../memoir/movement/reach.ts';
import { readAction } from '../scenarios/action-text.ts';
import type { Fault } from '../scenarios/fault.ts';
import { actionParts } from '../scenarios/script.ts';
import type { LessonStep } from './lesson-schema.ts';
import { answer, waitsForReader, type Session } from './session.ts';

/** More lines than that are never asked for in any order. */
const MOST_LINES = 5;

export function wayFaults(session: Session, step: LessonStep): Fault[] {
  if (step.free === true || waitsForReader(session)) return [];
  return [...orderFaults(session, step), ...walkFaults(session, step)];
}

/** Where the lines may come in any order, none that can be done leads to a moment where the rest cannot. */
function orderFaults(session: Session, { do: lines, anyOrder }: LessonStep): Fault[] {
  if (anyOrder !== true) return [];
  if (lines.length > MOST_LINES)
    return [{ path: 'anyOrder', message: `expected at most ${MOST_LINES} lines in any order` }];
  const stuck = stuckAfter(session, session, lines);
  return stuck === null ? [] : [{ path: 'anyOrder', message: `nothing more can be done after ${stuck.join(', ')}` }];
}

/** What was done up to a moment at which none of the rest is possible; null: it always goes on. */
function stuckAfter(start: Session, now: Session, rest: readonly string[]): string[] | null {
  if (now.at !== start.at) return null;
  const ways = rest
    .map((line, at) => ({ line, after: lineDone(now, line), others: rest.toSpliced(at, 1) }))
    .filter(({ after }) => after === null || after.at !== now.at || after.state !== now.state);
  if (ways.length === 0) return [];
  for (const { line, after, others } of ways) {
    const stuck = after === null ? [] : stuckAfter(start, after, others);
    if (stuck !== null) return [line, ...stuck];
  }
  return null;
}

/** null: the other side should do the rest, and cannot. */
function lineDone(now: Session, line: string): Session | null {
  try {
    return linesDone(now, [line]);
  } catch {
    return null;
  }
}

/** One click on the hex where a walk ends goes the way the table finds; it is as good as the one written down. */
function walkFaults(session: Session, { do: lines }: LessonStep): Fault[] {
  return lines.flatMap((line, at) => {
    const before = linesDone(session, lines.slice(0, at));
    const click = tableWalk(before, line);
    if (before.at !== session.at || click === null || answer(before, click).told?.verdict !== 'wrong') return [];
    return [{ path: `do[${at}]`, message: `a click on the hex where '${line}' ends is answered as wrong` }];
  });
}

/** null: it is not a walk over several hexes. */
function tableWalk({ state }: Session, line: string): Action[] | null {
  const parts = actionParts(line);
  const first = readAction(state, parts[0] ?? '');
  if (parts.length < 2 || !first.ok || first.value.type !== 'moveUnit') return null;
  const { unit } = first.value;
  const end = parts.at(-1)?.split(' ')[2];
  const reach = reachOf(state, unit).find(({ hex }) => boardOf(state.board).labels[hex] === end);
  return reach?.path.map((to) => ({ type: 'moveUnit', unit, to })) ?? null;
}

/** What the other side does in between has happened by itself, and is not legal a second time. */
function linesDone(session: Session, lines: readonly string[]): Session {
  let now = session;
  for (const part of lines.flatMap(actionParts)) {
    const action = readAction(now.state, part);
    if (now.at === session.at && action.ok) now = answer(now, [action.value]);
  }
  return now;
}
