import { describe, expect, it } from 'vitest';
import pinned from './data/perft-rows.json' with { type: 'json' };
import { DEPTH, rowOf } from './pinned-row.ts';
import { POSITIONS } from './positions.ts';

describe(`legal actions in their fixed order, and lines of up to ${DEPTH} of them`, () => {
  it.each(POSITIONS)('$name', (counted) => {
    expect(rowOf(counted)).toEqual(pinned.find(({ name }) => name === counted.name));
  });
});
