// M44-ORDER-1, M44-CARD-DIGIN, M44-DIFF-12, M44-BRK-1
import { NOBODY } from '../../engine/frames.ts';
import type { Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import { END_ORDERS, orderAction } from '../shared-actions.ts';
import { DIG_IN } from '../cards/card.ts';
import { cardInForce } from '../cards/in-play.ts';
import { addOrderable, canBeOrdered, giveOrder, ordersLeft, type OrdersLeft } from '../cards/orders.ts';
import { assaultSection } from '../cards/resolve.ts';
import { hasPiece, withPiece } from '../terrain/ground.ts';
import { NOT_ORDERED, ORDERED } from '../units/unit.ts';
import { changeGround, type World } from '../world.ts';
import type { FrameOf } from './frame.ts';
import { never, popFrame, type RulesOf } from './rules.ts';

/** So many sandbags are in the box. */
const SANDBAGS = 12;

function sandbagsLeft(world: World): number {
  const { pieces } = world.state.ground;
  let used = 0;
  for (let hex = 0; hex < pieces.length; hex++) if (hasPiece(world.state.ground, hex, 'sandbags')) used++;
  return SANDBAGS - used;
}

function placeSandbags(world: World, hex: Hex): void {
  changeGround(world, withPiece(world.state.ground, hex, { id: 'sandbags' }), hex);
  world.events?.push({ type: 'terrainPlaced', hex, terrain: 'sandbags' });
}

function digIn(world: World, side: number): void {
  let left = sandbagsLeft(world);
  for (const unit of world.state.units) {
    if (unit.side === side && unit.order === ORDERED && left-- > 0) placeSandbags(world, unit.hex);
  }
}

/** Dig-In: units that can still be given sandbags; other cards know no such limit. */
function unitsToDigIn(world: World): number {
  if (cardInForce(world.state) !== DIG_IN) return Infinity;
  return sandbagsLeft(world) - world.state.units.filter((unit) => unit.order === ORDERED).length;
}

/** What the card can still order, with the sandbags that are left. */
export function ordersLeftIn(world: World, { side, slots }: FrameOf<'orders'>): OrdersLeft {
  const left = ordersLeft(world, side, slots);
  const most = Math.max(0, unitsToDigIn(world));
  return { all: Math.min(left.all, most), bySlot: left.bySlot.map((count) => Math.min(count, most)) };
}

/** Units to order; only the first one found if that is enough. */
function addOptions(world: World, frame: FrameOf<'orders'>, firstOnly: boolean, out: Action[]): void {
  if (unitsToDigIn(world) > 0) {
    const orderable: number[] = [];
    addOrderable(world, frame.side, frame.slots, firstOnly, orderable);
    for (let i = 0; i < orderable.length; i++) out.push(orderAction(orderable[i], false));
  }
  if (frame.onTheMove > 0 && !(firstOnly && out.length > 0)) {
    for (const unit of world.forces[frame.side]) {
      if (unit.order === NOT_ORDERED && canBeOrdered(world.state, unit)) out.push(orderAction(unit.id, true));
    }
  }
  if (!(firstOnly && out.length > 0)) world.air.orders(world, frame.side, frame.slots, frame.onTheMove, out);
}

function endOrders(world: World, frame: FrameOf<'orders'>): void {
  popFrame(world);
  if (cardInForce(world.state) === DIG_IN) digIn(world, frame.side);
}

/** One unit after the other; with nobody left to order it ends by itself. */
export const orders: RulesOf<'orders'> = {
  decider(world, frame) {
    const out: Action[] = [];
    addOptions(world, frame, true, out);
    return out.length > 0 ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    addOptions(world, frame, false, out);
    out.push(END_ORDERS);
  },
  act(world, frame, action) {
    if (action.type === 'endOrders') return endOrders(world, frame);
    if (action.type !== 'orderUnit') return;
    giveOrder(world, world.state.units[action.unit], action.onTheMove);
    if (action.onTheMove) frame.onTheMove -= 1;
  },
  run: endOrders,
};

/** Infantry Assault: left, centre or right. */
export const section: RulesOf<'section'> = {
  decider: (_world, frame) => frame.side,
  options(_world, frame, out) {
    for (let bit = 1; bit <= frame.sections; bit <<= 1)
      if (frame.sections & bit) out.push({ type: 'chooseSection', section: bit });
  },
  act(world, frame, action) {
    if (action.type !== 'chooseSection') return;
    popFrame(world);
    assaultSection(world, frame.side, action.section);
  },
  run: never,
};
