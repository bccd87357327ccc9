import { randomPolicy } from '../../src/ai/random-policy.ts';
import { apply, legalActions } from '../../src/memoir/index.ts';
import { battleOf, startOf } from '../../bench/battles.ts';
import type { Step } from '../../bench/invariants.ts';

/** Every so many steps are looked at: enough to break a law that is easily broken. */
const EVERY = 12;
const MAX_DECISIONS = 1200;

function stepsOf(game: number): Step[] {
  const steps: Step[] = [];
  const choose = randomPolicy(game);
  const start = startOf(battleOf(game));
  let before = start;
  for (let done = 0; before.outcome === null && done < MAX_DECISIONS; done++) {
    const action = choose(before, legalActions(before));
    const { state: after, events } = apply(before, action);
    if ((done + game) % EVERY === 0 || after.outcome !== null)
      steps.push({ start, before, action, after, events, seed: done });
    before = after;
  }
  return steps;
}

/** Steps of so many battles, of all kinds. */
export function sampleSteps(games: number): Step[] {
  return Array.from({ length: games }, (_, game) => stepsOf(game)).flat();
}
