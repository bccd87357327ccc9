// NFP-2.5, NFP-12.9, and the cards Flak Trap, Evasive Action and Turn the Tables
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import type { Side } from '../../../side.ts';
import { NO_UNIT } from '../../../state.ts';
import type { World } from '../../../world.ts';
import { aircraftOf, enemyAircraft } from '../air.ts';
import { addAnswers } from '../answers.ts';
import type { AirEffect } from '../card.ts';
import { playCard, rowOf } from '../cards.ts';
import { fightRival } from '../dogfight.ts';
import { fireAtAircraft } from './ground-fire.ts';

function cancelHits(world: World, side: Side, count: number): void {
  const hit = world.state.frames.at(-1);
  const aircraft = aircraftOf(world, side);
  if (hit?.kind !== 'confirmation' || aircraft === null) return;
  const cancelled = Math.min(count, hit.hits);
  hit.hits -= cancelled;
  world.events?.push({ type: 'hitsCancelled', side, hex: aircraft.hex, count: cancelled });
}

function rollBack(world: World, side: Side): void {
  const own = aircraftOf(world, side);
  const rival = enemyAircraft(world, side);
  if (own !== null && rival !== null) fightRival(world, own, rival, true);
}

function takeEffect(world: World, side: Side, effect: AirEffect, unit: number): void {
  if (effect.cancelsHits !== undefined) cancelHits(world, side, effect.cancelsHits);
  if (effect.rollsBack === true) rollBack(world, side);
  if (effect.firesAtOnce === true && unit !== NO_UNIT)
    fireAtAircraft(world, world.state.units[unit], 'flakTrap', false);
}

/** Asked even without a card that fits: the pause tells nothing. */
export const airAnswer: RulesOf<'airAnswer'> = {
  decider: (_world, frame) => frame.side,
  options: addAnswers,
  act(world, { side }, action) {
    popFrame(world);
    if (action.type !== 'playAirCard') return;
    playCard(world, side, action.card, action.unit);
    takeEffect(world, side, rowOf(world, action.card).effect, action.unit);
  },
  run: never,
};
