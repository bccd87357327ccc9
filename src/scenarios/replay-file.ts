import { stateHash } from '../engine/hash.ts';
import { ALGORITHM } from '../engine/random.ts';
import { verifyReplay } from '../engine/replay.ts';
import { err, ok } from '../engine/result.ts';
import { cloneState, setup, simulate, type Action, type State } from '../memoir/index.ts';
import { rulesInUse } from '../memoir/setup.ts';
import { notLoaded } from './air-loaded.ts';
import { choicesOf } from './air-options.ts';
import { checkState } from './check-state.ts';
import { faulty, under, type Fault, type Read } from './fault.ts';
import { positionState } from './read-position.ts';
import { scenarioOf } from './read-scenario.ts';
import { replaySchema, type ReplayFile } from './replay-schema.ts';
import { legalAction } from './script.ts';
import { shapeOf } from './shapes.ts';

export { replaySchema };
export * from './replay-writing.ts';

/** A game that was read: the moment it begins, what was played, and where that led. */
export interface OpenedReplay {
  readonly file: ReplayFile;
  readonly first: State;
  readonly actions: Action[];
  readonly last: State;
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
  const rules = scenario.ok ? rulesInUse(scenario.value, choicesOf(file.rules)) : file.rules;
  const airRules = rules.airRules ?? 'none';
  faults.push(...notLoaded('rules.airRules', airRules));
  if (faults.length > 0 || !scenario.ok) return err(faults);
  return position ?? ok(setup(scenario.value, choicesOf(file.rules), file.seed));
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
