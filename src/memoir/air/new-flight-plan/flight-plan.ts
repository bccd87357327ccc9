// The flight under way, or about to begin, as the player sees it before confirming.
import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';
import { NO_UNIT, type State } from '../../state.ts';
import { NOT_ORDERED, OFF_MAP } from '../../units/unit.ts';
import { worldOf, type World } from '../../world.ts';
import type { Aircraft, AircraftType, Ammunition, Stock } from '../aircraft.ts';
import { isInPlay } from '../flying-piece.ts';
import type { Action } from '../../action.ts';
import { airOf } from './air.ts';
import { canDeclareBombing } from './bombing.ts';
import { NO_AIR_CARD, type AirCardRow } from './card.ts';
import { rowOf } from './cards.ts';
import { canDeclareDogfight } from './dogfight.ts';
import { addMoves, hexesLeft, hexesToMove, mayRestAt } from './flight.ts';
import { threatsAt, type Threat } from './forecast.ts';
import { canLandOnCarrier, isFriendlyAirfield } from './landing.ts';
import { addMarkers, mostTargets, whyNoMark, type WhyNoMark } from './markers.ts';
import { flightPlanState } from './own-state.ts';
import { isFor, specialAction, specialRun } from './special.ts';
import type { Marker } from './state.ts';

export interface FlightPlan {
  readonly side: Side;
  readonly type: AircraftType;
  /** OFF_MAP: it has still to be placed. */
  readonly hex: Hex;
  readonly path: readonly Hex[];
  readonly stock: Stock;
  /** Hexes it may move in all, and those left. */
  readonly limit: number;
  readonly left: number;
  /** Where it can be placed, or fly to next. */
  readonly steps: readonly Hex[];
  readonly mayEnd: boolean;
  /** Where it comes down if its move ends here; null: it stays in the air. */
  readonly lands: 'airfield' | 'carrier' | null;
  readonly markers: readonly Marker[];
  readonly targetHexes: readonly Hex[];
  readonly targetsLeft: number;
  /** Kinds of markers that can be laid on the hex below now. */
  readonly mayMark: readonly Ammunition[];
  /** Why the enemy below cannot be marked; null: it can be, it is, or none is there. */
  readonly whyNoMark: WhyNoMark | null;
  /** What could be declared if its move ended here. */
  readonly dogfight: boolean;
  readonly bombing: boolean;
  readonly threats: readonly Threat[];
  /** The card that lies with the order and is for this aircraft. */
  readonly special: AirCardRow | null;
  /** The run has gone beyond what that card allows: it is a normal run. */
  readonly specialLost: boolean;
}

function landsAt(world: World, { side, type, hex }: Aircraft): FlightPlan['lands'] {
  if (world.state.unitAt[hex] !== NO_UNIT) return canLandOnCarrier(world, side, type, hex) ? 'carrier' : null;
  return isFriendlyAirfield(world, side, hex) ? 'airfield' : null;
}

function marks(world: World, aircraft: Aircraft): Ammunition[] {
  const out: Action[] = [];
  addMarkers(world, aircraft, out);
  return out.flatMap((action) => (action.type === 'layMarker' ? [action.ammunition] : []));
}

function stepsOf(world: World, aircraft: Aircraft): Hex[] {
  const out: Action[] = [];
  addMoves(world, aircraft.side, out);
  return out.flatMap((action) => (action.type === 'placeAircraft' || action.type === 'flyTo' ? [action.to] : []));
}

function specialOf(world: World, aircraft: Aircraft): AirCardRow | null {
  const card = airOf(world).turn.played[aircraft.side];
  if (card === NO_AIR_CARD) return null;
  const row = rowOf(world, card);
  return isFor(row, aircraft) ? row : null;
}

/** The flight of the active side's aircraft, if it is ordered and its move has not ended. */
export function flightPlan(state: State): FlightPlan | null {
  const aircraft = flightPlanState(state.air)?.sides[state.turn.side].aircraft ?? null;
  if (aircraft === null || aircraft.order === NOT_ORDERED || aircraft.moveEnded) return null;
  const world = worldOf(state, null);
  const { side, type, hex, path, stock } = aircraft;
  const { markers, targetHexes } = airOf(world).turn;
  const isOn = isInPlay(aircraft);
  const lands = isOn ? landsAt(world, aircraft) : null;
  const special = specialOf(world, aircraft);
  return {
    side,
    type,
    hex,
    path,
    stock,
    limit: hexesToMove(world, aircraft),
    left: hexesLeft(world, aircraft),
    steps: stepsOf(world, aircraft),
    mayEnd: hex !== OFF_MAP && mayRestAt(world, side, type, hex),
    lands,
    markers,
    targetHexes,
    targetsLeft: mostTargets(world, aircraft) - targetHexes.length,
    mayMark: isOn ? marks(world, aircraft) : [],
    whyNoMark: isOn ? whyNoMark(world, aircraft) : null,
    dogfight: isOn && lands === null && canDeclareDogfight(world, aircraft),
    bombing: isOn && lands === null && canDeclareBombing(world, aircraft),
    threats: isOn && lands === null ? threatsAt(state, side, hex) : [],
    special,
    specialLost: specialRun(world, aircraft) !== specialAction(world, aircraft),
  };
}
