// NFP-3.12, NFP-4.5, NFP-4.9, NFP-4.10, NFP-4.11, NFP-4.12, NFP-8.4
import type { Hex } from '../../../hex/board.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { aircraftOn, areSideBySide, enemyAircraft } from './air.ts';

/** Ground units pass below their own flying aircraft, and never below the enemy's; a landed one is in the way. */
export function mayPass(world: World, unit: Unit, hex: Hex): boolean {
  const aircraft = aircraftOn(world, hex);
  return aircraft === null || (aircraft.side === unit.side && !aircraft.landed);
}

export function mayEnd(world: World, _unit: Unit, hex: Hex): boolean {
  return aircraftOn(world, hex) === null;
}

export function blocksSight(world: World, hex: Hex): boolean {
  return aircraftOn(world, hex) !== null;
}

export function hasAdjacentEnemy(world: World, unit: Unit): boolean {
  const enemy = enemyAircraft(world, unit.side);
  return enemy !== null && areSideBySide(world, unit.hex, enemy.hex);
}
