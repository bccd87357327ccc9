import { cloneState, legalActions, simulate, type State } from '../memoir/index.ts';
import { actionText } from '../scenarios/action-text.ts';
import type { Io } from './io.ts';
import { load } from './load.ts';
import { parseArguments, seedOf, wholeNumber } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

const MAX_DEPTH = 20;

/** How many different sequences of so many actions there are; the dice and the deck fall as they lie. */
export function countSequences(state: State, depth: number): number {
  if (depth === 0) return 1;
  const actions = legalActions(state);
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    const next = cloneState(state);
    simulate(next, action);
    count += countSequences(next, depth - 1);
  }
  return count;
}

/** The same for each first action apart. */
export function divide(state: State, depth: number): { action: string; count: number }[] {
  return legalActions(state).map((action) => {
    const next = cloneState(state);
    simulate(next, action);
    return { action: actionText(state, action), count: countSequences(next, depth - 1) };
  });
}

/** perft FILE DEPTH */
export function perft(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['FILE', 'DEPTH'], ['seed']);
  if (!parsed.ok) return failure(parsed.error);
  const { words, options } = parsed.value;
  const depth = wholeNumber('DEPTH', words[1], 0, MAX_DEPTH);
  if (!depth.ok) return failure(depth.error);
  const loaded = load(io, words[0], options.seed === undefined ? undefined : seedOf(options.seed));
  if (!loaded.ok) return failure(loaded.error);
  const { state } = loaded.value;
  if (depth.value === 0) return success({ depth: 0, count: 1, division: [] });
  const division = divide(state, depth.value);
  return success({ depth: depth.value, count: division.reduce((sum, { count }) => sum + count, 0), division });
}
