// NFP-4.7a, NFP-4.7i, NFP-7.9, NFP-7.13, NFP-10.6, NFP-12.1, NFP-12.8
import { DAYLIGHT } from '../../cards/resolve.ts';
import type { Side } from '../../side.ts';
import { NOT_ORDERED, OFF_MAP } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { restPiece } from '../flying-piece.ts';
import type { TurnMoment } from '../hooks.ts';
import { aircraftOf, airOf } from './air.ts';
import { discardPlayed } from './cards.ts';
import { endWithoutFlight } from './frames/flight.ts';
import { cancelCombats, withdraw } from './removal.ts';
import { QUIET_TURN } from './setup.ts';
import { isEmpty, sumOf, TYPE_ROWS, without } from './types.ts';

function refuel(world: World, aircraft: Aircraft): void {
  const air = airOf(world);
  const { side, type, hex, stock } = aircraft;
  const full = TYPE_ROWS[type].stock;
  if (stock.mg === full.mg && stock.bomb === full.bomb) return;
  air.supply = without(sumOf(air.supply, stock), full);
  aircraft.stock = full;
  world.events?.push({ type: 'aircraftRefuelled', side, aircraft: type, hex });
}

/** First the landed are refuelled; then those that cannot stay in the air go home. */
function startTurn(world: World, side: Side): void {
  const aircraft = aircraftOf(world, side);
  if (aircraft === null) return;
  if (aircraft.landed) refuel(world, aircraft);
  else if (isEmpty(aircraft.stock) || world.state.visibility < DAYLIGHT) withdraw(world, aircraft, true);
}

function endMovement(world: World, side: Side): void {
  const aircraft = aircraftOf(world, side);
  if (aircraft !== null && aircraft.order !== NOT_ORDERED && !aircraft.moveEnded) endWithoutFlight(world, aircraft);
}

/** There was no hex left for it to come on (NFP-3.29). */
function callOffDeployment(world: World, side: Side): void {
  const { aircraft } = airOf(world).sides[side];
  if (aircraft !== null && aircraft.hex === OFF_MAP) {
    const air = airOf(world);
    air.supply = sumOf(air.supply, aircraft.stock);
    air.sides[side].aircraft = null;
  }
}

/** What was laid and not rolled is spent; played cards go to the discards. */
function clearTable(world: World): void {
  cancelCombats(world);
  discardPlayed(world);
}

function endTurn(world: World, side: Side): void {
  const air = airOf(world);
  air.turn = QUIET_TURN;
  const { aircraft } = air.sides[side];
  if (aircraft === null) return;
  restPiece(aircraft);
  aircraft.battled = false;
}

export function turnStep(world: World, moment: TurnMoment): void {
  const { side } = world.state.turn;
  if (moment === 'turnStart') startTurn(world, side);
  else if (moment === 'movementEnded') endMovement(world, side);
  else if (moment === 'afterMove') callOffDeployment(world, side);
  else if (moment === 'beforeDraw') clearTable(world);
  else if (moment === 'turnEnd') endTurn(world, side);
}
