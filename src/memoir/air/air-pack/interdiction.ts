// AP-14: what a plane that interdicts the ground does to the other side's turn
import type { Hex } from '../../../hex/board.ts';
import { CANNOT_BATTLE, MOVE_ENDED, type Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { unitsBeside } from './air-check.ts';
import { airOf, areSideBySide, enemyAirborne, isGroundUnit } from './air.ts';
import type { Plane } from './state.ts';

/** From the end of its move on: who stands beside it now is pinned. */
export function interdict(world: World, plane: Plane): void {
  const { side, hex } = plane;
  plane.action = 'interdict';
  plane.interdicts = true;
  plane.pinned = unitsBeside(world, plane);
  world.events?.push({ type: 'groundInterdicted', side, hex, units: plane.pinned });
}

/** As the other side's turn begins: those that begin it beside the plane. */
export function settlePins(world: World, plane: Plane): void {
  if (plane.interdicts) plane.pinned = unitsBeside(world, plane);
}

export function endInterdiction(plane: Plane): void {
  plane.interdicts = false;
  plane.pinned = [];
}

function interdictor(world: World, unit: Unit): Plane | null {
  const plane = enemyAirborne(world, unit.side);
  return plane !== null && plane.interdicts ? plane : null;
}

/** A pinned unit does not move (AP-14.2). */
export function moveLimit(world: World, unit: Unit, limit: number): number {
  return interdictor(world, unit)?.pinned.includes(unit.id) ? 0 : limit;
}

/** Another that comes beside the plane stops there and does not battle (AP-14.5, AP-14.6). */
export function stepMarks(world: World, unit: Unit, to: Hex): number {
  if (world.state.frames.at(-1)?.kind !== 'movement' || !isGroundUnit(unit)) return 0;
  const plane = interdictor(world, unit);
  return plane !== null && areSideBySide(world, plane.hex, to) ? MOVE_ENDED | CANNOT_BATTLE : 0;
}

/** It has left its hex, and its crater marker with it. */
export function unpin(world: World, unit: Unit): void {
  for (const { plane } of airOf(world).sides)
    if (plane !== null && plane.pinned.includes(unit.id)) plane.pinned = plane.pinned.filter((id) => id !== unit.id);
}
