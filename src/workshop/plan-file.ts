// A plan from the file of a scenario, and back. What is drawn may be wrong; only what cannot be drawn is a fault here.
import { err, ok } from '../engine/result.ts';
import { boardOf, type Board, type Hex } from '../hex/board.ts';
import { ALLIES, AXIS, NO_SIDE, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import type { AirOptionsFile, RuleChoicesFile } from '../scenarios/air-options-schema.ts';
import { joinPath, type Read } from '../scenarios/fault.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../scenarios/file-names.ts';
import { pieceText, readPiece, sideOf } from '../scenarios/piece-text.ts';
import { DEFAULT_NATIONS } from '../scenarios/read-rules.ts';
import { readHex, take, type Reading } from '../scenarios/reading.ts';
import type { MineFile, ObjectiveFile, ScenarioFile, TerrainFile, UnitFile } from '../scenarios/scenario-schema.ts';
import { spellOut } from '../scenarios/unit-text.ts';
import {
  OBJECTIVE_SWITCHES,
  type ByHex,
  type Plan,
  type PlanAircraft,
  type PlanMine,
  type PlanObjective,
  type PlanSide,
  type PlanUnit,
} from './plan.ts';

const DEFAULT_HAND = 5;
const DEFAULT_MEDALS = 5;

export function planOf(file: ScenarioFile): Read<Plan> {
  const reading: Reading = { board: boardOf(file.board ?? 'standard'), faults: [] };
  const { air, ...options } = file.options ?? {};
  const { aircraft, ...choices } = air ?? {};
  const plan: Plan = {
    name: file.name,
    front: file.front ?? null,
    date: file.date ?? null,
    minutes: file.minutes ?? null,
    board: reading.board.name,
    face: file.face ?? 'country',
    sides: [sidePlan(file, ALLIES), sidePlan(file, AXIS)],
    top: file.sides?.allies?.edge === 'top' || file.sides?.axis?.edge === 'bottom' ? ALLIES : AXIS,
    first: sideOf(file.first ?? 'allies'),
    pieces: byHex(reading, 'terrain', file.terrain, (path, said) => piecesOf(reading, path, said)),
    units: { ...unitsOf(reading, file, ALLIES), ...unitsOf(reading, file, AXIS) },
    mines: byHex(reading, 'mines', file.mines, (_path, said) => mineOf(said)),
    objectives: (file.objectives ?? []).map((said, at) => objectiveOf(reading, joinPath('objectives', at), said)),
    exits: [
      hexesOf(reading, 'exits.allies', file.exits?.allies ?? []),
      hexesOf(reading, 'exits.axis', file.exits?.axis ?? []),
    ],
    aircraft: [aircraftOf(reading, aircraft, ALLIES), aircraftOf(reading, aircraft, AXIS)],
    places: byHex(reading, 'places', file.places, (_path, name) => name),
    special: file.special ?? {},
    options: Object.keys(choices).length === 0 ? options : { ...options, air: choices },
    text: file.text ?? {},
    kept: file.kept ?? null,
  };
  return reading.faults.length > 0 ? err(reading.faults) : ok(plan);
}

function sidePlan(file: ScenarioFile, side: Side): PlanSide {
  const said = file.sides?.[SIDE_NAMES[side]];
  return {
    nation: said?.nation ?? DEFAULT_NATIONS[side],
    hand: said?.hand ?? DEFAULT_HAND,
    medals: said?.medals ?? DEFAULT_MEDALS,
  };
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
  return (Array.isArray(file) ? file : [file]).flatMap((one) => take(reading, path, readPiece(one)) ?? []);
}

function unitsOf(reading: Reading, file: ScenarioFile, side: Side): ByHex<PlanUnit> {
  return byHex(reading, `units.${SIDE_NAMES[side]}`, file.units[SIDE_NAMES[side]], (path, said) =>
    unitOf(reading, path, said, side),
  );
}

function unitOf(reading: Reading, path: string, file: UnitFile, side: Side): PlanUnit | undefined {
  const said = take(reading, path, typeof file === 'string' ? spellOut(file) : ok(file));
  if (said === undefined) return undefined;
  const { kind, nation = null, figures = null, traits = [], idleUntil = 0 } = said;
  return { side, kind, nation, figures: said.fullStrength ?? figures, traits, idleUntil };
}

function mineOf(file: MineFile): PlanMine {
  const { side, decoy = false } = typeof file === 'string' ? { side: file } : file;
  return { side: side === 'anyone' ? NO_SIDE : sideOf(side), decoy };
}

function hexesOf(reading: Reading, path: string, labels: readonly string[]): Hex[] {
  const hexes = labels.flatMap((label, at) => readHex(reading, joinPath(path, at), label) ?? []);
  return [...new Set(hexes)];
}

function objectiveOf(reading: Reading, path: string, file: ObjectiveFile): PlanObjective {
  return {
    hexes: hexesOf(reading, joinPath(path, 'hexes'), file.hexes),
    side: file.side === undefined ? NO_SIDE : sideOf(file.side),
    need: file.need ?? 1,
    medals: file.medals ?? 1,
    switches: OBJECTIVE_SWITCHES.filter((name) => file[name] === true),
  };
}

function aircraftOf(reading: Reading, file: AirOptionsFile['aircraft'], side: Side): PlanAircraft | null {
  const said = file?.[SIDE_NAMES[side]];
  const hex = said === undefined ? undefined : readHex(reading, `options.air.aircraft.${SIDE_NAMES[side]}`, said.hex);
  return said === undefined || hex === undefined ? null : { type: said.type, hex };
}

/** The file of a plan, with nothing in it that goes without saying. */
export function planFile(plan: Plan): ScenarioFile {
  const board = boardOf(plan.board);
  const terrain = labelled(board, plan.pieces, terrainFile);
  const mines = labelled(board, plan.mines, mineFile);
  const places = labelled(board, plan.places, (name) => name);
  const exits = Object.fromEntries(
    SIDES.filter((side) => plan.exits[side].length > 0).map((side) => [
      SIDE_NAMES[side],
      labelsOf(board, plan.exits[side]),
    ]),
  );
  const options = optionsFile(board, plan);
  return {
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name: plan.name,
    ...(plan.front === null ? {} : { front: plan.front }),
    ...(plan.date === null ? {} : { date: plan.date }),
    ...(plan.minutes === null ? {} : { minutes: plan.minutes }),
    ...(plan.board === 'standard' ? {} : { board: plan.board }),
    ...(plan.face === 'country' ? {} : { face: plan.face }),
    sides: { axis: sideFile(plan, AXIS), allies: sideFile(plan, ALLIES) },
    first: SIDE_NAMES[plan.first],
    ...(isEmpty(terrain) ? {} : { terrain }),
    units: { axis: unitsFile(board, plan, AXIS), allies: unitsFile(board, plan, ALLIES) },
    ...(isEmpty(mines) ? {} : { mines }),
    ...(plan.objectives.length === 0
      ? {}
      : { objectives: plan.objectives.map((objective) => objectiveFile(board, objective)) }),
    ...(isEmpty(exits) ? {} : { exits }),
    ...(isEmpty(plan.special) ? {} : { special: plan.special }),
    ...(isEmpty(options) ? {} : { options }),
    ...(isEmpty(places) ? {} : { places }),
    ...(isEmpty(plan.text) ? {} : { text: plan.text }),
    ...(plan.kept === null ? {} : { kept: plan.kept }),
  };
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}

function labelsOf(board: Board, hexes: readonly Hex[]): string[] {
  return hexes.map((hex) => board.labels[hex]);
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

function terrainFile(pieces: readonly Piece[]): string | string[] | undefined {
  const texts = pieces.map(pieceText);
  return texts.length > 1 ? texts : texts[0];
}

function mineFile({ side, decoy }: PlanMine): MineFile {
  const name = side === NO_SIDE ? 'anyone' : SIDE_NAMES[side];
  return decoy ? { side: name, decoy } : name;
}

function sideFile(plan: Plan, side: Side): NonNullable<NonNullable<ScenarioFile['sides']>['axis']> {
  return { ...plan.sides[side], edge: plan.top === side ? 'top' : 'bottom' };
}

function unitsFile(board: Board, { units }: Plan, side: Side): Record<string, UnitFile> {
  return labelled(board, units, (unit) => (unit.side === side ? unitFile(unit) : undefined));
}

function unitFile({ kind, nation, figures, traits, idleUntil }: PlanUnit): UnitFile {
  const words = [kind, ...(figures === null ? [] : [String(figures)]), ...(nation === null ? [] : [nation]), ...traits];
  if (idleUntil === 0) return words.join(' ');
  return {
    kind,
    ...(figures === null ? {} : { figures }),
    ...(nation === null ? {} : { nation }),
    ...(traits.length === 0 ? {} : { traits: [...traits] }),
    idleUntil,
  };
}

function objectiveFile(board: Board, { hexes, side, need, medals, switches }: PlanObjective): ObjectiveFile {
  return {
    hexes: labelsOf(board, hexes),
    ...(side === NO_SIDE ? {} : { side: SIDE_NAMES[side] }),
    ...(need === 1 ? {} : { need }),
    ...(medals === 1 ? {} : { medals }),
    ...Object.fromEntries(switches.map((name) => [name, true])),
  };
}

function optionsFile(board: Board, { options, aircraft }: Plan): RuleChoicesFile {
  const starting = Object.fromEntries(
    SIDES.flatMap((side) => {
      const one = aircraft[side];
      return one === null ? [] : [[SIDE_NAMES[side], { type: one.type, hex: board.labels[one.hex] }]];
    }),
  ) as NonNullable<AirOptionsFile['aircraft']>;
  return isEmpty(starting) ? options : { ...options, air: { ...options.air, aircraft: starting } };
}
