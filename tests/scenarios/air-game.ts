import '../../src/memoir/air/new-flight-plan/index.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { decider, legalActions, setup, simulate, type Action, type State } from '../../src/memoir/index.ts';
import { AIR_ACTION_TYPES } from '../../src/scenarios/action-phrases.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

const AIR: ReadonlySet<string> = new Set(AIR_ACTION_TYPES);
const SHY: ReadonlySet<string> = new Set(['withdrawAircraft', 'endFlight', 'endDeclarations', 'declineAirCard']);

/** A battle of many kinds of units and terrain, with airfields and objectives, fought with aircraft. */
export function airBattle(seed: number): ScenarioFile {
  const file = provingGround(seed);
  const isFree = (label: string): boolean =>
    !(label in file.units.axis) && !(label in file.units.allies) && file.terrain?.[label] === undefined;
  const airfields = ['G9', 'H9', 'g8', 'C5', 'D5', 'F1', 'G1', 'f2'].filter(isFree);
  return {
    ...file,
    front: 'western',
    terrain: { ...file.terrain, ...Object.fromEntries(airfields.map((label) => [label, 'airfield'])) },
    objectives: [...(file.objectives ?? []), { hexes: ['F5'] }, { hexes: ['I5'], side: 'axis' }],
    options: { ...file.options, airRules: 'new-flight-plan' },
  };
}

/** Plays at random, but likes to fly, and shows every `every`-th decision, and the end, to the visitor. */
export function playAirAtRandom(seed: number, every: number, visit: (state: State) => void, most = 1000): State {
  const scenario = scenarioOf(airBattle(seed));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const state = setup(scenario.value, {}, seed);
  const random = createRandom(`pilot ${seed}`);
  const pick = (actions: readonly Action[]): Action => actions[nextInt(random, 'setup', actions.length)];
  for (let decision = 0; decision < most && decider(state) !== null; decision++) {
    if (decision % every === 0) visit(state);
    const legal = legalActions(state);
    const liked = legal.filter(({ type }) => AIR.has(type) && !SHY.has(type));
    simulate(state, pick(liked.length > 0 && nextInt(random, 'dice', 4) > 0 ? liked : legal));
  }
  visit(state);
  return state;
}
