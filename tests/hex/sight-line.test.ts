import { describe, expect, it } from 'vitest';
import { boardOf, distance, type Hex, hexAt } from '../../src/hex/board.ts';
import { type SightLine, sightLine } from '../../src/hex/sight-line.ts';
import { allPairs } from './corner-lines.ts';

type Place = readonly [col: number, row: number];

const standard = boardOf('standard');

function lineBetween(from: Place, to: Place): SightLine {
  return sightLine(standard, hexAt(standard, ...from), hexAt(standard, ...to));
}

function places(hexes: readonly Hex[]): Place[] {
  return hexes.map((hex) => [standard.col[hex], standard.row[hex]]);
}

describe('examples from (12,4)', () => {
  const examples: [to: Place, range: number, through: Place[], left: Place[], right: Place[]][] = [
    [[14, 2], 2, [[13, 3]], [], []],
    [[12, 2], 2, [], [[11, 3]], [[13, 3]]],
    [[15, 3], 2, [], [[13, 3]], [[14, 4]]],
    [
      [18, 4],
      3,
      [
        [14, 4],
        [16, 4],
      ],
      [],
      [],
    ],
    [
      [13, 1],
      3,
      [
        [13, 3],
        [12, 2],
      ],
      [],
      [],
    ],
    [
      [16, 2],
      3,
      [
        [13, 3],
        [15, 3],
      ],
      [],
      [],
    ],
    [
      [17, 3],
      3,
      [
        [14, 4],
        [15, 3],
      ],
      [],
      [],
    ],
    [
      [12, 0],
      4,
      [[12, 2]],
      [
        [11, 3],
        [11, 1],
      ],
      [
        [13, 3],
        [13, 1],
      ],
    ],
    [
      [18, 2],
      4,
      [[15, 3]],
      [
        [13, 3],
        [16, 2],
      ],
      [
        [14, 4],
        [17, 3],
      ],
    ],
    [
      [14, 0],
      4,
      [
        [13, 3],
        [12, 2],
        [14, 2],
        [13, 1],
      ],
      [],
      [],
    ],
  ];

  it.each(examples)('the line to (%j) of range %i meets these hexes (M44-LOS-2)', (to, range, through, left, right) => {
    const line = lineBetween([12, 4], to);
    expect(distance(standard, hexAt(standard, 12, 4), hexAt(standard, ...to))).toBe(range);
    expect(places(line.through)).toEqual(through);
    expect(places(line.left)).toEqual(left);
    expect(places(line.right)).toEqual(right);
    expect([line.throughOff, line.leftOff, line.rightOff]).toEqual([false, false, false]);
  });

  it('the line to (6,0) touches one corner on each side (M44-LOS-2, M44-LOS-4)', () => {
    const line = lineBetween([12, 4], [6, 0]);
    expect(distance(standard, hexAt(standard, 12, 4), hexAt(standard, 6, 0))).toBe(5);
    expect(places(line.left)).toEqual([[9, 3]]);
    expect(places(line.right)).toEqual([[9, 1]]);
  });

  it('no hex lies between neighbours, nor between a hex and itself (M44-LOS-1)', () => {
    const empty = { through: [], left: [], right: [], throughOff: false, leftOff: false, rightOff: false };
    for (let from = 0; from < standard.size; from++) {
      for (const to of [from, ...standard.adjacent[from]]) expect(sightLine(standard, from, to)).toEqual(empty);
    }
  });
});

describe('the edge of the board', () => {
  it('a line along the left edge has an off-board hex on one side (M44-LOS-5)', () => {
    const line = lineBetween([0, 4], [0, 2]);
    expect(line).toMatchObject({ through: [], left: [], leftOff: true, rightOff: false, throughOff: false });
    expect(places(line.right)).toEqual([[1, 3]]);
  });

  it('a line along the right edge has it on the other (M44-LOS-5)', () => {
    const line = lineBetween([24, 4], [24, 2]);
    expect(line).toMatchObject({ through: [], right: [], leftOff: false, rightOff: true, throughOff: false });
    expect(places(line.left)).toEqual([[23, 3]]);
  });

  it('only upright lines in the outermost columns have off-board hexes (M44-LOS-5)', () => {
    for (const [from, to] of allPairs(standard)) {
      const line = sightLine(standard, from, to);
      const col = standard.col[from];
      const alongEdge = from !== to && col === standard.col[to] && (col === 0 || col === 24);
      if ((line.leftOff || line.rightOff) !== alongEdge || line.throughOff) expect([from, to]).toBe('inside');
    }
  });
});

it('a line is traced once (M44-LOS-2)', () => {
  expect(sightLine(standard, 0, 50)).toBe(sightLine(standard, 0, 50));
});
