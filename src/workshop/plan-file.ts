// A plan from the file of a scenario, and back. What is drawn may be wrong; only what cannot be drawn is a fault here.
import { err, ok } from '../engine/result.ts';
import { boardOf, type Board, type Hex } from '../hex/board.ts';
import { ALLIES, AXIS, NO_SIDE, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import type { AirOptionsFile, ScenarioChoicesFile } from '../scenarios/air-options-schema.ts';
import { joinPath, type Read } from '../scenarios/fault.ts';
import { isEmpty } from '../scenarios/is-empty.ts';
import { pieceText, readPiece, sideOf } from '../scenarios/piece-text.ts';
import { plainHead, scenarioFile } from '../scenarios/plain-file.ts';
import {
  mineFile,
  objectiveFile,
  piecesIn,
  plainMine,
  plainObjective,
  plainUnit,
  terrainFile,
  unitFile,
} from '../scenarios/plain-parts.ts';
import { twoUnits } from '../scenarios/read-units.ts';
import { note, readHex, take, type Reading } from '../scenarios/reading.ts';
import type { MineFile, ObjectiveFile, ScenarioFile, TerrainFile, UnitFile } from '../scenarios/scenario-schema.ts';
import { labels } from '../scenarios/write-scenario.ts';
import { basesInFile, basesOf } from './bases-file.ts';
import type { ByHex, Plan, PlanAircraft, PlanMine, PlanObjective, PlanUnit } from './plan.ts';

export function planOf(file: ScenarioFile): Read<Plan> {
  const head = plainHead(file);
  const reading: Reading = { board: boardOf(head.board), faults: [] };
  const { air, ...options } = file.options ?? {};
  const { aircraft, airPack, ...others } = air ?? {};
  const { parked, ready, ...pack } = airPack ?? {};
  const choices = isEmpty(pack) ? others : { ...others, airPack: pack };
  const plan: Plan = {
    ...head,
    pieces: byHex(reading, 'terrain', file.terrain, (path, said) => piecesOf(reading, path, said)),
    units: bothSides(reading, unitsOf(reading, file, ALLIES), unitsOf(reading, file, AXIS)),
    mines: byHex(reading, 'mines', file.mines, (_path, said) => mineOf(said)),
    objectives: (file.objectives ?? []).map((said, at) => objectiveOf(reading, joinPath('objectives', at), said)),
    exits: [
      hexesOf(reading, 'exits.allies', file.exits?.allies ?? []),
      hexesOf(reading, 'exits.axis', file.exits?.axis ?? []),
    ],
    aircraft: [aircraftOf(reading, aircraft, ALLIES), aircraftOf(reading, aircraft, AXIS)],
    bases: basesOf(reading, { ...(parked && { parked }), ...(ready && { ready }) }),
    places: byHex(reading, 'places', file.places, (_path, name) => name),
    special: file.special ?? {},
    options: isEmpty(choices) ? options : { ...options, air: choices },
    text: file.text ?? {},
    kept: file.kept ?? null,
  };
  return reading.faults.length > 0 ? err(reading.faults) : ok(plan);
}

function byHex<T, U>(
  reading: Reading,
  path: string,
  file: Readonly<Record<string, T>> | undefined,
  read: (path: string, said: T) => U | undefined,
): ByHex<U> {
  const result: Record<Hex, U> = {};
  for (const [label, said] of Object.entries(file ?? {})) {
    const where = joinPath(path, label);
    const hex = readHex(reading, where, label);
    const value = read(where, said);
    if (hex !== undefined && value !== undefined) result[hex] = value;
  }
  return result;
}

function piecesOf(reading: Reading, path: string, file: TerrainFile): Piece[] {
  return piecesIn(file).flatMap((one) => take(reading, path, readPiece(one)) ?? []);
}

function unitsOf(reading: Reading, file: ScenarioFile, side: Side): ByHex<PlanUnit> {
  return byHex(reading, `units.${SIDE_NAMES[side]}`, file.units[SIDE_NAMES[side]], (path, said) =>
    unitOf(reading, path, said, side),
  );
}

/** Two units on one hex cannot be drawn: one of them would be gone without a word. */
function bothSides(reading: Reading, allies: ByHex<PlanUnit>, axis: ByHex<PlanUnit>): ByHex<PlanUnit> {
  for (const hex of Object.keys(axis)
    .map(Number)
    .filter((one) => one in allies)) {
    const label = reading.board.labels[hex];
    note(reading, joinPath('units.axis', label), twoUnits(joinPath('units.allies', label)));
  }
  return { ...allies, ...axis };
}

function unitOf(reading: Reading, path: string, file: UnitFile, side: Side): PlanUnit | undefined {
  const unit = take(reading, path, plainUnit(file));
  return unit === undefined ? undefined : { side, ...unit };
}

function mineOf(file: MineFile): PlanMine {
  const { side, decoy } = plainMine(file);
  return { side: side === 'anyone' ? NO_SIDE : sideOf(side), decoy };
}

function hexesOf(reading: Reading, path: string, names: readonly string[]): Hex[] {
  const hexes = names.flatMap((label, at) => readHex(reading, joinPath(path, at), label) ?? []);
  return [...new Set(hexes)];
}

function objectiveOf(reading: Reading, path: string, file: ObjectiveFile): PlanObjective {
  const { side, ...said } = plainObjective(file);
  const hexes = hexesOf(reading, joinPath(path, 'hexes'), file.hexes);
  return { ...said, hexes, side: side === null ? NO_SIDE : sideOf(side) };
}

function aircraftOf(reading: Reading, file: AirOptionsFile['aircraft'], side: Side): PlanAircraft | null {
  const said = file?.[SIDE_NAMES[side]];
  const hex = said === undefined ? undefined : readHex(reading, `options.air.aircraft.${SIDE_NAMES[side]}`, said.hex);
  return said === undefined || hex === undefined ? null : { type: said.type, hex };
}

/** The file of a plan, in its plain form. */
export function planFile(plan: Plan): ScenarioFile {
  const board = boardOf(plan.board);
  const units = (side: Side): Record<string, UnitFile> =>
    labelled(board, plan.units, (unit) => (unit.side === side ? unitFile(unit) : undefined));
  return scenarioFile({
    ...plan,
    terrain: labelled(board, plan.pieces, (pieces) => terrainFile(pieces.map(pieceText))),
    units: { axis: units(AXIS), allies: units(ALLIES) },
    mines: labelled(board, plan.mines, ({ side, decoy }) =>
      mineFile({ side: side === NO_SIDE ? 'anyone' : SIDE_NAMES[side], decoy }),
    ),
    objectives: plan.objectives.map(({ hexes, side, ...said }) =>
      objectiveFile({ ...said, hexes: labels(board, hexes), side: side === NO_SIDE ? null : SIDE_NAMES[side] }),
    ),
    exits: [labels(board, plan.exits[ALLIES]), labels(board, plan.exits[AXIS])],
    options: optionsFile(board, plan),
    places: labelled(board, plan.places, (name) => name),
  });
}

/** Values by the names of their hexes, row by row; nothing for a hex whose value says nothing. */
function labelled<T, U>(board: Board, values: ByHex<T>, write: (value: T) => U | undefined): Record<string, U> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([hex, value]): [string, U][] => {
      const written = write(value);
      return written === undefined ? [] : [[board.labels[Number(hex)], written]];
    }),
  );
}

function optionsFile(board: Board, { options, aircraft, bases }: Plan): ScenarioChoicesFile {
  const starting = Object.fromEntries(
    SIDES.flatMap((side) => {
      const one = aircraft[side];
      return one === null ? [] : [[SIDE_NAMES[side], { type: one.type, hex: board.labels[one.hex] }]];
    }),
  ) as NonNullable<AirOptionsFile['aircraft']>;
  const planes = basesInFile(board, bases);
  if (isEmpty(starting) && isEmpty(planes)) return options;
  return {
    ...options,
    air: {
      ...options.air,
      ...(isEmpty(starting) ? {} : { aircraft: starting }),
      ...(isEmpty(planes) ? {} : { airPack: { ...options.air?.airPack, ...planes } }),
    },
  };
}
