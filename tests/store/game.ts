import '../../src/memoir/air/new-flight-plan/index.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, legalActions, setup, type Action, type State } from '../../src/memoir/index.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { replayOf, type ReplayExtras, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

/** A game played at random. */
export function played(
  count: number,
  extras: ReplayExtras = {},
  file: ScenarioFile = SCENARIOS[0].file,
  seed = 'a game',
): ReplayFile {
  const scenario = scenarioOf(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const first = setup(scenario.value, {}, seed);
  const random = createRandom(3);
  const actions: Action[] = [];
  let state: State = first;
  for (let at = 0; at < count && state.outcome === null; at++) {
    const legal = legalActions(state);
    const action = legal[nextInt(random, 'dice', legal.length)];
    actions.push(action);
    state = apply(state, action).state;
  }
  return replayOf({ scenario: file, rules: {}, seed, ...extras }, first, actions);
}
