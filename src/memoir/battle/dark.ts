// M44-ACT-NIGHT
import { DAYLIGHT } from '../cards/resolve.ts';
import type { Side } from '../side.ts';
import { isOnBoard } from '../units/unit.ts';
import type { World } from '../world.ts';
import { battleReach } from './eligibility.ts';
import { addTargets } from './targets.ts';

/** Ordered units that see nobody, and would have somebody to fire at by day. */
export function heldByDark(world: World, side: Side): number[] {
  if (world.state.visibility >= DAYLIGHT) return [];
  const day: World = { ...world, state: { ...world.state, visibility: DAYLIGHT } };
  const targets = (seen: World, unit: World['forces'][Side][number]): number => {
    const out: number[] = [];
    addTargets(seen, unit, battleReach(seen, unit), false, out);
    return out.length;
  };
  return world.forces[side]
    .filter((unit) => isOnBoard(unit) && targets(world, unit) === 0 && targets(day, unit) > 0)
    .map(({ id }) => id);
}
