import { err, ok } from '../engine/result.ts';
import { boardOf } from '../hex/board.ts';
import type { Scenario } from '../memoir/scenario.ts';
import type { Fault, Read } from './fault.ts';
import { readStartingPlanes } from './air-pack/starting-planes.ts';
import { readAircraft } from './read-aircraft.ts';
import { nationsOf, readRules, yearOf, type RulesFile } from './read-rules.ts';
import { readGround, readMines } from './read-terrain.ts';
import { checkPlaces, readUnits, scenarioUnit, type PlacedUnit } from './read-units.ts';
import { readHex, type Reading } from './reading.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** The part of a file that says what lies on the table. Scenarios and positions share it. */
export type BattleFile = RulesFile & Pick<ScenarioFile, 'face' | 'terrain' | 'units' | 'mines' | 'places'>;

export interface Battle {
  readonly scenario: Scenario;
  /** In the order of the scenario's units. */
  readonly units: readonly PlacedUnit[];
}

export function scenarioOf(file: BattleFile): Read<Scenario> {
  const battle = readBattle(file);
  if (!battle.ok) return battle;
  const weakened = battle.value.units.filter(({ said }) => said.figures !== said.fullStrength);
  if (weakened.length === 0) return ok(battle.value.scenario);
  const message = 'a scenario begins without losses; only a position can have a unit below its full strength';
  return err(weakened.map(({ path }): Fault => ({ path, message })));
}

/** Which of the pieces that fly are where the scenario puts them; a later moment of the battle has its own. */
interface AsSetUp {
  readonly aircraft: boolean;
  readonly planes: boolean;
}

export function readBattle(file: BattleFile, asSetUp: AsSetUp = { aircraft: true, planes: true }): Read<Battle> {
  if (file.board === 'overlord')
    return err([{ path: 'board', message: 'the Overlord command rules are not played yet' }]);
  const board = boardOf(file.board ?? 'standard');
  const reading: Reading = { board, faults: [] };
  const units = readUnits(reading, file.units, nationsOf(file), yearOf(file));
  const mines = readMines(reading, file.mines ?? {});
  const standing = new Map(units.map(({ hex, side }) => [hex, side]));
  const ground = readGround(reading, file.terrain ?? {}, file.face === 'beach', mines, standing);
  checkPlaces(reading, units, ground);
  const british = units.some(({ said }) => said.nation === 'brit');
  const rules = readRules(reading, file, british);
  const { aircraft: starting = {}, airPack = {} } = file.options?.air ?? {};
  const table = { ground, units, rules };
  const aircraft = readAircraft(reading, asSetUp.aircraft ? starting : {}, table);
  const planes = readStartingPlanes(reading, asSetUp.planes ? airPack : {}, table);
  for (const label of Object.keys(file.places ?? {})) readHex(reading, `places.${label}`, label);
  if (reading.faults.length > 0) return err(reading.faults);
  const pieces = { units: units.map(scenarioUnit), mines, aircraft, ...(planes === undefined ? {} : { planes }) };
  return ok({ scenario: { board: board.name, ground, ...pieces, rules }, units });
}
