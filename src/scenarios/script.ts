import { err, ok, type Result } from '../engine/result.ts';
import { apply, legalActions, setup, type Action, type GameEvent, type State } from '../memoir/index.ts';
import { actionText, isSameAction, readAction, readActionFile } from './action-text.ts';
import { notLoaded } from './air-loaded.ts';
import { failuresOf } from './expectations.ts';
import { faulty, under, type Fault, type Read } from './fault.ts';
import { positionState, scenarioFileOf } from './read-position.ts';
import { scenarioOf } from './read-scenario.ts';
import { scriptSchema, type ScriptAction, type ScriptFile } from './script-schema.ts';
import { shapeOf } from './shapes.ts';

/** A fault in the play of a script: which action, and what would have been legal instead. */
export interface ActionFault extends Fault {
  readonly index: number;
  readonly legal: readonly string[];
}

export interface ScriptRun {
  readonly first: State;
  /** The state after every action of the file. */
  readonly states: readonly State[];
  readonly state: State;
  /** The events of every action of the file. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Expectations that were not met. */
  readonly failures: readonly Fault[];
}

export function readScript(json: unknown): Read<ScriptFile> {
  return shapeOf(scriptSchema, json);
}

/** The state a script begins with. */
export function firstState(file: ScriptFile): Read<State> {
  if ((file.scenario === undefined) === (file.position === undefined)) {
    return faulty('', "expected either a 'scenario' or a 'position' to begin with");
  }
  const state = file.scenario === undefined ? fromPosition(file) : fromScenario(file);
  if (state.ok) state.value.queuedDice.push(...(file.dice ?? []));
  return state;
}

function fromPosition({ position, seed }: ScriptFile): Read<State> {
  const seeded = seed === undefined || position?.state !== undefined ? { ...position } : { seed, ...position };
  const state = positionState(seeded);
  return state.ok ? state : err(under('position', state.error));
}

function fromScenario({ scenario, seed }: ScriptFile): Read<State> {
  const file = scenarioFileOf(scenario ?? '');
  const read = file.ok ? scenarioOf(file.value) : file;
  if (!read.ok) return err(under('scenario', read.error));
  const missing = notLoaded('scenario.options.airRules', read.value.rules.airRules);
  return missing.length > 0 ? err(missing) : ok(setup(read.value, {}, seed ?? 1));
}

export function runScript(file: ScriptFile): Result<ScriptRun, readonly Fault[]> {
  const first = firstState(file);
  if (!first.ok) return first;
  const states: State[] = [];
  const events: GameEvent[][] = [];
  let state = first.value;
  for (const [index, action] of file.actions.entries()) {
    const step = playAction(state, action, index);
    if (!step.ok) return err([step.error]);
    state = step.value.state;
    states.push(state);
    events.push(step.value.events);
  }
  const run = { first: first.value, states, state, events };
  return ok({ ...run, failures: failuresOf(file.expect ?? [], run) });
}

/** Plays one entry of the list, which can be a whole path: 'move D5 E4 F4'. */
export function playAction(
  state: State,
  said: ScriptAction,
  index: number,
): Result<{ state: State; events: GameEvent[] }, ActionFault> {
  const events: GameEvent[] = [];
  let now = state;
  for (const part of typeof said === 'string' ? actionParts(said) : [said]) {
    const legal = legalActions(now);
    const action = legalAction(now, part, legal);
    if (!action.ok) {
      const { path, message } = action.error[0];
      const where = `actions[${index}]`;
      return err({
        ...under(where, [{ path, message }])[0],
        index,
        legal: legal.map((other) => actionText(now, other)),
      });
    }
    const next = tryApply(now, action.value);
    if (next === null) return err({ path: `actions[${index}]`, message: IMPOSSIBLE_MOMENT, index, legal: [] });
    events.push(...next.events);
    now = next.state;
  }
  return ok({ state: now, events });
}

const IMPOSSIBLE_MOMENT = 'the rules cannot go on from here; the position is not one that comes up in a battle';

/** An exact state written by hand can pass every check and still be one that no battle reaches. */
function tryApply(state: State, action: Action): ReturnType<typeof apply> | null {
  try {
    return apply(state, action);
  } catch {
    return null;
  }
}

/** 'move D5 E4 F4' is two steps of one unit, 'fly E4 F4' two of an aircraft. */
export function actionParts(text: string): string[] {
  const [verb = '', ...hexes] = text.trim().split(/\s+/);
  if (hexes.some((hex) => !/\d/.test(hex))) return [text];
  if (verb.toLowerCase() === 'fly' && hexes.length > 1) return hexes.map((to) => `fly ${to}`);
  if (verb.toLowerCase() !== 'move' || hexes.length < 3) return [text];
  return hexes.slice(1).map((to, at) => `move ${hexes[at]} ${to}`);
}

/** The legal action that is meant. */
export function legalAction(
  state: State,
  said: ScriptAction,
  legal: readonly Action[] = legalActions(state),
): Read<Action> {
  const read = typeof said === 'string' ? readAction(state, said, legal) : readActionFile(state, said);
  if (!read.ok) return read;
  const action = legal.find((other) => isSameAction(other, read.value));
  return action === undefined ? faulty('', `'${actionText(state, read.value)}' is not legal now`) : ok(action);
}
