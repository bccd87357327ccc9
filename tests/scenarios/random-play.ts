import '../../src/memoir/air/new-flight-plan/index.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { decider, legalActions, setup, simulate, type State } from '../../src/memoir/index.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';

/** Plays at random and shows every `every`-th decision, and the end, to the visitor. */
export function playAtRandom(
  file: unknown,
  seed: number,
  every: number,
  visit: (state: State) => void,
  most = 2000,
): State {
  const scenario = readScenario(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const state = setup(scenario.value, {}, seed);
  const random = createRandom(`player ${seed}`);
  for (let decision = 0; decision < most && decider(state) !== null; decision++) {
    if (decision % every === 0) visit(state);
    const legal = legalActions(state);
    simulate(state, legal[nextInt(random, 'setup', legal.length)]);
  }
  visit(state);
  return state;
}
