import { createRandom, nextInt } from '../engine/random.ts';
import type { Action } from '../memoir/action.ts';
import type { State } from '../memoir/state.ts';

/** Chooses one of the legal actions. It must not look at what the deciding side cannot see. */
export type Policy = (state: State, actions: readonly Action[]) => Action;

/** Any legal action with equal chance; the same seed plays the same game. */
export function randomPolicy(seed: number | string): Policy {
  const random = createRandom(seed);
  return (_state, actions) => actions[nextInt(random, 'setup', actions.length)];
}
