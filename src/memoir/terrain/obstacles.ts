// M44-TER-WIRE, M44-TER-ROADBLOCK, M44-UNIT-ENG
import { reachAfterMove } from '../battle/eligibility.ts';
import { removeTerrain } from '../movement/relocate.ts';
import { INFANTRY } from '../units/kinds.ts';
import { ACTED, CLEARED_WIRE, hasMark, kindOf, ORDERED, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { hexIs, IS } from './terrain.ts';

/** Work done instead of a battle: the unit could have battled as far as its order, its move and the ground go. */
function hasTimeToWork(world: World, unit: Unit): boolean {
  return unit.order === ORDERED && !hasMark(unit, ACTED) && reachAfterMove(world, unit) !== 'none';
}

/** Infantry clears the wire it stands on instead of battling; engineers do both. */
export function canClearWire(world: World, unit: Unit): boolean {
  if (!hexIs(world.terrain, unit.hex, IS.wire)) return false;
  const kind = kindOf(unit);
  return kind.class === INFANTRY && (kind.engineer || unit.battles === 0) && hasTimeToWork(world, unit);
}

export function clearWire(world: World, unit: Unit): void {
  removeTerrain(world, unit.hex, 'wire');
  unit.marks |= kindOf(unit).engineer ? CLEARED_WIRE : ACTED;
}

export function canClearRoadBlock(world: World, unit: Unit): boolean {
  if (!hexIs(world.terrain, unit.hex, IS.roadblock)) return false;
  return kindOf(unit).engineer && unit.battles === 0 && hasTimeToWork(world, unit);
}

export function clearRoadBlock(world: World, unit: Unit): void {
  removeTerrain(world, unit.hex, 'roadBlock');
  unit.marks |= ACTED;
}
