import type { Hex } from '../../../hex/board.ts';
import type { View } from '../../../memoir/index.ts';
import type { MaybeSide } from '../../../memoir/side.ts';

export interface ObjectiveMark {
  /** Who can win it; -1: either. */
  readonly side: MaybeSide;
  /** Who holds it now; -1: nobody. */
  readonly holder: MaybeSide;
  readonly medals: number;
}

/** Asked for every hex of a view. */
const found = new WeakMap<View, ReadonlyMap<Hex, ObjectiveMark>>();

/** The medal on each hex of an objective. */
export function objectivesByHex(view: View): ReadonlyMap<Hex, ObjectiveMark> {
  const known = found.get(view);
  if (known !== undefined) return known;
  const marks = new Map<Hex, ObjectiveMark>();
  found.set(view, marks);
  view.rules.objectives.forEach(({ hexes, side, medals }, at) => {
    for (const hex of hexes) marks.set(hex, { side, medals, holder: view.objectives[at] });
  });
  return marks;
}
