// AP-16: the Storch as the eyes of its side
import type { Side } from '../../side.ts';
import type { World } from '../../world.ts';
import { airborne, enemiesBeside, isGroundUnit } from './air.ts';
import { PLANE_ROWS } from './planes.ts';

/** It flies beside a ground unit of the enemy; planes and ships do not count. */
export function seesEnemy(world: World, side: Side): boolean {
  const plane = airborne(world, side);
  if (plane === null || !PLANE_ROWS[plane.model].scouts) return false;
  return enemiesBeside(world, side, plane.hex).some(isGroundUnit);
}
