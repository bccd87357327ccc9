import { randomPolicy } from '../../src/ai/random-policy.ts';
import { apply, decider, legalActions, setup, type Action, type State } from '../../src/memoir/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import type { GameStep } from '../../src/scenarios/statistics.ts';

export interface PlayedGame {
  readonly file: ScenarioFile;
  readonly first: State;
  readonly steps: readonly GameStep[];
  readonly last: State;
}

export function stepsFrom(first: State, choose: (state: State) => Action | null): { steps: GameStep[]; last: State } {
  const steps: GameStep[] = [];
  let last = first;
  for (let action = choose(last); action !== null; action = choose(last)) {
    const { state, events } = apply(last, action);
    steps.push({ before: last, action, events });
    last = state;
  }
  return { steps, last };
}

/** A whole battle played at random. */
export function randomGame(file: ScenarioFile, seed: string, most = 20_000): PlayedGame {
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const first = setup(scenario.value, {}, seed);
  const policy = randomPolicy(`player ${seed}`);
  let left = most;
  const played = stepsFrom(first, (state) =>
    decider(state) === null || left-- <= 0 ? null : policy(state, legalActions(state)),
  );
  return { file, first, ...played };
}

/** The same game for every test that needs one. */
export function lanesGame(seed = 'seven'): PlayedGame {
  return randomGame(SCENARIOS[0].file, seed);
}
