// AP-2.7, AP-7.4, AP-9.6, AP-14.8, AP-18.2, AP-18.3
import type { Hex } from '../../../hex/board.ts';
import { AIR_SORTIE, NO_CARD } from '../../cards/card.ts';
import type { Side } from '../../side.ts';
import { NOT_ORDERED } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { isInPlay, restPiece } from '../flying-piece.ts';
import type { TurnMoment } from '../hooks.ts';
import { makeAirCheck } from './air-check.ts';
import { airOf } from './air.ts';
import { endInterdiction, settlePins } from './interdiction.ts';
import { remove } from './removal.ts';
import type { AirPackState, Plane } from './state.ts';

/** Without an order a plane in flight goes home; with one that is no sortie it makes its air check. */
function afterOrders(world: World, side: Side): void {
  const { plane } = airOf(world).sides[side];
  if (!isInPlay(plane)) return;
  if (plane.order === NOT_ORDERED) return remove(world, plane, 'notOrdered');
  if (!plane.cleared) makeAirCheck(world, plane);
  endInterdiction(plane);
}

/** It stands where it stood; one that was a marker beside another plane is a marker again. */
function stayOnGround(air: AirPackState, { side, model, hex }: Plane): void {
  air.sides[side].plane = null;
  const isHere = (one: { readonly side: Side; readonly hex: Hex }): boolean => one.side === side && one.hex === hex;
  if (!air.parked.some(isHere)) air.parked = [...air.parked, { side, model, hex }];
  else {
    const count = 1 + (air.ready.find(isHere)?.count ?? 0);
    air.ready = [...air.ready.filter((one) => !isHere(one)), { side, hex, count }];
  }
}

/** Ordered, and with nowhere to fly: it stays on the ground or leaves the board. */
function afterMove(world: World, side: Side): void {
  const air = airOf(world);
  const { plane } = air.sides[side];
  if (plane === null || plane.moveEnded) return;
  if (!plane.landed) return remove(world, plane, 'noRoom');
  stayOnGround(air, plane);
}

/** The sortie card that was played with a section card is discarded with it. */
function beforeDraw(world: World, side: Side): void {
  const air = airOf(world);
  air.sides[side].announced = NO_CARD;
  if (!air.laid) return;
  air.laid = false;
  world.state.discard.push(AIR_SORTIE);
  world.events?.push({ type: 'cardDiscarded', side, card: AIR_SORTIE });
}

function endTurn(world: World, side: Side): void {
  const { plane } = airOf(world).sides[side];
  if (plane === null) return;
  restPiece(plane);
  plane.cleared = false;
  plane.action = null;
  settlePins(world, plane);
}

export function turnStep(world: World, moment: TurnMoment): void {
  const { side } = world.state.turn;
  if (moment === 'afterOrders') afterOrders(world, side);
  else if (moment === 'afterMove') afterMove(world, side);
  else if (moment === 'beforeDraw') beforeDraw(world, side);
  else if (moment === 'turnEnd') endTurn(world, side);
}
