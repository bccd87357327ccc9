// AP-3.8, AP-7.1…7.5, AP-8.3, AP-8.7: planes under command cards
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import { hasOrderFor, ordersEveryUnit } from '../../cards/orders.ts';
import type { OrderSlot } from '../../frames/frame.ts';
import type { Side } from '../../side.ts';
import { NOT_ORDERED, ORDERED } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import { sectionsOfPiece } from '../flight-path.ts';
import { anySlotsIn } from '../order-slots.ts';
import { airborne, airOf } from './air.ts';
import { basesOf } from './grounded.ts';
import { addTakeOffs, orderPlane } from './sortie.ts';

function sectionsOfSlots(slots: readonly OrderSlot[]): number {
  return slots.reduce((mask, { filter, sections }) => (filter === 'any' ? mask | sections : mask), 0);
}

/** The plane in flight, or one on the ground, can take an order for any one unit. */
export function sectionsManned(world: World, side: Side, byUnits: number): number {
  const plane = airborne(world, side);
  const hexes = plane === null ? basesOf(world, side) : [plane.hex];
  return hexes.reduce((mask, hex) => mask | sectionsOf(world, hex, side), byUnits);
}

export function slotsTaken(world: World, side: Side, slots: readonly OrderSlot[]): number {
  const { plane } = airOf(world).sides[side];
  return plane === null || plane.order !== ORDERED ? 0 : anySlotsIn(slots, sectionsOfPiece(world, plane));
}

/** A sortie that lies with the card comes first; a card that orders every unit orders the plane in flight too. */
export function startOrders(world: World, side: Side, slots: readonly OrderSlot[]): void {
  const sections = sectionsOfSlots(slots);
  const plane = airborne(world, side);
  if (airOf(world).laid) world.state.frames.push({ kind: 'sortie', side, sections, anywhere: false });
  else if (!ordersEveryUnit(slots)) return;
  else if (plane === null) world.state.frames.push({ kind: 'scramble', side, sections });
  else if (sectionsOf(world, plane.hex, side) & sections) orderPlane(world, plane, false, false);
}

export function addOrders(
  world: World,
  side: Side,
  slots: readonly OrderSlot[],
  onTheMove: number,
  out: Action[],
): void {
  const hasOrderAt = (hex: Hex): boolean =>
    hasOrderFor(world, side, slots, anySlotsIn(slots, sectionsOf(world, hex, side)));
  const plane = airborne(world, side);
  if (airOf(world).sides[side].plane === null) {
    addTakeOffs(world, side, false, hasOrderAt, out);
    if (onTheMove > 0) addTakeOffs(world, side, true, () => true, out);
  } else if (plane !== null && plane.order === NOT_ORDERED) {
    if (hasOrderAt(plane.hex)) out.push({ type: 'orderPlane', onTheMove: false });
    if (onTheMove > 0) out.push({ type: 'orderPlane', onTheMove: true });
  }
}
