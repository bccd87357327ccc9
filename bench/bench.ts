// npm run bench: what a decision costs. Every figure is also given in units of a fixed calibration loop of the same run.
import { nextInt, createRandom, type Random } from '../src/engine/random.ts';
import { apply, cloneState, legalActions, setup, simulate, view, type State } from '../src/memoir/index.ts';
import '../src/memoir/air/air-pack/index.ts';
import '../src/memoir/air/new-flight-plan/index.ts';
import type { RuleChoices, Scenario } from '../src/memoir/scenario.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { readScenario } from '../src/scenarios/scenario-file.ts';
import { calibrate, measure, type Figure } from './calibration.ts';

const PASSES = 9;
const SAMPLE_EVERY = 37;
const MAX_DECISIONS = 20_000;
/** Few enough to stay in the cache, as the states of a search do. */
const STATES = 60;
const ROUNDS = 30;
const GAMES_WITH_AND_WITHOUT = 40;
const OFF: RuleChoices = { airRules: 'none' };
const FLIGHT_PLAN: RuleChoices = { airRules: 'new-flight-plan' };
const AIR_PACK: RuleChoices = { airRules: 'air-pack' };

function battles(): { id: string; scenario: Scenario }[] {
  return SCENARIOS.map(({ id, file }) => {
    const scenario = readScenario(file);
    if (!scenario.ok) throw new Error(`${id}: ${JSON.stringify(scenario.error)}`);
    return { id, scenario: scenario.value };
  });
}

/** Plays one random game in place; returns the number of decisions. */
function playOut(state: State, random: Random): number {
  let decisions = 0;
  while (state.outcome === null && decisions < MAX_DECISIONS) {
    const actions = legalActions(state);
    simulate(state, actions[nextInt(random, 'setup', actions.length)]);
    decisions += 1;
  }
  return decisions;
}

/** States from the middle of random games. */
function sample(scenario: Scenario, choices: RuleChoices, games: number): State[] {
  const states: State[] = [];
  for (let game = 0; game < games; game++) {
    const random = createRandom(`sample ${game}`);
    const state = setup(scenario, choices, game);
    for (let step = 0; state.outcome === null && step < MAX_DECISIONS; step++) {
      if (step % SAMPLE_EVERY === 0) states.push(cloneState(state));
      const actions = legalActions(state);
      simulate(state, actions[nextInt(random, 'setup', actions.length)]);
    }
  }
  return states;
}

/** Microseconds per state of one pass over the sample. */
function perState(states: readonly State[], work: (state: State) => unknown): () => number {
  return () => {
    let sink = 0;
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) for (const state of states) if (work(state) !== undefined) sink += 1;
    const elapsed = performance.now() - start;
    return (elapsed * 1000) / Math.max(1, sink);
  };
}

function randomGames(
  scenario: Scenario,
  choices: RuleChoices,
  games: number,
): { figure: () => number; decisions: () => number } {
  let decisions = 0;
  const figure = (): number => {
    const random = createRandom('bench');
    const states = Array.from({ length: games }, (_, game) => setup(scenario, choices, game));
    decisions = 0;
    const start = performance.now();
    for (const state of states) decisions += playOut(state, random);
    return ((performance.now() - start) * 1000) / decisions;
  };
  return { figure, decisions: () => decisions / games };
}

function benchBattle(id: string, scenario: Scenario): Figure[] {
  const states = sample(scenario, OFF, 40).filter((_, i, all) => i % Math.ceil(all.length / STATES) === 0);
  const games = randomGames(scenario, OFF, 60);
  const decision = measure(`${id}: random decision (legalActions + simulate)`, PASSES, games.figure);
  console.log(
    `${id}: ${Math.round(1e6 / decision.microseconds)} decisions/s, ${Math.round(1e6 / decision.microseconds / games.decisions())} games/s of ${Math.round(games.decisions())} decisions, ${states.length} states sampled`,
  );
  return [
    decision,
    measure(`${id}: legalActions`, PASSES, perState(states, legalActions)),
    measure(`${id}: cloneState`, PASSES, perState(states, cloneState)),
    measure(
      `${id}: apply (clone, rules, events)`,
      PASSES,
      perState(states, (state) => apply(state, legalActions(state)[0])),
    ),
    measure(
      `${id}: view`,
      PASSES,
      perState(states, (state) => view(state, 0)),
    ),
  ];
}

/** What aircraft add to the price of a decision: the same battle with and without them, pass by pass. */
function benchAir(id: string, scenario: Scenario): AirFigure {
  const games = [OFF, FLIGHT_PLAN, AIR_PACK].map((choices) => randomGames(scenario, choices, GAMES_WITH_AND_WITHOUT));
  let best = games.map(() => Infinity);
  for (let pass = 0; pass < PASSES; pass++) best = games.map(({ figure }, at) => Math.min(best[at], figure()));
  const [off, flightPlan, airPack] = best;
  return { id, off, flightPlan, airPack, ratio: flightPlan / off, airPackRatio: airPack / off };
}

interface AirFigure {
  readonly id: string;
  /** Microseconds per random decision. */
  readonly off: number;
  readonly flightPlan: number;
  readonly airPack: number;
  readonly ratio: number;
  readonly airPackRatio: number;
}

for (let i = 0; i < 5; i++) calibrate();
const air = battles().map(({ id, scenario }) => benchAir(id, scenario));
console.table(
  air.map(({ id, ...given }) => ({
    id,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.toFixed(3)])),
  })),
);
const figures = battles().flatMap(({ id, scenario }) => benchBattle(id, scenario));
console.table(
  figures.map(({ name, microseconds, units }) => ({
    name,
    µs: Number(microseconds.toFixed(3)),
    units: Number(units.toFixed(3)),
  })),
);

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function mean(part: string): number {
  return meanOf(figures.filter(({ name }) => name.endsWith(part)).map(({ microseconds }) => microseconds));
}
console.log(
  JSON.stringify({
    decisionsPerSecond: Math.round(1e6 / mean('(legalActions + simulate)')),
    legalActionsMicroseconds: Number(mean(': legalActions').toFixed(3)),
    cloneMicroseconds: Number(mean(': cloneState').toFixed(3)),
    airRatio: Number(meanOf(air.map(({ ratio }) => ratio)).toFixed(3)),
    airPackRatio: Number(meanOf(air.map(({ airPackRatio }) => airPackRatio)).toFixed(3)),
    worstAirRatio: Number(Math.max(...air.map(({ ratio }) => ratio)).toFixed(3)),
    calibrationMicroseconds: Number(calibrate().toFixed(3)),
  }),
);
