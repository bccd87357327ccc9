import { POSITION_FORMAT, REPLAY_FORMAT, SCENARIO_FORMAT } from '../scenarios/file-names.ts';
import { err, ok, type Result } from '../engine/result.ts';
import { setup, type State } from '../memoir/index.ts';
import { unknownName, type Fault } from '../scenarios/fault.ts';
import { scenarioById } from '../scenarios/library.ts';
import { positionSchema, type PositionFile } from '../scenarios/position-schema.ts';
import { positionState } from '../scenarios/read-position.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import { replaySchema, verifyReplayFile, type ReplayFile } from '../scenarios/replay-file.ts';
import { scenarioSchema, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { runScript, type ScriptRun } from '../scenarios/script.ts';
import { SCRIPT_FORMAT, scriptSchema, type ScriptFile } from '../scenarios/script-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { readJsonFile, type Io } from './io.ts';
import { reportOf, type ErrorReport } from './result.ts';

/** A file of any of the formats, and the state it leads to. */
export type Loaded =
  | { readonly kind: 'scenario'; readonly file: ScenarioFile; readonly state: State }
  | { readonly kind: 'position'; readonly file: PositionFile; readonly state: State }
  | { readonly kind: 'script'; readonly file: ScriptFile; readonly state: State; readonly run: ScriptRun }
  | { readonly kind: 'replay'; readonly file: ReplayFile; readonly state: State };

const DEFAULT_SEED = 1;

/** FILE is the name of a file, '-' for the standard input, or the id of a built-in scenario. */
export function load(io: Io, file: string, seed: number | string = DEFAULT_SEED): Result<Loaded, ErrorReport> {
  const builtIn = scenarioById(file);
  if (builtIn !== undefined) return reported(file, loadScenario(builtIn.file, seed));
  const json = readJsonFile(io, file);
  return json.ok ? reported(file, loadJson(json.value, seed)) : json;
}

function reported<T>(file: string, result: Result<T, readonly Fault[]>): Result<T, ErrorReport> {
  return result.ok ? result : err(reportOf(file, result.error));
}

const FORMATS: readonly string[] = [SCENARIO_FORMAT, POSITION_FORMAT, SCRIPT_FORMAT, REPLAY_FORMAT];

export function loadJson(json: unknown, seed: number | string): Result<Loaded, readonly Fault[]> {
  const format = json !== null && typeof json === 'object' && 'format' in json ? json.format : undefined;
  switch (format) {
    case SCENARIO_FORMAT:
      return loadScenario(json, seed);
    case POSITION_FORMAT:
      return loadPosition(json);
    case SCRIPT_FORMAT:
      return loadScript(json);
    case REPLAY_FORMAT:
      return loadReplay(json);
    default: {
      const given = typeof format === 'string' ? `, but there is ${unknownName(format, FORMATS)}` : '';
      return err([{ path: 'format', message: `expected one of ${FORMATS.join(', ')}${given}` }]);
    }
  }
}

function loadScenario(json: unknown, seed: number | string): Result<Loaded, readonly Fault[]> {
  const file = shapeOf(scenarioSchema, json);
  if (!file.ok) return file;
  const scenario = scenarioOf(file.value);
  return scenario.ok ? ok({ kind: 'scenario', file: file.value, state: setup(scenario.value, {}, seed) }) : scenario;
}

function loadPosition(json: unknown): Result<Loaded, readonly Fault[]> {
  const file = shapeOf(positionSchema, json);
  if (!file.ok) return file;
  const state = positionState(file.value);
  return state.ok ? ok({ kind: 'position', file: file.value, state: state.value }) : state;
}

function loadScript(json: unknown): Result<Loaded, readonly Fault[]> {
  const file = shapeOf(scriptSchema, json);
  if (!file.ok) return file;
  const run = runScript(file.value);
  return run.ok ? ok({ kind: 'script', file: file.value, state: run.value.state, run: run.value }) : run;
}

function loadReplay(json: unknown): Result<Loaded, readonly Fault[]> {
  const file = shapeOf(replaySchema, json);
  if (!file.ok) return file;
  const state = verifyReplayFile(file.value);
  return state.ok ? ok({ kind: 'replay', file: file.value, state: state.value }) : state;
}
