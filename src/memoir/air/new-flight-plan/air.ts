import { distance, type Hex } from '../../../hex/board.ts';
import { opponent, type Side } from '../../side.ts';
import { OFF_MAP } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { isAboard } from '../base-hexes.ts';
import { isInPlay } from '../flying-piece.ts';
import { flightPlanState } from './own-state.ts';
import type { AirTurn, NewFlightPlanState } from './state.ts';

export function airOf(world: World): NewFlightPlanState {
  const air = flightPlanState(world.state.air);
  if (air === null) throw new Error('This battle has no air combat cards');
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

/** The aircraft that occupies a hex in its own right; on a carrier the ship alone counts (NFP-4.7e, NFP-4.7j). */
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
