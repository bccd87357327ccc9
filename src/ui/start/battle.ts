import { boardOf, type Board, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import type { AirOptions, AirRulesName } from '../../memoir/air/hooks.ts';
import type { Scenario } from '../../memoir/scenario.ts';
import type { Side } from '../../memoir/side.ts';
import { newUnit, type Unit } from '../../memoir/units/unit.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';

/** A battle before it begins: the file and what it means. */
export interface Battle {
  readonly id: string;
  readonly file: ScenarioFile;
  readonly scenario: Scenario;
  readonly board: Board;
  readonly places: ReadonlyMap<Hex, string>;
  readonly units: readonly Unit[];
}

function unitsOf({ units }: Scenario): Unit[] {
  return units.map((unit, id) => newUnit(id, unit));
}

function placesOf(board: Board, file: ScenarioFile): Map<Hex, string> {
  const places = new Map<Hex, string>();
  for (const [label, name] of Object.entries(file.places ?? {})) {
    const hex = hexOfLabel(board, label);
    if (hex !== undefined) places.set(hex, name);
  }
  return places;
}

/** It began with units on the ground; a side without them has only aircraft. */
export function hasUnits({ units }: Battle, side: Side): boolean {
  return units.some((unit) => unit.side === side);
}

/** The battle as it is fought with these options of its air rules. */
export function withAir(battle: Battle, air: AirOptions): Battle {
  const { scenario } = battle;
  return { ...battle, scenario: { ...scenario, rules: { ...scenario.rules, air } } };
}

/** The battle as it is fought with these air rules. */
export function withAirRules(battle: Battle, airRules: AirRulesName): Battle {
  const { scenario } = battle;
  if (scenario.rules.airRules === airRules) return battle;
  return { ...battle, scenario: { ...scenario, rules: { ...scenario.rules, airRules } } };
}

const read = new WeakMap<LibraryScenario, Battle>();

export function battleOf(entry: LibraryScenario): Battle {
  let battle = read.get(entry);
  if (battle === undefined) {
    const { id, file } = entry;
    const scenario = scenarioOf(file);
    if (!scenario.ok) throw new Error(`The scenario '${id}' has faults: ${JSON.stringify(scenario.error)}`);
    const board = boardOf(scenario.value.board);
    const units = unitsOf(scenario.value);
    battle = { id, file, scenario: scenario.value, board, places: placesOf(board, file), units };
    read.set(entry, battle);
  }
  return battle;
}
