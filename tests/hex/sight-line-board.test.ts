import { describe, expect, it } from 'vitest';
import { type BoardName, boardOf, distance, type Hex, OFF_BOARD } from '../../src/hex/board.ts';
import { sightLine } from '../../src/hex/sight-line.ts';
import { allPairs, hexesMet, type Met } from './corner-lines.ts';

const standard = boardOf('standard');

describe.each(['standard', 'breakthrough', 'overlord'] satisfies BoardName[])('over the whole %s board', (name) => {
  const board = boardOf(name);
  // Every 7th pair of the large boards keeps the test short; all lines are translations of few shapes.
  const sample = allPairs(board).filter((_, at) => name === 'standard' || at % 7 === 0);

  it('every line meets the hexes that the corners tell (M44-LOS-2)', () => {
    const told = (met: Met[], side: Met['side']) => {
      const hexes = met.filter((one) => one.side === side).map((one) => one.hex);
      return [hexes.filter((hex) => hex !== OFF_BOARD), hexes.includes(OFF_BOARD)];
    };
    const sorted = (hexes: readonly Hex[]) => hexes.toSorted((a, b) => a - b);
    for (const [from, to] of sample) {
      if (from === to) continue;
      const line = sightLine(board, from, to);
      const met = hexesMet(board, from, to);
      const actual = [
        [sorted(line.through), line.throughOff],
        [sorted(line.left), line.leftOff],
        [sorted(line.right), line.rightOff],
      ];
      const expected = [told(met, 'through'), told(met, 'left'), told(met, 'right')];
      if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
    }
  });

  it('the line back is the same line with left and right exchanged (M44-LOS-1, M44-LOS-3)', () => {
    for (const [from, to] of sample) {
      const there = sightLine(board, from, to);
      const back = sightLine(board, to, from);
      const turned = {
        through: back.through.toReversed(),
        left: back.right.toReversed(),
        right: back.left.toReversed(),
        throughOff: back.throughOff,
        leftOff: back.rightOff,
        rightOff: back.leftOff,
      };
      if (JSON.stringify(there) !== JSON.stringify(turned)) expect(there).toEqual(turned);
    }
  });

  it('the end hexes are never on the line, and no hex is on it twice (M44-LOS-1)', () => {
    for (const [from, to] of sample) {
      const { through, left, right } = sightLine(board, from, to);
      const all = [...through, ...left, ...right];
      if (new Set([...all, from, to]).size !== all.length + (from === to ? 1 : 2)) expect(all).toBe('distinct');
    }
  });
});

describe('touching', () => {
  const ranges = (touches: (met: Met[]) => boolean): number[] => {
    const found = new Set<number>();
    for (const [from, to] of allPairs(standard)) {
      if (from !== to && touches(hexesMet(standard, from, to).filter((met) => met.side !== 'through'))) {
        found.add(distance(standard, from, to));
      }
    }
    return [...found].filter((range) => range <= 9).toSorted((a, b) => a - b);
  };

  it('up to range 9 edges are touched only at ranges 2, 4, 6 and 8 (M44-LOS-4)', () => {
    expect(ranges((met) => met.some((one) => one.cornersOn === 2))).toEqual([2, 4, 6, 8]);
  });

  it('up to range 9 single corners are touched only at ranges 5, 7 and 8 (M44-LOS-4)', () => {
    expect(ranges((met) => met.some((one) => one.cornersOn === 1))).toEqual([5, 7, 8]);
  });

  it('at range 3 every hex on the line is one the line goes through (M44-LOS-4)', () => {
    for (const [from, to] of allPairs(standard)) {
      if (distance(standard, from, to) !== 3) continue;
      const line = sightLine(standard, from, to);
      expect([line.through.length, line.left, line.right]).toEqual([2, [], []]);
    }
  });

  it('a touching line has a hex on each of its sides, so that one side alone leaves it open (M44-LOS-3)', () => {
    for (const [from, to] of allPairs(standard)) {
      const line = sightLine(standard, from, to);
      const left = line.left.length + (line.leftOff ? 1 : 0);
      const right = line.right.length + (line.rightOff ? 1 : 0);
      if (left > 0 !== right > 0) expect([from, to]).toBe('touched on both sides');
    }
  });
});
