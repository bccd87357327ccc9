// The battles that are played to find faults: everything that comes with the game, and made-up ones without end.
import { DECK_NAMES } from '../src/memoir/cards/decks.ts';
import type { RuleChoices, Scenario } from '../src/memoir/scenario.ts';
import { setup, type State } from '../src/memoir/index.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { provingGround } from '../src/scenarios/proving-ground.ts';
import { readScenario } from '../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';

export interface Battle {
  readonly name: string;
  readonly file: ScenarioFile;
  readonly choices: RuleChoices;
  readonly seed: number;
}

const HILL_SIGHTS = ['classic', 'heights'] as const;
/** Every third battle is one that comes with the game. */
const BUILT_IN_EVERY = 3;

/** The battle of a game number; the same number gives the same battle. */
export function battleOf(game: number): Battle {
  if (game % BUILT_IN_EVERY !== 0) return provingBattle(game);
  const round = Math.floor(game / BUILT_IN_EVERY);
  const { id, file } = SCENARIOS[round % SCENARIOS.length];
  const mix = Math.floor(round / SCENARIOS.length);
  const choices = { deck: DECK_NAMES[mix % 2], hillSight: HILL_SIGHTS[(mix >> 1) % 2] };
  return { name: id, file, choices, seed: game };
}

export function provingBattle(seed: number): Battle {
  return { name: `proving-ground-${seed}`, file: provingGround(seed), choices: {}, seed };
}

const scenarios = new WeakMap<ScenarioFile, Scenario>();

export function scenarioOfFile(name: string, file: ScenarioFile): Scenario {
  let scenario = scenarios.get(file);
  if (scenario === undefined) {
    const read = readScenario(file);
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
    scenarios.set(file, (scenario = read.value));
  }
  return scenario;
}

export function startOf({ name, file, choices, seed }: Battle): State {
  return setup(scenarioOfFile(name, file), choices, seed);
}
