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
