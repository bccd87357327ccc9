// Writing the file of a game: all that a page needs while it is played. Reading one is in replay-file.ts.
import { stateHash } from '../engine/hash.ts';
import { createReplay, recordCheck } from '../engine/replay.ts';
import { apply, type Action, type State } from '../memoir/index.ts';
import { actionText } from './action-text.ts';
import { withoutRepeats, type RuleChoicesFile } from './air-options.ts';
import { FILE_VERSION, POSITION_FORMAT, REPLAY_FORMAT } from './file-names.ts';
import type { PositionFile } from './position-schema.ts';
import type { ReplayFile } from './replay-schema.ts';
import type { ScenarioFile } from './scenario-schema.ts';

export type { ReplayFile, ReplayPlayers, ReplaySeries } from './replay-schema.ts';

/** What a game may say besides its battle: who plays, where it begins, what was won before, when it was saved. */
export type ReplayExtras = Pick<ReplayFile, 'players' | 'position' | 'series' | 'saved'>;
/** Everything of a game that is settled before its first action. */
export type ReplayStart = Pick<ReplayFile, 'scenario' | 'rules' | 'seed'> & ReplayExtras;

/** A game that has just begun. */
export function newReplay(
  scenario: ScenarioFile,
  rules: RuleChoicesFile,
  seed: number | string,
  extras: ReplayExtras = {},
): ReplayFile {
  const { actions, checks, algorithm } = createReplay<string>(seed);
  return {
    format: REPLAY_FORMAT,
    version: FILE_VERSION,
    scenario,
    scenarioHash: stateHash(scenario),
    rules: withoutRepeats(rules, scenario.options?.air),
    seed,
    algorithm,
    ...extrasOf(extras),
    actions,
    checks,
  };
}

/** Only what a file may say; a field without a value is left out. */
function extrasOf({ players, position, series, saved }: ReplayExtras): ReplayExtras {
  return {
    ...(players === undefined ? {} : { players }),
    ...(position === undefined ? {} : { position }),
    ...(series === undefined ? {} : { series }),
    ...(saved === undefined ? {} : { saved }),
  };
}

/** The file of a game with these actions, with checks at the usual interval and at the end. */
export function replayOf(start: ReplayStart, first: State, actions: readonly Action[]): ReplayFile {
  const replay = newReplay(start.scenario, start.rules, start.seed, start);
  let state = first;
  for (const [at, action] of actions.entries()) {
    const next = apply(state, action).state;
    recordAction(replay, state, action, next, at === actions.length - 1);
    state = next;
  }
  return replay;
}

/** Notes an action; `last` adds a check of the state at any number of actions. */
export function recordAction(replay: ReplayFile, before: State, action: Action, after: State, last = false): void {
  replay.actions.push(actionText(before, action));
  recordCheck(replay, after, stateHash, last);
}

/** The game with one more action, as a new file: for a page that keeps the files of earlier moments. */
export function withAction(replay: ReplayFile, before: State, action: Action, after: State): ReplayFile {
  const next = { ...replay, actions: [...replay.actions], checks: [...replay.checks] };
  recordAction(next, before, action, after);
  return next;
}

/** The game up to so many actions, as a new file: after an action was taken back, or to play on from there. */
export function cutReplay(replay: ReplayFile, actions: number): ReplayFile {
  const checks = replay.checks.filter(({ at }) => at <= actions);
  return { ...replay, actions: replay.actions.slice(0, actions), checks };
}

/** The game with a check of the state it has reached, to be given away. */
export function sealedReplay(replay: ReplayFile, last: State): ReplayFile {
  const at = replay.actions.length;
  const checks = replay.checks.filter((check) => check.at < at);
  return { ...replay, checks: [...checks, { at, hash: stateHash(last) }] };
}

/** The exact state as a position a game can begin with. */
export function exactPosition(state: State): PositionFile {
  const copy = JSON.parse(JSON.stringify(state)) as NonNullable<PositionFile['state']>;
  return { format: POSITION_FORMAT, version: FILE_VERSION, state: copy };
}
