import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { readM44, writeM44 } from '../../src/scenarios/m44/index.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';

/** The file in the one shape in which the workshop writes it. */
function plainly(file: ScenarioFile): ScenarioFile {
  const plan = planOf(file);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return planFile(plan.value);
}

function backAgain(file: ScenarioFile): ScenarioFile {
  const read = readM44(JSON.parse(JSON.stringify(writeM44(file))));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.file;
}

describe('a scenario that goes out as .m44 and comes back', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('%s is the same', (_id, file) => {
    expect(plainly(backAgain(file))).toEqual(plainly(file));
  });

  it('a made-up one is the same', () => {
    for (let seed = 0; seed < 40; seed++) {
      const file = provingGround(seed);
      expect(plainly(backAgain(file))).toEqual(plainly(file));
    }
  });
});
