import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { run } from '../../src/headless/run.ts';
import { createRandom } from '../../src/engine/random.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { positionOf } from '../../src/scenarios/write-position.ts';
import { smallState } from '../scenarios/small-battle.ts';

const SCRIPT = {
  format: 'airfield44/script',
  version: 1,
  scenario: 'fords-of-the-torvo',
  seed: 2,
  actions: ['play attack-centre', 'done'],
};

it('no file makes a command fail without saying what is wrong', { timeout: 20_000 }, () => {
  const files = [SCENARIOS[1].file, provingGround(4), positionOf(smallState()), { ...SCRIPT }];
  const commands = [
    ['validate', '-'],
    ['legal', '-'],
    ['play', '-'],
    ['perft', '-', '1'],
  ];
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.constantFrom(...commands), fc.nat(), (at, args, seed) => {
      const text = JSON.stringify(mutate(files[at], createRandom(seed)));
      const { code, output } = run(args, { readText: () => text });
      const { error } = output as { error?: { message: string } };
      expect(error === undefined).toBe(code === 0);
      if (code === 1) expect(error?.message.length).toBeGreaterThan(5);
      expect(error?.message ?? '').not.toMatch(/could not go on|\bat .*\.ts/);
    }),
    { numRuns: 300 },
  );
});
