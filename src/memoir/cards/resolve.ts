// M44-CARD-*: what happens when a card takes effect, up to the orders.
import { countFace, rollDice } from '../dice.ts';
import type { OrderSlot } from '../frames/frame.ts';
import type { Rules } from '../rules.ts';
import type { Side } from '../side.ts';
import type { World } from '../world.ts';
import { isOnBoard, kindOf } from '../units/unit.ts';
import { ARTILLERY, INFANTRY } from '../units/kinds.ts';
import {
  AIR_POWER,
  ALL_UNITS,
  BARRAGE,
  CARDS,
  EVERY_SECTION,
  FINEST_HOUR,
  INFANTRY_ASSAULT,
  MEDICS,
  NO_CARD,
  type Card,
  type CardRow,
} from './card.ts';
import { cardsHeld } from './hand.ts';
import { startHealing } from './medics.ts';
import { commands, orderAll, orderSlots, ordersEveryUnit } from './orders.ts';

export const DAYLIGHT = 6;

function isGungHo(world: World, side: Side): boolean {
  return world.state.rules.sides[side].gungHo;
}

function askOrders(world: World, side: Side, slots: readonly OrderSlot[], onTheMove: number): void {
  if (ordersEveryUnit(slots)) orderAll(world, side, slots);
  else world.state.frames.push({ kind: 'orders', side, slots, onTheMove });
  world.air.ordersStarted(world, side, slots);
}

/** How many units a card orders instead where it falls back: any one, with gung-ho marines two. */
export function unitsInstead(rules: Rules, side: Side): number {
  return rules.sides[side].gungHo ? 2 : 1;
}

/** Any one unit instead of what the card says, with no bonus. */
export function orderAnyone(world: World, side: Side, sections: number = EVERY_SECTION): void {
  world.state.turn.fallback = true;
  askOrders(world, side, [{ filter: 'any', sections, count: unitsInstead(world.state.rules, side) }], 0);
}

/** The card falls back to any one unit (M44-CARD-FB). */
export function lacksUnits(world: World, side: Side, row: CardRow): boolean {
  const { state } = world;
  if (row.fallback === null || commands(state, side, row.fallback)) return false;
  const gunsDigIn = row.id === 'dig-in' && state.rules.deck === 'breakthrough';
  return !(gunsDigIn && commands(state, side, ARTILLERY));
}

/** The card would order any one unit instead of what it says: at night, or without the units it is for. */
export function fallsBack(world: World, side: Side, card: Card): boolean {
  if (card === AIR_POWER || card === BARRAGE) return world.state.visibility < DAYLIGHT;
  return lacksUnits(world, side, CARDS[card]);
}

/** Sections, from the side's own view, in which it has infantry; with none anywhere, in which it has any unit. */
function sectionsWithInfantry(world: World, side: Side, anyone: boolean): number {
  let sections = 0;
  for (const unit of world.state.units) {
    if (unit.side !== side || !isOnBoard(unit) || (!anyone && kindOf(unit).class !== INFANTRY)) continue;
    sections |= world.state.rules.sides[side].top
      ? world.board.sectionsFromTop[unit.hex]
      : world.board.sections[unit.hex];
  }
  return anyone ? world.air.sectionsManned(world, side, sections) : sections;
}

function startInfantryAssault(world: World, side: Side): void {
  const { state } = world;
  const anyone = !commands(state, side, INFANTRY);
  const sections = state.turn.sections === 0 ? sectionsWithInfantry(world, side, anyone) : state.turn.sections;
  if (sections === 0) return;
  if ((sections & (sections - 1)) === 0) assaultSection(world, side, sections);
  else state.frames.push({ kind: 'section', side, sections });
}

/** Infantry Assault in the section chosen. */
export function assaultSection(world: World, side: Side, section: number): void {
  const { state } = world;
  state.turn.sections = section;
  world.events?.push({ type: 'sectionChosen', side, section });
  if (commands(state, side, INFANTRY))
    orderAll(world, side, [{ filter: 'infantry', sections: section, count: ALL_UNITS }]);
  else orderAnyone(world, side, section);
}

/** Their Finest Hour: the dice say what can be ordered. */
function startFinestHour(world: World, side: Side): void {
  const faces = rollDice(world, cardsHeld(world, side));
  world.events?.push({ type: 'diceRolled', side, faces, hits: 0, reason: 'finestHour', hex: -1 });
  const slots: OrderSlot[] = [
    { filter: 'infantry', sections: EVERY_SECTION, count: countFace(faces, 'infantry') },
    { filter: 'armor', sections: EVERY_SECTION, count: countFace(faces, 'armor') },
    { filter: 'any', sections: EVERY_SECTION, count: countFace(faces, 'star') },
  ];
  askOrders(world, side, slots, 0);
}

function startPlainCard(world: World, side: Side, row: CardRow): void {
  if (row.orders === null) return;
  if (lacksUnits(world, side, row)) return orderAnyone(world, side);
  const limited = row.orders.count < ALL_UNITS;
  const extra = isGungHo(world, side) && limited;
  const onTheMove = row.orders.onTheMove[world.state.rules.deck === 'breakthrough' ? 1 : 0];
  askOrders(world, side, orderSlots(row.orders, extra), onTheMove > 0 && extra ? onTheMove + 1 : onTheMove);
}

/** The card takes effect: its own procedure, or its orders. */
export function startCard(world: World): void {
  const { turn, frames } = world.state;
  const { side, effect } = turn;
  if (effect === NO_CARD || world.air.takesEffect(world, side, effect)) return;
  const strikes = effect === AIR_POWER || effect === BARRAGE;
  if (strikes && fallsBack(world, side, effect)) return orderAnyone(world, side);
  if (effect === AIR_POWER) frames.push({ kind: 'airPower', side, section: turn.sections, targets: [], picking: true });
  else if (effect === BARRAGE) frames.push({ kind: 'barrage', side });
  else if (effect === MEDICS) startHealing(world, side, isGungHo(world, side));
  else if (effect === INFANTRY_ASSAULT) startInfantryAssault(world, side);
  else if (effect === FINEST_HOUR) startFinestHour(world, side);
  else startPlainCard(world, side, CARDS[effect]);
}
