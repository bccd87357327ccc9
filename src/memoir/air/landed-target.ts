// What stands on an airfield is attacked through the base game's own dice, as a target without a symbol.
import { distance, type Hex } from '../../hex/board.ts';
import type { Reach } from '../battle/eligibility.ts';
import { rangeOf } from '../battle/pool.ts';
import { isInSight } from '../battle/targets.ts';
import type { Side } from '../side.ts';
import { unitKindIndex } from '../units/kinds.ts';
import { newUnit, type Unit } from '../units/unit.ts';
import { hasAdjacentEnemy, type World } from '../world.ts';

/** The target as the base game's dice see it: like a gun. */
export function landedTarget(side: Side, hex: Hex): Unit {
  const nation = side === 0 ? 'us' : 'ger';
  return newUnit(-1, { side, kind: unitKindIndex('artillery'), nation, idleUntil: 0, hex, figures: 1, traits: 0 });
}

/** Is the hex where the unit may direct its fire: beside it, or in range and in sight with no enemy beside it? */
export function reachesGround(world: World, unit: Unit, hex: Hex, reach: Reach): boolean {
  const range = distance(world.board, unit.hex, hex);
  if (range <= 1) return true;
  const { visibility } = world.state;
  const farthest = Math.min(rangeOf(world, unit, unit.hex), visibility < 6 ? visibility : 99);
  if (reach !== 'any' || range > farthest || hasAdjacentEnemy(world, unit)) return false;
  return isInSight(world, unit, unit.hex, hex);
}
