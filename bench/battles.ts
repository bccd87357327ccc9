// The battles that are played to find faults: everything that comes with the game, and made-up ones without end.
import '../src/memoir/air/air-pack/index.ts';
import '../src/memoir/air/new-flight-plan/index.ts';
import { AIR_RULES_NAMES, type AirRulesName } from '../src/memoir/air/hooks.ts';
import { DECK_NAMES } from '../src/memoir/cards/decks.ts';
import type { RuleChoices, Scenario } from '../src/memoir/scenario.ts';
import { setup, type State } from '../src/memoir/index.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { readM44 } from '../src/scenarios/m44/index.ts';
import { spelledM44 } from '../src/scenarios/m44/proving-m44.ts';
import { provingGround } from '../src/scenarios/proving-ground.ts';
import { readScenario } from '../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';
import { withAirPackSetUp } from './air-pack-set-up.ts';
import { withAirSetUp } from './air-set-up.ts';
import { SKIRMISH, SKIRMISH_CHOICES } from './skirmish.ts';
import { SORTIES, SORTIES_CHOICES } from './sorties.ts';

export interface Battle {
  readonly name: string;
  readonly file: ScenarioFile;
  readonly choices: RuleChoices;
  readonly seed: number;
}

const HILL_SIGHTS = ['classic', 'heights'] as const;
/** Every third battle is one that comes with the game; every seventh is fought with one card in each hand. */
const BUILT_IN_EVERY = 3;
const LEAN_EVERY = 7;
const SKIRMISH_EVERY = 10;
const AIR_SET_UP_EVERY = 4;
const SORTIES_EVERY = 11;
const M44_EVERY = 4;
/** One in so many made-up files is for the Overlord board. */
const M44_ROUND = 16;

/** The sets of air rules, none of them among them, take turns; so do they among battles of which every third is left out. */
function airRulesFor(game: number): AirRulesName {
  const { length } = AIR_RULES_NAMES;
  return AIR_RULES_NAMES[(game + Math.floor(game / length)) % length];
}

/** The battle of a game number; the same number gives the same battle. */
export function battleOf(game: number): Battle {
  if (game % SKIRMISH_EVERY === 0) return { name: 'skirmish', file: SKIRMISH, choices: SKIRMISH_CHOICES, seed: game };
  if (game % SORTIES_EVERY === 0) return { name: 'sorties', file: SORTIES, choices: SORTIES_CHOICES, seed: game };
  if (game % BUILT_IN_EVERY !== 0) {
    if (game % M44_EVERY === 1) return m44Battle(game);
    if (game % LEAN_EVERY === 0) return leanBattle(game);
    return game % AIR_SET_UP_EVERY === 2 ? airBattle(game) : provingBattle(game);
  }
  const round = Math.floor(game / BUILT_IN_EVERY);
  const { id, file } = SCENARIOS[round % SCENARIOS.length];
  const mix = Math.floor(round / SCENARIOS.length);
  const choices: RuleChoices = {
    airRules: airRulesFor(mix),
    deck: DECK_NAMES[mix % 2],
    hillSight: HILL_SIGHTS[(mix >> 1) % 2],
  };
  return { name: id, file, choices, seed: game };
}

/** The same battle with these air rules. */
export function inTheAir(battle: Battle, airRules: AirRulesName): Battle {
  return { ...battle, choices: { ...battle.choices, airRules } };
}

/** With Air Pack, and planes and options of its own; deck and aircraft of the choices are for other air rules. */
export function withSorties({ name, file, choices, seed }: Battle): Battle {
  const { air: _otherwise, ...others } = choices;
  const battle = { name: `${name}-sorties`, file: withAirPackSetUp(file, seed), choices: others, seed };
  return inTheAir(battle, 'air-pack');
}

export function provingBattle(seed: number): Battle {
  return { name: `proving-ground-${seed}`, file: provingGround(seed), choices: { airRules: airRulesFor(seed) }, seed };
}

/** With pieces that fly on the board from the start, and not every type on every side. */
function airBattle(seed: number): Battle {
  const battle = provingBattle(seed);
  if (seed % (2 * AIR_SET_UP_EVERY) >= AIR_SET_UP_EVERY) return withSorties(battle);
  return inTheAir({ ...battle, name: `${battle.name}-air`, file: withAirSetUp(battle.file, seed) }, 'new-flight-plan');
}

/** The file of another program, read as a scenario; the Overlord board is not fought on. */
export function m44Battle(number: number): Battle {
  const seed = number % M44_ROUND === M44_ROUND - 1 ? number + 1 : number;
  const read = readM44(spelledM44(seed));
  if (!read.ok) throw new Error(`m44-${seed}: ${JSON.stringify(read.error)}`);
  return { name: `m44-${seed}`, file: read.value.file, choices: { airRules: airRulesFor(seed) }, seed };
}

/** Hands that soon hold nothing, or nothing that can be played. */
function leanBattle(seed: number): Battle {
  const battle = provingBattle(seed);
  const { axis, allies } = battle.file.sides ?? {};
  const sides = { axis: { ...axis, hand: 1 }, allies: { ...allies, hand: 1 } };
  return { ...battle, name: `${battle.name}-lean`, file: { ...battle.file, sides } };
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
