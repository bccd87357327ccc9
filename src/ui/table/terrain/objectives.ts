import type { Hex } from '../../../hex/board.ts';
import type { Point } from '../../../hex/layout.ts';
import type { View } from '../../../memoir/index.ts';
import { NO_SIDE, type MaybeSide } from '../../../memoir/side.ts';

export interface ObjectiveMark {
  /** Who can win it; -1: either. */
  readonly side: MaybeSide;
  /** Who holds it now; -1: nobody. */
  readonly holder: MaybeSide;
  readonly medals: number;
}

/** An objective as far as it is seen on the map. */
export interface ObjectiveHexes {
  readonly hexes: readonly Hex[];
  readonly side: MaybeSide;
  readonly medals: number;
}

/** From the left: the Allies', the Axis', those of either. */
const IN_ORDER: readonly MaybeSide[] = [0, 1, NO_SIDE];

/** With those that lie there already; medals that look alike are one, for as many as both. */
function withMark(marks: readonly ObjectiveMark[], mark: ObjectiveMark): ObjectiveMark[] {
  const isAlike = ({ side, holder }: ObjectiveMark) => side === mark.side && holder === mark.holder;
  const medals = marks.reduce((sum, one) => (isAlike(one) ? sum + one.medals : sum), mark.medals);
  return [...marks.filter((one) => !isAlike(one)), { ...mark, medals }].toSorted(
    (a, b) => IN_ORDER.indexOf(a.side) - IN_ORDER.indexOf(b.side) || a.holder - b.holder,
  );
}

export type MarksByHex = ReadonlyMap<Hex, readonly ObjectiveMark[]>;

function marksWith(objectives: readonly ObjectiveHexes[], holders: readonly MaybeSide[]): MarksByHex {
  const marks = new Map<Hex, readonly ObjectiveMark[]>();
  objectives.forEach(({ hexes, side, medals }, at) => {
    for (const hex of new Set(hexes)) {
      marks.set(hex, withMark(marks.get(hex) ?? NO_MARKS, { side, medals, holder: holders[at] ?? NO_SIDE }));
    }
  });
  return marks;
}

export const NO_MARKS: readonly ObjectiveMark[] = [];

/** Both are asked for every hex. */
function foundOnce<Of extends object>(find: (of: Of) => MarksByHex): (of: Of) => MarksByHex {
  const found = new WeakMap<Of, MarksByHex>();
  return (of) => {
    const marks = found.get(of) ?? find(of);
    found.set(of, marks);
    return marks;
  };
}

/** All the medals on each hex before the battle, when nobody holds them. */
export const marksOf = foundOnce((objectives: readonly ObjectiveHexes[]) => marksWith(objectives, []));

/** All the medals on each hex, and who holds them. */
export const objectivesByHex = foundOnce(({ rules, objectives }: View) => marksWith(rules.objectives, objectives));

/** Where a medal lies on its hex, and by how much it is drawn smaller than one that lies alone. */
export interface MedalSpot extends Point {
  readonly scale: number;
}

/** The half of a medal that lies alone. */
export const MEDAL_RADIUS = 11;
/** By their number: the middle of the last one, and the size of each. */
const ROWS: readonly (readonly [last: number, scale: number])[] = [
  [27, 1],
  [30, 0.9],
  [32, 0.78],
];
/** From the first to the last, so that the corner of mines and exits stays free. */
const LONGEST_ROW = 36;

/** Medals of a hex lie side by side, the last one in the corner; more than three lie one over the other. */
export function medalSpots(count: number): MedalSpot[] {
  const [last, scale] = ROWS[Math.min(count, ROWS.length) - 1] ?? ROWS[0];
  const step = Math.min(scale * 2 * MEDAL_RADIUS + 0.5, LONGEST_ROW / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => ({ x: last - (count - 1 - at) * step, y: -19, scale }));
}
