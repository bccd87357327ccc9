import { legalList, situation } from './describe.ts';
import type { Io } from './io.ts';
import { load } from './load.ts';
import { parseArguments, seedOf } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

/** legal FILE: who decides, and between what. */
export function legal(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['FILE'], ['seed']);
  if (!parsed.ok) return failure(parsed.error);
  const { words, options } = parsed.value;
  const loaded = load(io, words[0], options.seed === undefined ? undefined : seedOf(options.seed));
  if (!loaded.ok) return failure(loaded.error);
  const list = legalList(loaded.value.state);
  return success({ ...situation(loaded.value.state), count: list.length, legal: list });
}
