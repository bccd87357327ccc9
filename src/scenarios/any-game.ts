// A game from any file a player may have: a game, a battle to be played, or a position to go on from.
import { FILE_VERSION, POSITION_FORMAT, REPLAY_FORMAT, SCENARIO_FORMAT } from './file-names.ts';
import { err } from '../engine/result.ts';
import { boardOf } from '../hex/board.ts';
import type { Side } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { isOnBoard, traitNames } from '../memoir/units/unit.ts';
import type { Read } from './fault.ts';
import { positionSchema, type EmbeddedPosition } from './position-schema.ts';
import { scenarioById } from './library.ts';
import { positionState, scenarioFileOf } from './read-position.ts';
import { newReplay, openReplay, type OpenedReplay } from './replay-file.ts';
import { scenarioSchema, type ScenarioFile, type UnitFile } from './scenario-schema.ts';
import { shapeOf } from './shapes.ts';
import { tableFile } from './write-scenario.ts';
import { formatOf, wrongFormat } from './wrong-format.ts';

const FORMATS: readonly string[] = [REPLAY_FORMAT, SCENARIO_FORMAT, POSITION_FORMAT];

/** The seed is for a battle that begins; the name for a position without one. */
export function gameFrom(json: unknown, seed: string, name: string): Read<OpenedReplay> {
  const format = formatOf(json);
  if (format === REPLAY_FORMAT) return openReplay(json);
  if (format === SCENARIO_FORMAT) return fromScenario(json, seed);
  if (format === POSITION_FORMAT) return fromPosition(json, name);
  return wrongFormat(format, FORMATS);
}

function fromScenario(json: unknown, seed: string): Read<OpenedReplay> {
  const file = shapeOf(scenarioSchema, json);
  if (!file.ok) return file;
  const game = openReplay(newReplay(file.value, {}, seed));
  if (game.ok) return game;
  // The player's file is the scenario alone.
  return err(game.error.map(({ path, message }) => ({ path: path.replace(/^scenario\.?/, ''), message })));
}

function fromPosition(json: unknown, name: string): Read<OpenedReplay> {
  const file = shapeOf(positionSchema, json);
  if (!file.ok) return file;
  const state = positionState(file.value);
  if (!state.ok) return state;
  const scenario = battleOf(file.value, state.value, name);
  return openReplay(newReplay(scenario, {}, file.value.seed ?? 1, { position: file.value }));
}

/** The battle a position belongs to: its own scenario, or one with the units where they stand. */
export function battleOf(file: EmbeddedPosition, state: State, name: string): ScenarioFile {
  const own = file.scenario === undefined ? null : scenarioFileOf(file.scenario, scenarioById);
  const head = { format: SCENARIO_FORMAT, version: FILE_VERSION } as const;
  if (own?.ok) return { ...own.value, ...head, name: file.name ?? own.value.name ?? name };
  const { face, places, text } = file;
  return {
    ...head,
    ...tableFile(state),
    ...(face === undefined ? {} : { face }),
    ...(places === undefined ? {} : { places }),
    ...(text === undefined ? {} : { text }),
    name: file.name ?? name,
    units: { axis: unitsFile(state, 1), allies: unitsFile(state, 0) },
  };
}

function unitsFile(state: State, side: Side): Record<string, UnitFile> {
  const board = boardOf(state.board);
  const own = state.units.filter((unit) => unit.side === side && isOnBoard(unit));
  return Object.fromEntries(
    own.map(({ hex, kind, fullStrength, nation, traits }) => [
      board.labels[hex],
      { kind: UNIT_KINDS[kind].id, figures: fullStrength, nation, traits: traitNames(traits) },
    ]),
  );
}
