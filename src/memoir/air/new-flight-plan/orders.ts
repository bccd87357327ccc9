// NFP-3.1, NFP-3.4, NFP-3.5, NFP-3.8, NFP-3.9, NFP-3.13, NFP-3.18, NFP-3.19, NFP-3.26, NFP-3.28, NFP-10.2
import type { Action } from '../../action.ts';
import { CARDS, FINEST_HOUR } from '../../cards/card.ts';
import { cardInForce, rowInForce } from '../../cards/in-play.ts';
import { hasOrderFor, ordersEveryUnit } from '../../cards/orders.ts';
import type { OrderSlot } from '../../frames/frame.ts';
import type { Side } from '../../side.ts';
import { NOT_ORDERED, ON_THE_MOVE, ORDERED } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import type { Aircraft, AircraftType } from '../aircraft.ts';
import { sectionsOfPiece } from '../flight-path.ts';
import { newPiece, type FlyingPiece } from '../flying-piece.ts';
import { anySlotsIn } from '../order-slots.ts';
import { aircraftOf, airOf } from './air.ts';
import { hasPlayed } from './cards.ts';
import { TYPE_ROWS, without } from './types.ts';

/** The Marines' extra order of a section card is for another unit. */
function isExtra(world: World, side: Side, slots: readonly OrderSlot[], slot: number): boolean {
  const { effect } = world.state.turn;
  if (!world.state.rules.sides[side].gungHo || slots.length < 2 || slot < slots.length - 1) return false;
  return (CARDS[effect].orders?.sections ?? 0) !== 0;
}

/** Bit mask of the slots the aircraft could fill. */
function slotsFor(world: World, aircraft: Aircraft, slots: readonly OrderSlot[]): number {
  const mask = anySlotsIn(slots, sectionsOfPiece(world, aircraft));
  const last = slots.length - 1;
  return isExtra(world, aircraft.side, slots, last) ? mask & ~(1 << last) : mask;
}

/** The aircraft on the board can take an order for any one unit; with an air card it is the one (NFP-3.21). */
export function sectionsManned(world: World, side: Side, byUnits: number): number {
  const aircraft = aircraftOf(world, side);
  if (aircraft === null) return byUnits;
  const sections = sectionsOf(world, aircraft.hex, side);
  return hasPlayed(world, side) ? sections : byUnits | sections;
}

export function slotsTaken(world: World, side: Side, slots: readonly OrderSlot[]): number {
  const { aircraft } = airOf(world).sides[side];
  if (aircraft === null || aircraft.order !== ORDERED) return 0;
  return slotsFor(world, aircraft, slots);
}

export function orderAircraft(world: World, aircraft: Aircraft, onTheMove: boolean): void {
  aircraft.order = onTheMove ? ON_THE_MOVE : ORDERED;
  world.events?.push({ type: 'aircraftOrdered', side: aircraft.side, hex: aircraft.hex, onTheMove });
}

/** With an air card on the table the aircraft's order comes first; a card that orders everyone orders it too. */
export function startOrders(world: World, side: Side, slots: readonly OrderSlot[]): void {
  const isLaid = hasPlayed(world, side);
  const aircraft = aircraftOf(world, side);
  if (aircraft !== null) {
    const isSure = ordersEveryUnit(slots) || (isLaid && cardInForce(world.state) !== FINEST_HOUR);
    if (isSure && slotsFor(world, aircraft, slots) !== 0) orderAircraft(world, aircraft, false);
  } else if (isLaid && rowInForce(world.state)?.kind === 'section') {
    const sections = slots.reduce((mask, slot) => mask | slot.sections, 0);
    world.state.frames.push({ kind: 'deployment', side, sections });
  }
}

export function addOrders(
  world: World,
  side: Side,
  slots: readonly OrderSlot[],
  onTheMove: number,
  out: Action[],
): void {
  const aircraft = aircraftOf(world, side);
  if (aircraft === null || aircraft.order !== NOT_ORDERED) return;
  const mask = slotsFor(world, aircraft, slots);
  if (hasOrderFor(world, side, slots, mask)) out.push({ type: 'orderAircraft', onTheMove: false });
  if (onTheMove > 0) out.push({ type: 'orderAircraft', onTheMove: true });
}

/** Into play with its full ammunition from the supply. */
export function bringIntoPlay(world: World, side: Side, type: AircraftType, where: Partial<FlyingPiece>): Aircraft {
  const air = airOf(world);
  const { stock } = TYPE_ROWS[type];
  const aircraft: Aircraft = { ...newPiece(side, where), type, stock, battled: false };
  air.supply = without(air.supply, stock);
  air.sides[side].aircraft = aircraft;
  return aircraft;
}

/** Any type the side still has. */
export function deploy(world: World, side: Side, type: AircraftType, section: number): void {
  bringIntoPlay(world, side, type, { order: ORDERED, section, deployed: true });
  world.events?.push({ type: 'aircraftDeployed', side, aircraft: type, section });
}
