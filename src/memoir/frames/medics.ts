// M44-CARD-MEDICS, M44-BRK-5, M44-ORDER-3
import { NOBODY } from '../../engine/frames.ts';
import { healingFace, isWounded, restoreFigures, rollToHeal } from '../cards/medics.ts';
import { canBeOrdered, giveOrder } from '../cards/orders.ts';
import { cardsHeld } from '../cards/hand.ts';
import type { Side } from '../side.ts';
import { NOT_ORDERED, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { FrameOf } from './frame.ts';
import { popFrame, type RulesOf } from './rules.ts';

function canBeHealed(world: World, side: Side, unit: Unit): boolean {
  return unit.side === side && isWounded(unit) && canBeOrdered(world.state, unit);
}

function patients(world: World, frame: FrameOf<'medics'>): Unit[] {
  return world.state.units.filter((unit) => canBeHealed(world, frame.side, unit) && !frame.tried.includes(unit.id));
}

/** One wounded unit (Marines: two); if a figure comes back, the unit is ordered. */
export const medics: RulesOf<'medics'> = {
  decider: (world, frame) => (frame.units > 0 && patients(world, frame).length > 0 ? frame.side : NOBODY),
  options(world, frame, out) {
    for (const unit of patients(world, frame)) out.push({ type: 'heal', unit: unit.id });
    out.push({ type: 'endHealing' });
  },
  act(world, frame, action) {
    if (action.type !== 'heal') return popFrame(world);
    const unit = world.state.units[action.unit];
    frame.units -= 1;
    frame.tried = [...frame.tried, unit.id];
    if (rollToHeal(world, unit, cardsHeld(world, frame.side), 'medics') > 0) giveOrder(world, unit, false);
  },
  run: popFrame,
};

/** The symbol a unit would be healed with: its own before a star. */
function symbolFor(frame: FrameOf<'healing'>, unit: Unit): 'infantry' | 'armor' | 'star' | null {
  const own = healingFace(unit);
  if (own === 'infantry' && frame.infantry > 0) return 'infantry';
  if (own === 'armor' && frame.armor > 0) return 'armor';
  return frame.star > 0 ? 'star' : null;
}

function healable(world: World, frame: FrameOf<'healing'>): Unit[] {
  return world.state.units.filter((unit) => canBeHealed(world, frame.side, unit) && symbolFor(frame, unit) !== null);
}

/** Breakthrough: the dice are shared out, figure by figure. */
export const healing: RulesOf<'healing'> = {
  decider: (world, frame) => (healable(world, frame).length > 0 ? frame.side : NOBODY),
  options(world, frame, out) {
    for (const unit of healable(world, frame)) out.push({ type: 'heal', unit: unit.id });
    out.push({ type: 'endHealing' });
  },
  act(world, frame, action) {
    if (action.type !== 'heal') return popFrame(world);
    const unit = world.state.units[action.unit];
    const symbol = symbolFor(frame, unit);
    if (symbol === null) return;
    frame[symbol] -= 1;
    restoreFigures(world, unit, 1);
    if (unit.order === NOT_ORDERED) giveOrder(world, unit, false);
  },
  run: popFrame,
};
