import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, legalActions, setup, type Action, type GameEvent, type State } from '../../src/memoir/index.ts';
import type { RuleChoices } from '../../src/memoir/scenario.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

export interface Moment {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly action: Action;
  readonly next: State;
  readonly events: readonly GameEvent[];
}

const fightsOnTheGround = ({ units }: ScenarioFile): boolean =>
  Object.keys(units.axis).length > 0 && Object.keys(units.allies).length > 0;

/** The battles on the ground that come with the game, and some made-up ones that use all terrain and units. */
export const BATTLES: [string, ScenarioFile][] = [
  ...SCENARIOS.filter(({ file }) => fightsOnTheGround(file)).map(({ id, file }): [string, ScenarioFile] => [id, file]),
  ...[1, 2, 3, 4, 5, 6].map((seed): [string, ScenarioFile] => [`proving ground ${seed}`, provingGround(seed)]),
];

/** The moments of a battle between two players who do anything, but rather fight than pass. */
export function* randomBattle(
  file: ScenarioFile,
  choices: RuleChoices,
  seed: number,
  decisions: number,
): Generator<Moment> {
  const scenario = readScenario(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const random = createRandom(seed);
  let state = setup(scenario.value, choices, seed);
  for (let i = 0; i < decisions && state.outcome === null; i++) {
    const actions = legalActions(state);
    const fights = actions.filter(({ type }) => type === 'attack' || type === 'overrun' || type === 'orderUnit');
    const wanted = fights.length > 0 && nextInt(random, 'setup', 4) > 0 ? fights : actions;
    const action = wanted[nextInt(random, 'setup', wanted.length)];
    const { state: next, events } = apply(state, action);
    yield { state, actions, action, next, events };
    state = next;
  }
}
