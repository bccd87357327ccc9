import { positionOf } from '../scenarios/write-position.ts';
import { eventList, legalList, situation } from './describe.ts';
import type { Io } from './io.ts';
import { load, type Loaded } from './load.ts';
import { parseArguments, seedOf } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

/** play FILE: the actions of a script with their events, and where they lead. */
export function play(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['FILE'], ['seed']);
  if (!parsed.ok) return failure(parsed.error);
  const { words, options } = parsed.value;
  const loaded = load(io, words[0], options.seed === undefined ? undefined : seedOf(options.seed));
  if (!loaded.ok) return failure(loaded.error);
  const { state, kind } = loaded.value;
  const played = {
    kind,
    ...situation(state),
    actions: playedActions(loaded.value),
    legal: legalList(state),
    position: positionOf(state, nameOf(loaded.value)),
  };
  const failures = loaded.value.kind === 'script' ? loaded.value.run.failures : [];
  if (failures.length === 0) return success(played);
  const [{ path, message }] = failures;
  return failure({ message: `${path}: ${message}`, file: words[0], path, faults: failures }, played);
}

function playedActions(loaded: Loaded): object[] {
  if (loaded.kind !== 'script') return [];
  const { file, run, state } = loaded;
  return file.actions.map((action, at) => ({ action, events: eventList(state, run.events[at]) }));
}

function nameOf(loaded: Loaded): { name?: string } {
  const name = loaded.kind === 'replay' ? loaded.file.scenario.name : loaded.file.name;
  return name === undefined ? {} : { name };
}
