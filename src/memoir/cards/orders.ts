// M44-ORDER-1, M44-ORDER-3, M44-BOARD-10, M44-CARD-FB, M44-NAT-USMC, M44-BRK-1, M44-BRK-4
import { isBarredFromBattle } from '../battle/eligibility.ts';
import type { OrderSlot } from '../frames/frame.ts';
import type { Side } from '../side.ts';
import type { State } from '../state.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { ARMOR, ARTILLERY, INFANTRY, type UnitClass } from '../units/kinds.ts';
import { isOnBoard, kindOf, NOT_ORDERED, ON_THE_MOVE, ORDERED, type Unit } from '../units/unit.ts';
import { hasAdjacentEnemy, sectionsOf, type World } from '../world.ts';
import { ALL_UNITS, EVERY_SECTION, type CardOrders, type OrderFilter } from './card.ts';

const MAX_SLOTS = 4;

/** Could any card order it now? */
export function canBeOrdered(state: State, unit: Unit): boolean {
  return isOnBoard(unit) && unit.idleUntil < state.turn.number;
}

function takesSandbags(world: World, unit: Unit): boolean {
  const { class: unitClass } = kindOf(unit);
  const guns = world.state.rules.deck === 'breakthrough' && unitClass === ARTILLERY;
  return (unitClass === INFANTRY || guns) && !hexIs(world.terrain, unit.hex, IS.sandbags | IS.noSandbags);
}

const MATCHES: Readonly<Record<OrderFilter, (world: World, unit: Unit) => boolean>> = {
  any: () => true,
  infantry: (_world, unit) => kindOf(unit).class === INFANTRY,
  armor: (_world, unit) => kindOf(unit).class === ARMOR,
  artillery: (_world, unit) => kindOf(unit).class === ARTILLERY,
  closeAssault: (world, unit) => kindOf(unit).class <= ARMOR && hasAdjacentEnemy(world, unit),
  firefight: (world, unit) =>
    kindOf(unit).dice.length > 0 && !isBarredFromBattle(world, unit) && !hasAdjacentEnemy(world, unit),
  digIn: takesSandbags,
};

function matchesFilter(world: World, unit: Unit, filter: OrderFilter): boolean {
  return MATCHES[filter](world, unit);
}

export function commands(state: State, side: Side, unitClass: UnitClass): boolean {
  return state.units.some((unit) => unit.side === side && isOnBoard(unit) && kindOf(unit).class === unitClass);
}

/** The slots of a card: one for each section it names, or one for the whole board; Marines get one more order. */
export function orderSlots(orders: CardOrders, gungHo: boolean): OrderSlot[] {
  const { filter, count, sections } = orders;
  if (sections === 0) return [{ filter, sections: EVERY_SECTION, count: gungHo ? count + 1 : count }];
  const slots: OrderSlot[] = [];
  for (let bit = 1; bit <= EVERY_SECTION; bit <<= 1) if (sections & bit) slots.push({ filter, sections: bit, count });
  if (gungHo) slots.push({ filter, sections, count: 1 });
  return slots;
}

/** Bit mask of the slots the unit could fill. */
function slotsFor(world: World, unit: Unit, slots: readonly OrderSlot[]): number {
  const sections = sectionsOf(world, unit.hex, unit.side);
  let mask = 0;
  for (let i = 0; i < slots.length; i++) {
    const { sections: named, filter } = slots[i];
    if (named & sections && (filter === 'any' || matchesFilter(world, unit, filter))) mask |= 1 << i;
  }
  return mask;
}

/** For every set of slots: orders it has, less the units that fit nowhere else. Scratch space, filled anew each time. */
const spare = new Int16Array(1 << MAX_SLOTS);

/** One order goes to somebody who could fill these slots. */
function useOrder(mask: number, sets: number): void {
  for (let set = mask; set < sets; set++) if ((mask & set) === mask) spare[set] -= 1;
}

/** Straddling units may count for either section, so the orders are matched to the units, not counted by section. */
function countSpareOrders(world: World, side: Side, slots: readonly OrderSlot[]): void {
  const units = world.forces[side];
  const sets = 1 << slots.length;
  for (let set = 0; set < sets; set++) {
    spare[set] = 0;
    for (let i = 0; i < slots.length; i++) if ((set >> i) & 1) spare[set] += slots[i].count;
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit.order !== ORDERED || !isOnBoard(unit)) continue;
    const mask = slotsFor(world, unit, slots);
    useOrder(mask, sets);
  }
  const taken = world.air.slotsTaken(world, side, slots);
  if (taken !== 0) useOrder(taken, sets);
}

/** One more unit fits if every set of slots that is all it could fill has an order to spare (Hall's condition). */
function fits(mask: number, sets: number): boolean {
  if (mask === 0) return false;
  for (let set = mask; set < sets; set++) if ((mask & set) === mask && spare[set] <= 0) return false;
  return true;
}

/** Is there an order left for something that could fill these slots? */
export function hasOrderFor(world: World, side: Side, slots: readonly OrderSlot[], mask: number): boolean {
  countSpareOrders(world, side, slots);
  return fits(mask, 1 << slots.length);
}

/** Ids of the units that can still be ordered so that every order keeps a slot; only the first one if that is enough. */
export function addOrderable(
  world: World,
  side: Side,
  slots: readonly OrderSlot[],
  firstOnly: boolean,
  out: number[],
): void {
  const units = world.forces[side];
  const sets = 1 << slots.length;
  countSpareOrders(world, side, slots);
  if (spare[sets - 1] <= 0) return;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit.order !== NOT_ORDERED || !canBeOrdered(world.state, unit)) continue;
    if (!fits(slotsFor(world, unit, slots), sets)) continue;
    out.push(unit.id);
    if (firstOnly) return;
  }
}

export interface OrdersLeft {
  /** Orders left in all. */
  readonly all: number;
  /** The most each slot can still give; a straddling unit is counted where it leaves more. */
  readonly bySlot: readonly number[];
}

export function ordersLeft(world: World, side: Side, slots: readonly OrderSlot[]): OrdersLeft {
  const sets = 1 << slots.length;
  countSpareOrders(world, side, slots);
  const bySlot = slots.map((_, slot) => {
    let left = spare[sets - 1];
    for (let set = 0; set < sets; set++) if ((set >> slot) & 1) left = Math.min(left, spare[set]);
    return left;
  });
  return { all: spare[sets - 1], bySlot };
}

export function giveOrder(world: World, unit: Unit, onTheMove: boolean): void {
  unit.order = onTheMove ? ON_THE_MOVE : ORDERED;
  world.events?.push({ type: 'unitOrdered', unit: unit.id, hex: unit.hex, onTheMove });
}

/** Cards that order all units leave nothing to choose. */
export function orderAll(world: World, side: Side, slots: readonly OrderSlot[]): void {
  for (const unit of world.forces[side]) {
    if (unit.order !== NOT_ORDERED || !canBeOrdered(world.state, unit)) continue;
    if (slotsFor(world, unit, slots) !== 0) giveOrder(world, unit, false);
  }
}

export function ordersEveryUnit(slots: readonly OrderSlot[]): boolean {
  return slots.every((slot) => slot.count >= ALL_UNITS);
}
