// M44-MEDAL-KILL, M44-MEDAL-EXIT, M44-WIN-1, M44-WIN-3
import type { Hex } from '../../hex/board.ts';
import type { MedalSource } from '../event.ts';
import type { Side } from '../side.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { win } from './victory.ts';

/** Medals a side has: those won for good and those it holds on the map now. Never more than it needs. */
export function medalsOf(state: State, side: Side): number {
  const { rules, objectives } = state;
  let medals = state.sides[side].medals;
  for (let i = 0; i < objectives.length; i++) {
    if (objectives[i] !== side) continue;
    medals +=
      i < rules.objectives.length
        ? rules.objectives[i].medals
        : rules.emptySections[i - rules.objectives.length].medals;
  }
  return Math.min(medals, rules.sides[side].medalsToWin);
}

/** The first side to reach its count wins at once, whoever's turn it is. */
export function checkMedals(world: World, side: Side): void {
  const { state } = world;
  const needed = state.rules.sides[side];
  if (medalsOf(state, side) >= needed.medalsToWin && state.sides[side].exits >= needed.exitsNeeded)
    win(world, side, 'medals');
}

/** Medals without a look at who has won. */
export function awardMedals(world: World, side: Side, count: number, source: MedalSource, hex: Hex): void {
  world.state.sides[side].medals += count;
  world.events?.push({ type: 'medalGained', side, count, source, hex });
}

export function gainMedals(world: World, side: Side, count: number, source: MedalSource, hex: Hex): void {
  awardMedals(world, side, count, source, hex);
  checkMedals(world, side);
}
