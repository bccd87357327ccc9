import { err, ok } from '../engine/result.ts';
import { boardOf } from '../hex/board.ts';
import { runToDecision } from '../memoir/frames/table.ts';
import { evaluateObjectives } from '../memoir/medals/objectives.ts';
import { setUpTable } from '../memoir/setup.ts';
import { NO_SIDE, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { cloneState, NO_UNIT, type State } from '../memoir/state.ts';
import { ON_THE_MOVE, ORDERED } from '../memoir/units/unit.ts';
import { worldOf } from '../memoir/world.ts';
import { saysWherePlanesAre } from './air-pack/position.ts';
import { layOut, takeSorties } from './air-pack/sortie-cards.ts';
import { notLoaded } from './air-loaded.ts';
import { checkState } from './check-state.ts';
import { faulty, under, unknownName, type Read } from './fault.ts';
import { markBits } from './marks.ts';
import { sideOf } from './piece-text.ts';
import { readAir } from './position-air.ts';
import { readCards } from './position-cards.ts';
import { setMoment } from './position-moment.ts';
import { positionSchema, type EmbeddedPosition } from './position-schema.ts';
import { readBattle, scenarioOf, type Battle, type BattleFile } from './read-scenario.ts';
import { note, readHex, readHexes, type Reading } from './reading.ts';
import type { EmbeddedScenario } from './scenario-schema.ts';
import { shapeOf } from './shapes.ts';
import { onShelf, SCENARIO_IDS, type LibraryScenario } from './shelf.ts';

type PositionBody = Omit<BattleFile, 'units' | 'mines'> &
  Required<Pick<EmbeddedPosition, 'units'>> &
  Pick<EmbeddedPosition, 'mines'>;

/** The state at the moment a position file describes, from anything that came out of JSON. */
export function readPosition(json: unknown): Read<State> {
  const file = shapeOf(positionSchema, json);
  return file.ok ? positionState(file.value) : file;
}

export function positionState(file: EmbeddedPosition): Read<State> {
  if (file.state !== undefined) return exactState(file, file.state);
  const body = bodyOf(file);
  if (!body.ok) return body;
  const battle = readBattle(body.value, {
    aircraft: file.air?.aircraft === undefined,
    planes: !saysWherePlanesAre(file.air?.airPack),
  });
  if (!battle.ok) return battle;
  const missing = notLoaded('options.airRules', battle.value.scenario.rules.airRules);
  return missing.length > 0 ? err(missing) : stateFrom(file, body.value, battle.value);
}

const BESIDE_STATE: readonly string[] = ['$schema', 'format', 'version', 'name', 'state'];

function exactState(file: EmbeddedPosition, state: State): Read<State> {
  const other = Object.keys(file).find((key) => !BESIDE_STATE.includes(key));
  if (other !== undefined) return faulty(other, "a position with 'state' says everything in it; take this field out");
  const faults = checkState(state);
  return faults.length === 0 ? ok(cloneState(state)) : err(under('state', faults));
}

/** The scenario named by its id or given in full; a position has no use for the story of a battle. */
export function scenarioFileOf(
  scenario: string | EmbeddedScenario,
  battleOf: (id: string) => LibraryScenario | undefined = onShelf,
): Read<EmbeddedScenario> {
  if (typeof scenario !== 'string') {
    const whole = scenarioOf(scenario);
    return whole.ok ? ok(scenario) : whole;
  }
  const known = battleOf(scenario);
  return known === undefined
    ? faulty('', `there is no built-in scenario ${unknownName(scenario, SCENARIO_IDS)}`)
    : ok(known.file);
}

/** The scenario with the changes of the position: a field replaces the scenario's, terrain hex by hex. */
function bodyOf(file: EmbeddedPosition): Read<PositionBody> {
  const { scenario, units } = file;
  if (scenario === undefined) {
    return units === undefined
      ? faulty('units', "is missing; a position needs units, or a 'scenario' that has them")
      : ok({ ...file, units });
  }
  const base = scenarioFileOf(scenario);
  if (!base.ok) return err(under('scenario', base.error));
  return ok({
    ...base.value,
    ...file,
    units: units ?? base.value.units,
    terrain: { ...base.value.terrain, ...file.terrain },
  });
}

function stateFrom(file: EmbeddedPosition, body: PositionBody, { scenario, units }: Battle): Read<State> {
  const state = setUpTable(scenario, {}, file.seed ?? 1);
  const reading: Reading = { board: boardOf(state.board), faults: [] };
  const turn = file.turn === undefined ? state.rules.first : sideOf(file.turn);
  state.turn.side = turn;
  units.forEach(({ said }, id) => (state.units[id].figures = said.figures));
  setUnits(reading, state, body, turn);
  setMines(state, body);
  takeSorties(reading, state, file);
  readCards(reading, state, file);
  const sorties = layOut(reading, state, file);
  setScore(reading, state, file);
  setMarkers(reading, state, file);
  readAir(reading, state, file.air, scenario, sorties);
  state.queuedDice.push(...(file.dice ?? []));
  if (file.visibility !== undefined) state.visibility = file.visibility;
  if (file.held === undefined) evaluateObjectives(worldOf(state, null));
  setMoment(reading, state, file);
  if (reading.faults.length > 0) return err(reading.faults);
  if (file.drawn !== undefined) Object.assign(state.random, file.drawn);
  try {
    runToDecision(worldOf(state, null));
  } catch {
    return faulty('phase', 'this is not a moment that can come up in a battle');
  }
  return ok(state);
}

function setUnits(reading: Reading, state: State, body: PositionBody, turn: Side): void {
  for (const unit of state.units) {
    const name = SIDE_NAMES[unit.side];
    const label = reading.board.labels[unit.hex];
    const said = body.units[name][label];
    if (typeof said === 'string') continue;
    const path = `units.${name}.${label}`;
    if (said.order !== undefined && unit.side !== turn)
      note(reading, `${path}.order`, `it is the turn of the ${SIDE_NAMES[turn]}`);
    if (said.order !== undefined) unit.order = said.order === 'ordered' ? ORDERED : ON_THE_MOVE;
    unit.moved = said.moved ?? 0;
    unit.spent = said.spent ?? unit.moved;
    unit.battles = said.battles ?? 0;
    unit.groundTaken = said.groundTaken ?? 0;
    unit.marks = markBits(said.marks ?? []);
  }
}

function setMines(state: State, body: PositionBody): void {
  const said = Object.values(body.mines ?? {});
  state.mines = state.mines.map((mine, at) => {
    const file = said[at];
    if (typeof file === 'string') return mine;
    return { ...mine, value: file.value ?? mine.value, revealed: file.revealed ?? false };
  });
}

function setScore(reading: Reading, state: State, file: EmbeddedPosition): void {
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    Object.assign(state.sides[side], file.won?.[name]);
    const { medalsToWin, exitsNeeded } = state.rules.sides[side];
    if (state.sides[side].medals >= medalsToWin && state.sides[side].exits >= exitsNeeded) {
      note(reading, `won.${name}.medals`, `the battle is over with ${medalsToWin} medals; expected fewer`);
    }
  }
  const { held } = file;
  if (held === undefined) return;
  if (held.length !== state.objectives.length) {
    note(reading, 'held', `expected a holder for each of the ${state.objectives.length} medals on the map`);
  } else held.forEach((holder, at) => (state.objectives[at] = holder === 'nobody' ? NO_SIDE : sideOf(holder)));
}

function setMarkers(reading: Reading, state: State, file: EmbeddedPosition): void {
  if (file.capturedHeadquarters?.length) {
    state.capturedHeadquarters = readHexes(reading, 'capturedHeadquarters', file.capturedHeadquarters);
  }
  state.crosshairs = (file.crosshairs ?? []).flatMap(({ gun, hex }, at) => {
    const unit = readUnitAt(reading, state, `crosshairs[${at}].gun`, gun);
    const marked = readHex(reading, `crosshairs[${at}].hex`, hex);
    return unit === NO_UNIT || marked === undefined ? [] : [{ gun: unit, hex: marked }];
  });
  if (file.mover !== undefined) state.turn.mover = readUnitAt(reading, state, 'mover', file.mover);
  if (file.battler !== undefined) state.turn.battler = readUnitAt(reading, state, 'battler', file.battler);
}

function readUnitAt(reading: Reading, state: State, path: string, label: string): number {
  const hex = readHex(reading, path, label);
  const unit = hex === undefined ? NO_UNIT : state.unitAt[hex];
  if (hex !== undefined && unit === NO_UNIT) note(reading, path, `there is no unit on ${label}`);
  return unit;
}
