import { distance, type Hex } from '../../../hex/board.ts';
import { opponent, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { OFF_MAP } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { isInPlay, type Aircraft } from '../aircraft.ts';
import type { AirTurn, NewFlightPlanState } from './state.ts';

export function airOf(world: World): NewFlightPlanState {
  const { air } = world.state;
  if (air === null) throw new Error('This battle has no air rules');
  return air;
}

/** The aircraft of a side on the board, flying or landed. */
export function aircraftOf(world: World, side: Side): Aircraft | null {
  const { aircraft } = airOf(world).sides[side];
  return isInPlay(aircraft) ? aircraft : null;
}

export function enemyAircraft(world: World, side: Side): Aircraft | null {
  return aircraftOf(world, opponent(side));
}

/** On a carrier the ship alone counts (NFP-4.7e, NFP-4.7j). */
export function isAboard(world: World, aircraft: Aircraft): boolean {
  return aircraft.landed && world.state.unitAt[aircraft.hex] !== NO_UNIT;
}

/** The aircraft that occupies a hex in its own right. */
export function aircraftOn(world: World, hex: Hex): Aircraft | null {
  const { sides } = airOf(world);
  for (let side = 0; side < 2; side++) {
    const { aircraft } = sides[side];
    if (aircraft !== null && aircraft.hex === hex && hex !== OFF_MAP && !isAboard(world, aircraft)) return aircraft;
  }
  return null;
}

export function areSideBySide(world: World, a: Hex, b: Hex): boolean {
  return distance(world.board, a, b) === 1;
}

export function changeTurn(world: World, changes: Partial<AirTurn>): void {
  const air = airOf(world);
  air.turn = { ...air.turn, ...changes };
}
