import { useMemo } from 'react';
import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { flyingPiece } from '../../lessons/flying.ts';
import { hasFailed, stepOf, type Played, type Session } from '../../lessons/session.ts';
import type { LessonStep } from '../../lessons/lesson-schema.ts';
import { decider, type Action, type State } from '../../memoir/index.ts';
import { isInPlay } from '../../memoir/air/flying-piece.ts';
import { SIDES } from '../../memoir/side.ts';
import { isOnBoard } from '../../memoir/units/unit.ts';
import { actionParts } from '../../scenarios/script.ts';
import type { Arrow, Highlight } from '../board/model.ts';

export interface Pointing {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  readonly cards: readonly string[];
  /** All hexes of it. */
  readonly hexes: readonly Hex[];
}

const NOTHING: Pointing = { arrows: [], highlights: [], cards: [], hexes: [] };
const NOBODY: readonly Played[] = [];

/** What the step at hand points at on the board and in the hand. */
function pointingOf({ board: shape }: State, point: LessonStep['point']): Pointing {
  if (point === undefined) return NOTHING;
  const board = boardOf(shape);
  const hexes = (labels: readonly string[]): Hex[] =>
    labels.map((label) => hexOfLabel(board, label)).filter((hex) => hex !== undefined);
  const arrows = (point.arrows ?? []).flatMap((labels) => {
    const [from, to] = hexes(labels);
    return to === undefined ? [] : [{ from, to }];
  });
  const marked = hexes(point.hexes ?? []);
  return {
    arrows,
    highlights: marked.map((hex) => ({ hex, kind: 'lesson' })),
    cards: point.cards ?? [],
    hexes: [...marked, ...arrows.flatMap(({ from, to }) => [from, to])],
  };
}

/** Where the aircraft of the side that decides is. */
function aircraftHex(state: State): Hex | undefined {
  const side = decider(state);
  return side === null ? undefined : flyingPiece(state, side)?.hex;
}

/** The hexes that each piece came by, by their labels. */
function waysOf(played: readonly Played[]): string[][] {
  const ways = new Map<number | 'aircraft', string[]>();
  for (const { action, before } of played) {
    if (action.type !== 'moveUnit' && action.type !== 'flyTo') continue;
    const { labels } = boardOf(before.board);
    const piece = action.type === 'moveUnit' ? action.unit : 'aircraft';
    const from = piece === 'aircraft' ? aircraftHex(before) : before.units[piece].hex;
    const way = ways.get(piece) ?? (from === undefined ? [] : [labels[from]]);
    ways.set(piece, [...way, labels[action.to]]);
  }
  return [...ways.values()];
}

const ORDERS: ReadonlySet<Action['type']> = new Set(['orderAircraft', 'orderPlane', 'sendPlane']);

/** Hexes of aircraft that were ordered: the action names none. */
function orderedAircraft(played: readonly Played[]): string[] {
  return played.flatMap(({ action, before }) => {
    const hex = ORDERS.has(action.type) ? aircraftHex(before) : undefined;
    return hex === undefined ? [] : [boardOf(before.board).labels[hex]];
  });
}

/** What is done of a step is not pointed at any more: 'move G3 g4' its arrow, 'order F3' its hex, 'play …' its card. */
function openPoint(step: LessonStep, parts: readonly number[], played: readonly Played[]): LessonStep['point'] {
  const { point, do: lines } = step;
  if (point === undefined || parts.every((done) => done === 0)) return point;
  const done = lines.filter((line, at) => parts[at] >= actionParts(line).length).map((line) => line.split(' '));
  const ways = waysOf(played);
  const ordered = orderedAircraft(played);
  const isSaid = (...words: readonly string[]) => done.some((line) => words.every((word) => line.includes(word)));
  const isGone = (from: string, to: string) =>
    ways.some((way) => way.includes(from) && way.lastIndexOf(to) > way.indexOf(from));
  return {
    arrows: (point.arrows ?? []).filter(([from, to]) => !isSaid(from, to) && !isGone(from, to)),
    hexes: (point.hexes ?? []).filter((label) => !isSaid(label) && !ordered.includes(label)),
    cards: (point.cards ?? []).filter((card) => !isSaid(card)),
  };
}

/** Where the pieces stand: what is to be seen when a lesson begins. */
function piecesOn(state: State): Hex[] {
  const pieces = SIDES.map((side) => flyingPiece(state, side)).filter(isInPlay);
  return [...state.units.filter(isOnBoard), ...pieces].map(({ hex }) => hex);
}

interface Pointed extends Pick<Session, 'at' | 'lesson' | 'parts'> {
  readonly step: LessonStep | null;
  /** In this step. */
  readonly played: readonly Played[];
}

export function pointingAt({ at, lesson: { first }, parts, step, played }: Pointed): Pointing {
  const pointing = step === null ? NOTHING : pointingOf(first, openPoint(step, parts, played));
  const isBeginning = at === 0 && parts.every((done) => done === 0);
  return isBeginning && pointing.hexes.length === 0 ? { ...pointing, hexes: piecesOn(first) } : pointing;
}

/** The same for as long as nothing of the step is done. */
export function usePointing(session: Session): Pointing {
  const { at, lesson, parts, playedBefore } = session;
  const step = hasFailed(session) ? null : stepOf(session);
  const all = step === null || step.free === true ? NOBODY : session.played;
  return useMemo(
    () => pointingAt({ at, lesson, parts, step, played: all.slice(playedBefore) }),
    [at, lesson, parts, step, all, playedBefore],
  );
}
