import { expect, it } from 'vitest';
import { createRandom } from '../../src/engine/random.ts';
import { mutate } from '../../src/scenarios/mutation.ts';

it('spoils a file the same way whatever was spoiled before, and leaves it writable', () => {
  const file = { list: [1, [2]], deep: { empty: [], more: {} } };
  const spoiled = () => Array.from({ length: 2000 }, (_, seed) => JSON.stringify(mutate(file, createRandom(seed))));
  const first = spoiled();
  expect(spoiled()).toEqual(first);
  expect(file).toEqual({ list: [1, [2]], deep: { empty: [], more: {} } });
});
