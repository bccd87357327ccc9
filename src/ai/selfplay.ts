import { legalActions, simulate } from '../memoir/index.ts';
import type { Outcome, State } from '../memoir/state.ts';
import type { Policy } from './random-policy.ts';

/** Far more decisions than a battle needs, even between players who choose at random. */
export const MAX_DECISIONS = 50_000;

export interface PlayedGame {
  readonly decisions: number;
  readonly turns: number;
  /** null when the limit came first. */
  readonly outcome: Outcome | null;
}

/** Plays a battle to its end, in place. */
export function playOut(state: State, policy: Policy, limit: number = MAX_DECISIONS): PlayedGame {
  let decisions = 0;
  for (; state.outcome === null && decisions < limit; decisions++) simulate(state, policy(state, legalActions(state)));
  return { decisions, turns: state.turn.number, outcome: state.outcome };
}
