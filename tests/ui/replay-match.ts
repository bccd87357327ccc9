import { decider, legalActions } from '../../src/memoir/index.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import type { MemoirMatch } from '../../src/store/memoir.ts';
import { lanesGame, randomGame, type PlayedGame } from '../scenarios/statistics-game.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';

function matchOf({ file, first, steps, last }: PlayedGame, seed: string): MemoirMatch {
  return {
    about: { scenario: file, rules: {}, seed, players: { allies: 'Anna', axis: 'Bertram' } },
    first,
    state: last,
    decider: decider(last),
    legal: legalActions(last),
    steps: steps.map((step) => ({ ...step, barrier: false, follows: false })),
  };
}

function firstMedalWins(): ScenarioFile {
  const { file } = SCENARIOS[0];
  const { axis, allies } = file.sides ?? {};
  return { ...file, sides: { axis: { ...axis, medals: 1 }, allies: { ...allies, medals: 1 } } };
}

/** A whole game by self-play. */
export const finishedMatch = matchOf(lanesGame('ends'), 'ends');
/** One that is decided by the first medal: a short log is quick to search. */
export const shortMatch = matchOf(randomGame(firstMedalWins(), 'short 6'), 'short 6');
/** The first one up to some point. */
export const openMatch = matchOf(randomGame(SCENARIOS[0].file, 'ends', 90), 'ends');
