import { useMemo } from 'react';
import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { actionParts } from '../../scenarios/script.ts';
import { hasFailed, stepOf, type Session } from '../../lessons/session.ts';
import type { LessonStep } from '../../lessons/lesson-schema.ts';
import type { State } from '../../memoir/index.ts';
import { isOnBoard } from '../../memoir/units/unit.ts';
import type { Arrow, Highlight } from '../board/model.ts';

export interface Pointing {
  readonly arrows: readonly Arrow[];
  readonly highlights: readonly Highlight[];
  readonly cards: readonly string[];
  /** All hexes of it. */
  readonly hexes: readonly Hex[];
}

const NOTHING: Pointing = { arrows: [], highlights: [], cards: [], hexes: [] };

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

/** What is done of a step is not pointed at any more: 'move G3 g4' its arrow, 'order F3' its hex. */
function openPoint({ point, do: lines }: LessonStep, parts: readonly number[]): LessonStep['point'] {
  const done = lines.filter((line, at) => parts[at] >= actionParts(line).length).map((line) => line.split(' '));
  if (point === undefined || done.length === 0) return point;
  const isOpen = (labels: readonly string[]) => !done.some((words) => labels.every((label) => words.includes(label)));
  return {
    ...point,
    arrows: (point.arrows ?? []).filter(isOpen),
    hexes: (point.hexes ?? []).filter((label) => isOpen([label])),
  };
}

/** Where the pieces stand: what is to be seen when a lesson begins. */
function piecesOn({ units, air }: State): Hex[] {
  const aircraft = air?.sides.flatMap((side) => (side.aircraft === null ? [] : [side.aircraft.hex])) ?? [];
  return [...units.filter(isOnBoard).map(({ hex }) => hex), ...aircraft];
}

/** The same for as long as nothing of the step is done. */
export function usePointing(session: Session): Pointing {
  const { at, lesson, parts } = session;
  const step = hasFailed(session) ? null : stepOf(session);
  return useMemo(() => {
    const pointing = step === null ? NOTHING : pointingOf(lesson.first, openPoint(step, parts));
    return at === 0 && pointing.hexes.length === 0 ? { ...pointing, hexes: piecesOn(lesson.first) } : pointing;
  }, [at, lesson, step, parts]);
}
