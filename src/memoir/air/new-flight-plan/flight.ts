// NFP-3.8, NFP-3.22, NFP-3.23, NFP-3.24, NFP-4.1, NFP-4.2, NFP-4.3, NFP-4.4, NFP-4.7k
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { NOT_ORDERED, OFF_MAP } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { hexesFlown, mayComeOnAt, pathSteps, type Airspace } from '../flight-path.ts';
import { airOf, enemyAircraft } from './air.ts';
import { canLandOnCarrier } from './landing.ts';
import { specialAction } from './special.ts';
import { TYPE_ROWS } from './types.ts';

export function hexesToMove(world: World, aircraft: Aircraft): number {
  return specialAction(world, aircraft).hexesMoved ?? TYPE_ROWS[aircraft.type].move;
}

/** Hexes it can still fly; the hex of its placement counts as one, the hex it starts from does not. */
export function hexesLeft(world: World, aircraft: Aircraft): number {
  return hexesToMove(world, aircraft) - hexesFlown(aircraft);
}

/** No unit and no other aircraft is there; the aircraft itself may be above a landed enemy. */
function isFree(world: World, hex: Hex, self: Aircraft | null): boolean {
  if (world.state.unitAt[hex] !== NO_UNIT) return false;
  return airOf(world).sides.every(({ aircraft }) => aircraft === null || aircraft === self || aircraft.hex !== hex);
}

/** May its move end here: on a free hex, or on the deck of its carrier? */
export function mayRestAt(world: World, side: Side, type: AircraftType, hex: Hex): boolean {
  return isFree(world, hex, airOf(world).sides[side].aircraft) || canLandOnCarrier(world, side, type, hex);
}

/** Only an aircraft that flies is in another one's way. */
function mayFlyInto(world: World, side: Side, hex: Hex): boolean {
  const enemy = enemyAircraft(world, side);
  return enemy === null || enemy.landed || enemy.hex !== hex;
}

function airspaceOf(world: World, side: Side, type: AircraftType): Airspace {
  return {
    mayFlyInto: (hex) => mayFlyInto(world, side, hex),
    mayRestAt: (hex) => mayRestAt(world, side, type, hex),
  };
}

/** Hexes it can fly to next. */
export function flightSteps(world: World, aircraft: Aircraft): Hex[] {
  return pathSteps(world, airspaceOf(world, aircraft.side, aircraft.type), aircraft, hexesLeft(world, aircraft));
}

function mayBePlacedOn(world: World, side: Side, type: AircraftType, hexes: number, hex: Hex): boolean {
  return mayComeOnAt(world, airspaceOf(world, side, type), hex, hexes);
}

/** First hexes of an aircraft that is deployed in these sections. */
export function placements(world: World, side: Side, type: AircraftType, sections: number, hexes: number): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < world.board.size; hex++) {
    if (!(sectionsOf(world, hex, side) & sections)) continue;
    if (mayBePlacedOn(world, side, type, hexes, hex)) found.push(hex);
  }
  return found;
}

export function hasPlacement(
  world: World,
  side: Side,
  type: AircraftType,
  sections: number,
  hexes: number = TYPE_ROWS[type].move,
): boolean {
  for (let hex = 0; hex < world.board.size; hex++)
    if (sectionsOf(world, hex, side) & sections && mayBePlacedOn(world, side, type, hexes, hex)) return true;
  return false;
}

/** Moves of the aircraft that has not begun to move. */
export function addMoves(world: World, side: Side, out: Action[]): void {
  const { aircraft } = airOf(world).sides[side];
  if (aircraft === null || aircraft.order === NOT_ORDERED || aircraft.moveEnded) return;
  if (aircraft.hex === OFF_MAP) {
    const hexes = placements(world, side, aircraft.type, aircraft.section, hexesToMove(world, aircraft));
    for (const to of hexes) out.push({ type: 'placeAircraft', to });
  } else for (const to of flightSteps(world, aircraft)) out.push({ type: 'flyTo', to });
}

/** An aircraft that was ordered onto the board comes on before the movement ends (NFP-3.29). */
export function mustComeOn(world: World, side: Side): boolean {
  const { aircraft } = airOf(world).sides[side];
  if (aircraft === null || aircraft.hex !== OFF_MAP) return false;
  return hasPlacement(world, side, aircraft.type, aircraft.section, hexesToMove(world, aircraft));
}
