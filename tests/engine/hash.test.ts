import { expect, it } from 'vitest';
import { stateHash } from '../../src/engine/hash.ts';

it('a hash is 16 hex digits and never changes', () => {
  expect(stateHash({ a: 1, b: [true, null, 'x'] })).toBe('a2e9bfdc9e2d282b');
  expect(stateHash(null)).toMatch(/^[0-9a-f]{16}$/);
});

it('the order of keys does not matter, at any depth', () => {
  expect(stateHash({ a: 1, b: { c: 2, d: 3 } })).toBe(stateHash({ b: { d: 3, c: 2 }, a: 1 }));
});

it('a value and its JSON round trip have the same hash', () => {
  const value = { a: undefined, b: [undefined, 1.5, -0, Number.NaN], c: { d: 'ü"\\\n' } };
  expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value));
});

it('different values have different hashes', () => {
  const values = [
    0,
    1,
    '',
    '1',
    'a',
    null,
    true,
    false,
    [],
    {},
    [0],
    [[0]],
    [0, 0],
    ['0'],
    { a: 0 },
    { a: '0' },
    { b: 0 },
    { a: 0, b: 0 },
    { a: { b: 0 } },
    [{ a: 0 }],
    'a:0',
    [1, 2],
    [2, 1],
    [12],
    '[]',
    '{}',
  ];
  expect(new Set(values.map(stateHash)).size).toBe(values.length);
});

it('a small change moves about half of the bits', () => {
  let moved = 0;
  for (let at = 0; at < 500; at++) {
    const one = BigInt(`0x${stateHash({ at, tail: [1, 2, 3] })}`);
    const other = BigInt(`0x${stateHash({ at, tail: [1, 2, 4] })}`);
    moved += (one ^ other).toString(2).replaceAll('0', '').length;
  }
  expect(moved / 500).toBeGreaterThan(30);
  expect(moved / 500).toBeLessThan(34);
});

it('twenty thousand similar states do not collide, and hardly in one half', () => {
  const hashes = Array.from({ length: 20_000 }, (_, at) => stateHash({ at, of: 20_000 }));
  expect(new Set(hashes).size).toBe(20_000);
  expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBeGreaterThan(19_990);
  expect(new Set(hashes.map((hash) => hash.slice(8))).size).toBeGreaterThan(19_990);
});
