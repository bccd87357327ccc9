import { randomPolicy, type Policy } from '../ai/random-policy.ts';
import { decider, legalActions, setup, simulate } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import type { Scenario } from '../memoir/scenario.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { unknownName } from '../scenarios/fault.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import type { Io } from './io.ts';
import { load } from './load.ts';
import { parseArguments, seedOf, wholeNumber } from './options.ts';
import { failure, reportOf, success, type CommandResult } from './result.ts';

const POLICIES: Readonly<Record<string, (seed: string) => Policy>> = { random: randomPolicy };
/** A game of random moves ends long before; a longer one is counted as unfinished. */
const MAX_DECISIONS = 50_000;

export interface Game {
  readonly winner: 'axis' | 'allies' | 'nobody';
  readonly reason: string;
  readonly medals: { readonly axis: number; readonly allies: number };
  readonly turns: number;
  readonly decisions: number;
}

export function playGame(scenario: Scenario, seed: number | string, policyOf: (seed: string) => Policy): Game {
  const state = setup(scenario, {}, seed);
  const policy = policyOf(`policy ${seed}`);
  let decisions = 0;
  for (; decider(state) !== null && decisions < MAX_DECISIONS; decisions++) {
    simulate(state, policy(state, legalActions(state)));
  }
  return {
    winner: state.outcome === null ? 'nobody' : SIDE_NAMES[state.outcome.winner],
    reason: state.outcome?.reason ?? 'unfinished',
    medals: { axis: medalsOf(state, 1), allies: medalsOf(state, 0) },
    turns: state.turn.number,
    decisions,
  };
}

/** selfplay SCENARIO --games N --seed S --policy random */
export function selfplay(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['SCENARIO'], ['games', 'seed', 'policy']);
  if (!parsed.ok) return failure(parsed.error);
  const { words, options } = parsed.value;
  const games = wholeNumber('--games', options.games ?? '10', 1, 1_000_000);
  if (!games.ok) return failure(games.error);
  const name = options.policy ?? 'random';
  if (!Object.hasOwn(POLICIES, name))
    return failure({ message: `there is no policy ${unknownName(name, Object.keys(POLICIES))}` });
  const loaded = load(io, words[0]);
  if (!loaded.ok) return failure(loaded.error);
  if (loaded.value.kind !== 'scenario') {
    return failure({
      message: `expected a scenario, but ${words[0]} is a ${loaded.value.kind}`,
      file: words[0],
      path: 'format',
    });
  }
  const scenario = scenarioOf(loaded.value.file);
  if (!scenario.ok) return failure(reportOf(words[0], scenario.error));
  const seed = seedOf(options.seed ?? '1');
  const results: Game[] = [];
  for (let game = 0; game < games.value; game++) {
    results.push(playGame(scenario.value, typeof seed === 'number' ? seed + game : `${seed} ${game}`, POLICIES[name]));
  }
  return success({ scenario: loaded.value.file.name, policy: name, seed, games: games.value, ...statistics(results) });
}

function statistics(games: readonly Game[]): object {
  return {
    wins: counts(games.map(({ winner }) => winner)),
    reasons: counts(games.map(({ winner, reason }) => `${winner}: ${reason}`)),
    medals: {
      axis: spread(games.map(({ medals }) => medals.axis)),
      allies: spread(games.map(({ medals }) => medals.allies)),
    },
    turns: spread(games.map(({ turns }) => turns)),
    decisions: spread(games.map(({ decisions }) => decisions)),
  };
}

function counts(names: readonly string[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const name of names.toSorted()) result[name] = (result[name] ?? 0) + 1;
  return result;
}

function spread(numbers: readonly number[]): object {
  const sorted = numbers.toSorted((a, b) => a - b);
  const total = numbers.reduce((sum, number) => sum + number, 0);
  return {
    mean: Math.round((100 * total) / numbers.length) / 100,
    least: sorted[0],
    median: sorted[Math.floor((sorted.length - 1) / 2)],
    most: sorted[sorted.length - 1],
  };
}
