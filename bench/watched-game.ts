import { randomPolicy } from '../src/ai/random-policy.ts';
import { apply, legalActions, type Action, type State } from '../src/memoir/index.ts';
import { startOf, type Battle } from './battles.ts';
import { checkStart, checkStep, type Breach } from './invariants.ts';

export interface WatchedGame {
  readonly battle: Battle;
  readonly actions: readonly Action[];
  readonly end: State;
  /** How it went wrong, if it did: a broken law, or what was thrown. */
  readonly breach: Breach | undefined;
}

export interface Watch {
  readonly seed: number;
  /** The heavy laws are checked every so many steps. */
  readonly heavyEvery: number;
  readonly maxDecisions: number;
}

/** A battle between two random players, with the laws checked at every step. */
export function watchGame(battle: Battle, watch: Watch): WatchedGame {
  const start = startOf(battle);
  const choose = randomPolicy(watch.seed);
  const actions: Action[] = [];
  let before = start;
  let breach = checkStart(start);
  try {
    while (breach === undefined && before.outcome === null && actions.length < watch.maxDecisions) {
      const action = choose(before, legalActions(before));
      actions.push(action);
      const { state: after, events } = apply(before, action);
      const heavy = (actions.length + watch.seed) % watch.heavyEvery === 0;
      breach = checkStep({ start, before, action, after, events, seed: actions.length }, heavy);
      before = after;
    }
  } catch (thrown) {
    const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    breach = { law: 'no legal action fails', detail };
  }
  return { battle, actions, end: before, breach };
}
