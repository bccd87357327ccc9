import { stateHash } from '../engine/hash.ts';
import { ALGORITHM } from '../engine/random.ts';
import { createReplay, recordCheck, verifyReplay } from '../engine/replay.ts';
import { err, ok } from '../engine/result.ts';
import { apply, cloneState, setup, simulate, type Action, type State } from '../memoir/index.ts';
import type { RuleChoices } from '../memoir/scenario.ts';
import { actionText } from './action-text.ts';
import { checkState } from './check-state.ts';
import { faulty, under, type Fault, type Read } from './fault.ts';
import { POSITION_FORMAT, type PositionFile } from './position-schema.ts';
import { positionState } from './read-position.ts';
import { scenarioOf } from './read-scenario.ts';
import { REPLAY_FORMAT, replaySchema, type ReplayFile } from './replay-schema.ts';
import { FILE_VERSION, type ScenarioFile } from './scenario-schema.ts';
import { legalAction } from './script.ts';
import { shapeOf } from './shapes.ts';

export { REPLAY_FORMAT, replaySchema };
export type { ReplayFile, ReplayPlayers, ReplaySeries } from './replay-schema.ts';

/** What a game may say besides its battle: who plays, where it begins, what was won before, when it was saved. */
export type ReplayExtras = Pick<ReplayFile, 'players' | 'position' | 'series' | 'saved'>;
/** Everything of a game that is settled before its first action. */
export type ReplayStart = Pick<ReplayFile, 'scenario' | 'rules' | 'seed'> & ReplayExtras;

/** A game that was read: the moment it begins, what was played, and where that led. */
export interface OpenedReplay {
  readonly file: ReplayFile;
  readonly first: State;
  readonly actions: Action[];
  readonly last: State;
}

/** A game that has just begun. */
export function newReplay(
  scenario: ScenarioFile,
  rules: RuleChoices,
  seed: number | string,
  extras: ReplayExtras = {},
): ReplayFile {
  const { actions, checks, algorithm } = createReplay<string>(seed);
  return {
    format: REPLAY_FORMAT,
    version: FILE_VERSION,
    scenario,
    scenarioHash: stateHash(scenario),
    rules,
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

export function readReplay(json: unknown): Read<ReplayFile> {
  return shapeOf(replaySchema, json);
}

/** The first state of a game, or every reason why it cannot begin. */
export function replayBeginning(file: ReplayFile): Read<State> {
  const faults: Fault[] = [];
  const scenario = scenarioOf(file.scenario);
  if (!scenario.ok) faults.push(...under('scenario', scenario.error));
  if (stateHash(file.scenario) !== file.scenarioHash) {
    faults.push({ path: 'scenarioHash', message: 'the scenario is not the one that was played' });
  }
  const position = file.position === undefined ? null : positionState(file.position);
  if (position?.ok === false) faults.push(...under('position', position.error));
  if (file.algorithm !== ALGORITHM) {
    const message = `the game was made with '${file.algorithm}', expected '${ALGORITHM}'`;
    faults.push({ path: 'algorithm', message });
  }
  if (faults.length > 0 || !scenario.ok) return err(faults);
  return position ?? ok(setup(scenario.value, file.rules, file.seed));
}

/** Reads a game and plays it from its first action to its last; every action and check hash must hold. */
export function openReplay(json: unknown): Read<OpenedReplay> {
  const read = readReplay(json);
  if (!read.ok) return read;
  const file = read.value;
  const beginning = replayBeginning(file);
  if (!beginning.ok) return beginning;
  const first = beginning.value;
  const actions: Action[] = [];
  const step = (state: State, said: string): State => {
    const action = legalAction(state, said);
    if (!action.ok) throw new Error(action.error[0].message);
    actions.push(action.value);
    simulate(state, action.value);
    return state;
  };
  const played = verifyReplay(cloneState(first), file, step, stateHash);
  if (!played.ok) {
    const { kind, index, message } = played.error;
    return faulty(kind === 'action' ? `actions[${index}]` : `checks[${index}]`, message);
  }
  const last = played.value;
  // A position written by hand can look right and still lead to a moment that no battle reaches.
  const impossible = file.position === undefined ? [] : checkState(last);
  return impossible.length === 0 ? ok({ file, first, actions, last }) : err(under('position', impossible));
}

/** Plays a replay from its first action to its last: the state it ends in, or where it went differently. */
export function verifyReplayFile(json: unknown): Read<State> {
  const opened = openReplay(json);
  return opened.ok ? ok(opened.value.last) : opened;
}
