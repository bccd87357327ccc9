import { setup, type State } from '../../src/memoir/index.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

/** A battle of two units, to be changed by tests. */
export function smallBattle(changes: Partial<ScenarioFile> = {}): ScenarioFile {
  return {
    format: 'airfield44/scenario',
    version: 1,
    name: 'A small battle',
    units: { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } },
    ...changes,
  };
}

/** The same battle at the first decision. */
export function smallState(changes: Partial<ScenarioFile> = {}, seed = 1): State {
  const scenario = readScenario(smallBattle(changes));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, {}, seed);
}
