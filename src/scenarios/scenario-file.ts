import type { Scenario } from '../memoir/scenario.ts';
import type { Read } from './fault.ts';
import { scenarioOf } from './read-scenario.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { shapeOf } from './shapes.ts';

/** A scenario file, from anything that came out of JSON. */
export function readScenario(json: unknown): Read<Scenario> {
  const file = shapeOf(scenarioSchema, json);
  return file.ok ? scenarioOf(file.value) : file;
}
