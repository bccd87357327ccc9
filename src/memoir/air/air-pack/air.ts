import { distance, type Hex } from '../../../hex/board.ts';
import { opponent, SIDES, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { kindOf, type Unit } from '../../units/unit.ts';
import { SHIP } from '../../units/kinds.ts';
import { unitOn, type World } from '../../world.ts';
import { isInPlay } from '../flying-piece.ts';
import { PLAIN_AIR_PACK, type AirPackOptions } from './options.ts';
import { airPackState } from './own-state.ts';
import type { AirPackState, Plane } from './state.ts';

export function airOf(world: World): AirPackState {
  const air = airPackState(world.state.air);
  if (air === null) throw new Error('This battle has no sorties');
  return air;
}

export function optionsOf({ state }: World): AirPackOptions {
  return state.rules.air.airPack ?? PLAIN_AIR_PACK;
}

/** The plane of a side in flight. */
export function airborne(world: World, side: Side): Plane | null {
  const { plane } = airOf(world).sides[side];
  return isInPlay(plane) && !plane.landed ? plane : null;
}

export function enemyAirborne(world: World, side: Side): Plane | null {
  return airborne(world, opponent(side));
}

/** Does a plane of either side fly over this hex? */
export function isFlownOver(world: World, hex: Hex): boolean {
  return SIDES.some((side) => airborne(world, side)?.hex === hex);
}

export function areSideBySide(world: World, a: Hex, b: Hex): boolean {
  return distance(world.board, a, b) === 1;
}

/** Enemy units beside a hex, ships included. */
export function enemiesBeside(world: World, side: Side, hex: Hex): Unit[] {
  return world.board.adjacent[hex].flatMap((beside) => {
    const unit = unitOn(world, beside);
    return unit !== null && unit.side !== side ? [unit] : [];
  });
}

export function isGroundUnit(unit: Unit): boolean {
  return kindOf(unit).class !== SHIP;
}

export function isVacant(world: World, hex: Hex): boolean {
  return world.state.unitAt[hex] === NO_UNIT;
}
