// NFP-2.5, NFP-12.9: windows for an air card in the opponent's turn open whenever both players must believe it could be held
import type { Action } from '../../action.ts';
import { opponent, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { aircraftOf } from './air.ts';
import { kindsInHand, mayHold, rowOf } from './cards.ts';
import type { AirAnswerFrame } from './frame.ts';
import { canFireAtOnce } from './ground-fire.ts';

/** Ground units that could fire at the enemy's aircraft at once. */
export function unitsThatReach(world: World, side: Side): Unit[] {
  const aircraft = aircraftOf(world, opponent(side));
  if (aircraft === null || aircraft.landed) return [];
  return world.forces[side].filter((unit) => canFireAtOnce(world, unit, aircraft));
}

function couldAnswer(world: World, side: Side, moment: AirAnswerFrame['moment']): boolean {
  if (side === world.state.turn.side || !mayHold(world, side, moment)) return false;
  if (moment === 'flightEnded') return unitsThatReach(world, side).length > 0;
  return aircraftOf(world, side) !== null;
}

/** Asks the other side for a card, if it could have one. */
export function openWindow(world: World, side: Side, moment: AirAnswerFrame['moment']): void {
  if (couldAnswer(world, side, moment)) world.state.frames.push({ kind: 'airAnswer', side, moment });
}

export function addAnswers(world: World, { side, moment }: AirAnswerFrame, out: Action[]): void {
  for (const card of kindsInHand(world, side)) {
    if (rowOf(world, card).moment !== moment) continue;
    if (moment !== 'flightEnded') out.push({ type: 'playAirCard', card, unit: NO_UNIT });
    else for (const unit of unitsThatReach(world, side)) out.push({ type: 'playAirCard', card, unit: unit.id });
  }
  out.push({ type: 'declineAirCard' });
}
