import { expect, it } from 'vitest';
import { checkBadInput } from '../../bench/bad-input.ts';

it(
  'a spoiled scenario, script, replay or position is refused with a message and a path, and never throws',
  { timeout: 60_000 },
  () => {
    const { failures, refused, checked } = checkBadInput(60, 1);
    expect(failures).toEqual([]);
    expect(refused).toBeGreaterThan(checked / 2);
  },
);
