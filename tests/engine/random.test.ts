import { describe, expect, it } from 'vitest';
import { createRandom, nextInt, type Random, shuffle, type Stream } from '../../src/engine/random.ts';

const STREAMS: readonly Stream[] = ['dice', 'deck', 'setup'];

function draw(random: Random, stream: Stream, bound: number, count: number): number[] {
  return Array.from({ length: count }, () => nextInt(random, stream, bound));
}

/** The normal deviate of the chi-square statistic: beyond ±4 is not chance. */
function deviate(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function tally(values: readonly number[], bound: number): number[] {
  const counts = new Array<number>(bound).fill(0);
  for (const value of values) counts[value]++;
  return counts;
}

describe('numbers', () => {
  it('the same seed gives the same numbers', () => {
    expect(draw(createRandom(44), 'dice', 6, 50)).toEqual(draw(createRandom(44), 'dice', 6, 50));
    expect(draw(createRandom(44), 'dice', 6, 50)).not.toEqual(draw(createRandom(45), 'dice', 6, 50));
  });

  it('the numbers of counter-mix-1 never change', () => {
    expect(draw(createRandom(0), 'dice', 1_000_000, 4)).toEqual([129327, 926106, 936820, 82951]);
    expect(draw(createRandom(0), 'deck', 1_000_000, 4)).toEqual([884746, 823307, 983686, 885598]);
    expect(draw(createRandom(0xffff_ffff), 'setup', 6, 12)).toEqual([3, 2, 0, 2, 2, 0, 4, 5, 1, 5, 3, 2]);
    expect(createRandom('airfield').seed).toBe(1614132508);
  });

  it('a seed may be a text or any integer and is kept as 32 bits', () => {
    expect(createRandom(-1).seed).toBe(0xffff_ffff);
    expect(createRandom('a').seed).not.toBe(createRandom('b').seed);
    expect(createRandom('').seed).toBeGreaterThanOrEqual(0);
  });

  it('a saved state goes on with the same numbers', () => {
    const random = createRandom('save');
    draw(random, 'dice', 6, 17);
    const saved: Random = JSON.parse(JSON.stringify(random));
    expect(draw(saved, 'dice', 6, 20)).toEqual(draw(random, 'dice', 6, 20));
  });

  it('every number is an integer below its bound', () => {
    const random = createRandom(7);
    for (const bound of [1, 2, 3, 60, 1 << 20]) {
      for (const value of draw(random, 'deck', bound, 500)) {
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }
    }
  });
});

describe('streams', () => {
  it.each(STREAMS)('drawing from %s moves its own counter by one and nothing else', (stream) => {
    const random = createRandom(9);
    nextInt(random, stream, 6);
    expect(random).toEqual({ ...createRandom(9), [stream]: 1 });
  });

  it('drawing from one stream does not change what another gives', () => {
    const alone = createRandom(9);
    const mixed = createRandom(9);
    const dice = Array.from({ length: 30 }, () => {
      nextInt(mixed, 'deck', 60);
      nextInt(mixed, 'setup', 3);
      return nextInt(mixed, 'dice', 6);
    });
    expect(dice).toEqual(draw(alone, 'dice', 6, 30));
  });

  it('two streams of one seed are not correlated', () => {
    const random = createRandom(9);
    const both = Array.from({ length: 72_000 }, () => nextInt(random, 'dice', 6) * 6 + nextInt(random, 'deck', 6));
    expect(Math.abs(deviate(tally(both, 36)))).toBeLessThan(4);
  });
});

describe('uniformity', () => {
  it.each([
    [6, 'dice'],
    [60, 'deck'],
    [3, 'setup'],
  ] as const)('all values below %i are equally frequent in %s', (bound, stream) => {
    for (const seed of [0, 1, 2, 0x8000_0000, 123_456_789]) {
      const values = draw(createRandom(seed), stream, bound, 60_000);
      expect(Math.abs(deviate(tally(values, bound)))).toBeLessThan(4);
    }
  });

  it.each([1, 2, 3, 5])('a value and the one %i later are independent', (lag) => {
    const values = draw(createRandom(3), 'dice', 6, 72_000);
    const pairs = values.slice(lag).map((value, at) => values[at] * 6 + value);
    expect(Math.abs(deviate(tally(pairs, 36)))).toBeLessThan(4);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'the numbers at counter %i of consecutive seeds are uniform and independent',
    (at) => {
      const values = Array.from({ length: 36_000 }, (_, seed) =>
        nextInt({ ...createRandom(seed), dice: at }, 'dice', 6),
      );
      expect(Math.abs(deviate(tally(values, 6)))).toBeLessThan(4);
      const pairs = values.slice(1).map((value, before) => values[before] * 6 + value);
      expect(Math.abs(deviate(tally(pairs, 36)))).toBeLessThan(4);
    },
  );

  it('the stream of a seed is not a shifted copy of the stream of the next', () => {
    const one = draw(createRandom(5), 'dice', 1 << 20, 2000);
    const other = new Set(draw(createRandom(6), 'dice', 1 << 20, 2000));
    expect(one.filter((value) => other.has(value)).length).toBeLessThan(20);
  });
});

describe('shuffling', () => {
  it('keeps every item and draws one number for each but the last', () => {
    const random = createRandom(11);
    const items = Array.from({ length: 60 }, (_, at) => at);
    const shuffled = [...items];
    shuffle(random, 'deck', shuffled);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
    expect(random).toEqual({ ...createRandom(11), deck: 59 });
  });

  it('gives all orders equally often', () => {
    const random = createRandom(12);
    const counts = new Map<string, number>();
    for (let times = 0; times < 24_000; times++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(random, 'deck', items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(Math.abs(deviate([...counts.values()]))).toBeLessThan(4);
  });

  it('leaves an empty array alone', () => {
    const random = createRandom(1);
    shuffle(random, 'deck', []);
    expect(random).toEqual(createRandom(1));
  });
});
