// M44-ACT-OASIS, M44-DIFF-15
import { isWounded, rollToHeal } from '../cards/medics.ts';
import { cardsHeld } from '../cards/hand.ts';
import { INFANTRY } from '../units/kinds.ts';
import { ACTED, hasMark, kindOf, MOVE_ENDED, ORDERED, TURN_OVER, type Unit } from '../units/unit.ts';
import { hasAdjacentEnemy, type World } from '../world.ts';
import { hexIs, IS } from './terrain.ts';

export const HOSPITAL_DICE = 6;

/** Dice for resting here: a hospital's six, an oasis or tent that says so one per card and one more; 0 for none. */
function recoveryDice(world: World, unit: Unit): number {
  if (!hexIs(world.terrain, unit.hex, IS.oasis | IS.hospital | IS.headquarters)) return 0;
  for (const piece of world.state.ground.pieces[unit.hex]) {
    if (piece.id === 'hospital' && piece.recovery !== false) return HOSPITAL_DICE;
    if ((piece.id === 'oasis' || piece.id === 'headquarters') && piece.recovery === true)
      return cardsHeld(world, unit.side);
  }
  return 0;
}

export function canRecover(world: World, unit: Unit): boolean {
  if (unit.order !== ORDERED || unit.moved > 0 || unit.battles > 0 || hasMark(unit, ACTED)) return false;
  if (kindOf(unit).class !== INFANTRY || !isWounded(unit) || recoveryDice(world, unit) === 0) return false;
  return !hasAdjacentEnemy(world, unit);
}

export function recover(world: World, unit: Unit): void {
  rollToHeal(world, unit, recoveryDice(world, unit), 'recovery');
  unit.marks |= ACTED | MOVE_ENDED | TURN_OVER;
}
