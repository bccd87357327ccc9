import {
  AIR_DECK_FORMAT,
  LIBRARY_FORMAT,
  POSITION_FORMAT,
  REPLAY_FORMAT,
  SCENARIO_FORMAT,
} from '../scenarios/file-names.ts';
import { err, ok, type Result } from '../engine/result.ts';
import type { AirDeck } from '../memoir/air/new-flight-plan/card.ts';
import { setup, type State } from '../memoir/index.ts';
import '../memoir/air/air-pack/index.ts';
import '../memoir/air/new-flight-plan/index.ts';
import { openLesson, readLesson, type Lesson } from '../lessons/lesson.ts';
import { LESSON_FORMAT } from '../lessons/lesson-schema.ts';
import { lessonFaults } from '../lessons/runner.ts';
import { readAirDeck } from '../scenarios/air-deck-file.ts';
import type { Fault } from '../scenarios/fault.ts';
import { entriesIn, type ScenarioEntry } from '../scenarios/library-file.ts';
import { scenarioById } from '../scenarios/library.ts';
import { isM44, readM44, type M44Reading } from '../scenarios/m44/index.ts';
import { positionSchema, type PositionFile } from '../scenarios/position-schema.ts';
import { positionState } from '../scenarios/read-position.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import { replaySchema, verifyReplayFile, type ReplayFile } from '../scenarios/replay-file.ts';
import { scenarioSchema, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { runScript, type ScriptRun } from '../scenarios/script.ts';
import { SCRIPT_FORMAT, scriptSchema, type ScriptFile } from '../scenarios/script-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { formatOf, wrongFormat } from '../scenarios/wrong-format.ts';
import { readJsonFile, type Io } from './io.ts';
import { reportOf, type ErrorReport } from './result.ts';

/** A file of any format that holds a game, and the state it leads to. */
export type Loaded =
  | { readonly kind: 'scenario'; readonly file: ScenarioFile; readonly state: State }
  | { readonly kind: 'position'; readonly file: PositionFile; readonly state: State }
  | { readonly kind: 'script'; readonly file: ScriptFile; readonly state: State; readonly run: ScriptRun }
  | { readonly kind: 'replay'; readonly file: ReplayFile; readonly state: State };

/** A file that serves games, but holds none. */
export interface LoadedDeck {
  readonly kind: 'airDeck';
  readonly deck: AirDeck;
}

/** A lesson whose every statement was checked. */
export interface LoadedLesson {
  readonly kind: 'lesson';
  readonly lesson: Lesson;
}

/** A file of another program that was understood, playable or not. */
export interface LoadedM44 {
  readonly kind: 'm44';
  readonly reading: M44Reading;
}

/** Several scenarios in one file, each yet to be read. */
export interface LoadedLibrary {
  readonly kind: 'library';
  readonly entries: readonly ScenarioEntry[];
}

type LoadedAny = Loaded | LoadedDeck | LoadedLesson | LoadedLibrary | LoadedM44;

const DEFAULT_SEED = 1;

/** FILE is the name of a file, '-' for the standard input, or the id of a built-in scenario. */
export function load(io: Io, file: string, seed: number | string = DEFAULT_SEED): Result<Loaded, ErrorReport> {
  return loadWith(io, file, (json) => loadJson(json, seed));
}

/** FILE as for load; it may be of any format. */
export function loadAny(io: Io, file: string): Result<LoadedAny, ErrorReport> {
  return loadWith(io, file, loadAnyJson);
}

export function loadWith<T>(
  io: Io,
  file: string,
  reader: (json: unknown) => Result<T, readonly Fault[]>,
): Result<T, ErrorReport> {
  const builtIn = scenarioById(file);
  if (builtIn !== undefined) return reported(file, reader(builtIn.file));
  const json = readJsonFile(io, file);
  return json.ok ? reported(file, reader(json.value)) : json;
}

function reported<T>(file: string, result: Result<T, readonly Fault[]>): Result<T, ErrorReport> {
  return result.ok ? result : err(reportOf(file, result.error));
}

/** In a list of what can be read. */
export const M44 = 'an .m44 file with game_info and board';
const GAME_FORMATS: readonly string[] = [SCENARIO_FORMAT, POSITION_FORMAT, SCRIPT_FORMAT, REPLAY_FORMAT];

export function loadAnyJson(json: unknown): Result<LoadedAny, readonly Fault[]> {
  if (isM44(json)) return loadM44(json);
  const format = formatOf(json);
  if (format === AIR_DECK_FORMAT) return loadDeck(json);
  if (format === LESSON_FORMAT) return loadLesson(json);
  if (format === LIBRARY_FORMAT) return loadLibrary(json as object);
  if (GAME_FORMATS.some((known) => known === format)) return loadJson(json, DEFAULT_SEED);
  return wrongFormat(format, [...GAME_FORMATS, AIR_DECK_FORMAT, LESSON_FORMAT, LIBRARY_FORMAT, M44]);
}

function loadDeck(json: unknown): Result<LoadedDeck, readonly Fault[]> {
  const deck = readAirDeck(json);
  return deck.ok ? ok({ kind: 'airDeck', deck: deck.value }) : deck;
}

function loadLibrary(json: object): Result<LoadedLibrary, readonly Fault[]> {
  const entries = entriesIn(json);
  return entries.ok ? ok({ kind: 'library', entries: entries.value }) : entries;
}

function loadLesson(json: unknown): Result<LoadedLesson, readonly Fault[]> {
  const faults = lessonFaults(json);
  if (faults.length > 0) return err(faults);
  const file = readLesson(json);
  const lesson = file.ok ? openLesson(file.value) : file;
  return lesson.ok ? ok({ kind: 'lesson', lesson: lesson.value }) : lesson;
}

function loadM44(json: unknown): Result<LoadedM44, readonly Fault[]> {
  const reading = readM44(json);
  return reading.ok ? ok({ kind: 'm44', reading: reading.value }) : reading;
}

export function loadJson(json: unknown, seed: number | string): Result<Loaded, readonly Fault[]> {
  if (isM44(json)) {
    const reading = readM44(json);
    return reading.ok ? loadScenario(reading.value.file, seed) : reading;
  }
  const format = formatOf(json);
  switch (format) {
    case SCENARIO_FORMAT:
      return loadScenario(json, seed);
    case POSITION_FORMAT:
      return loadPosition(json);
    case SCRIPT_FORMAT:
      return loadScript(json);
    case REPLAY_FORMAT:
      return loadReplay(json);
    default:
      return wrongFormat(format, [...GAME_FORMATS, M44]);
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
