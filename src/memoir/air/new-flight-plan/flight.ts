// NFP-3.8, NFP-3.22, NFP-3.23, NFP-3.24, NFP-4.1, NFP-4.2, NFP-4.3, NFP-4.4, NFP-4.7k
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { NOT_ORDERED, OFF_MAP } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { airOf, enemyAircraft } from './air.ts';
import { canLandOnCarrier } from './landing.ts';
import { specialAction } from './special.ts';
import { TYPE_ROWS } from './types.ts';

export function hexesToMove(world: World, aircraft: Aircraft): number {
  return specialAction(world, aircraft).hexesMoved ?? TYPE_ROWS[aircraft.type].move;
}

/** Hexes it can still fly; the hex of its placement counts as one, the hex it starts from does not. */
export function hexesLeft(world: World, aircraft: Aircraft): number {
  const flown = aircraft.deployed ? aircraft.path.length : Math.max(0, aircraft.path.length - 1);
  return hexesToMove(world, aircraft) - flown;
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

/** With so many hexes left it can still come to rest somewhere. */
function canComeToRest(
  world: World,
  side: Side,
  type: AircraftType,
  hex: Hex,
  left: number,
  path: readonly Hex[],
): boolean {
  if (mayRestAt(world, side, type, hex)) return true;
  if (left <= 0) return false;
  const adjacent = world.board.adjacent[hex];
  for (let i = 0; i < adjacent.length; i++) {
    const to = adjacent[i];
    if (path.includes(to) || !mayFlyInto(world, side, to)) continue;
    if (canComeToRest(world, side, type, to, left - 1, [...path, to])) return true;
  }
  return false;
}

/** Hexes it can fly to next. */
export function flightSteps(world: World, aircraft: Aircraft): Hex[] {
  const { side, type, hex } = aircraft;
  const left = hexesLeft(world, aircraft);
  const path = aircraft.path.length === 0 ? [hex] : aircraft.path;
  const steps: Hex[] = [];
  if (left <= 0) return steps;
  for (const to of world.board.adjacent[hex]) {
    if (path.includes(to) || !mayFlyInto(world, side, to)) continue;
    if (mayRestAt(world, side, type, to) || canComeToRest(world, side, type, to, left - 1, [...path, to]))
      steps.push(to);
  }
  return steps;
}

function mayBePlacedOn(world: World, side: Side, type: AircraftType, hexes: number, hex: Hex): boolean {
  if (!mayFlyInto(world, side, hex)) return false;
  return mayRestAt(world, side, type, hex) || canComeToRest(world, side, type, hex, hexes - 1, [hex]);
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
