import { describe, expect, it } from 'vitest';
import { boardOf, distance, hexAt } from '../../src/hex/board.ts';
import { at, targetsOf } from '../battle/firing.ts';

type Spot = readonly [col: number, row: number];
type Row = readonly [from: Spot, to: Spot, range: number, through: Spot[], oneSide: Spot[], otherSide: Spot[]];

/** A sniper looks five hexes far: can it fire at the target with woods on these hexes? */
function sees(from: Spot, to: Spot, woods: readonly Spot[]): boolean {
  const target = at(...to);
  const terrain = Object.fromEntries(woods.map((spot) => [at(...spot), 'woods']));
  return targetsOf(
    { allies: { [at(...from)]: 'sniper' }, axis: { [target]: 'infantry' }, terrain },
    at(...from),
  ).includes(target);
}

const ROWS: Row[] = [
  [[12, 4], [14, 2], 2, [[13, 3]], [], []],
  [[12, 4], [12, 2], 2, [], [[11, 3]], [[13, 3]]],
  [[12, 4], [15, 3], 2, [], [[13, 3]], [[14, 4]]],
  [
    [12, 4],
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
    [12, 4],
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
    [12, 4],
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
    [12, 4],
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
    [12, 4],
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
    [12, 4],
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
    [12, 4],
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

describe('lines of sight in play', () => {
  it.each(ROWS)(
    '%j to %j: one hex on the line blocks, beside the line only both sides do (M44-LOS-2, M44-LOS-3)',
    (from, to, range, through, oneSide, otherSide) => {
      const board = boardOf('standard');
      expect(distance(board, hexAt(board, ...from), hexAt(board, ...to))).toBe(range);
      expect(sees(from, to, [])).toBe(true);
      for (const hex of through) expect(sees(from, to, [hex])).toBe(false);
      if (oneSide.length > 0) expect([sees(from, to, oneSide), sees(from, to, otherSide)]).toEqual([true, true]);
      for (const left of oneSide) for (const right of otherSide) expect(sees(from, to, [left, right])).toBe(false);
    },
  );

  it('hexes that the line does not meet never block (M44-LOS-2)', () => {
    expect(
      sees(
        [12, 4],
        [18, 4],
        [
          [13, 3],
          [15, 3],
          [17, 3],
          [13, 5],
          [15, 5],
          [17, 5],
        ],
      ),
    ).toBe(true);
    expect(
      sees(
        [12, 4],
        [14, 2],
        [
          [11, 3],
          [12, 2],
          [14, 4],
          [15, 3],
        ],
      ),
    ).toBe(true);
  });

  it('obstructions left and right of the line block wherever they touch it, opposite each other or not (M44-LOS-3)', () => {
    expect(
      sees(
        [12, 4],
        [12, 0],
        [
          [11, 3],
          [13, 1],
        ],
      ),
    ).toBe(false);
    expect(
      sees(
        [12, 4],
        [12, 0],
        [
          [11, 3],
          [11, 1],
        ],
      ),
    ).toBe(true);
  });

  it('a line that only touches the corner of a hex counts like one along its edge (M44-LOS-4)', () => {
    expect(sees([12, 4], [6, 0], [])).toBe(true);
    expect(sees([12, 4], [6, 0], [[9, 1]])).toBe(true);
    expect(sees([12, 4], [6, 0], [[9, 3]])).toBe(true);
    expect(
      sees(
        [12, 4],
        [6, 0],
        [
          [9, 1],
          [9, 3],
        ],
      ),
    ).toBe(false);
  });

  it('along the edge of the map one obstruction is enough: off the board there is no sight (M44-LOS-5)', () => {
    expect(sees([0, 4], [0, 2], [])).toBe(true);
    expect(sees([0, 4], [0, 2], [[1, 3]])).toBe(false);
    expect(sees([24, 4], [24, 2], [[23, 3]])).toBe(false);
    expect(sees([2, 4], [2, 2], [[3, 3]])).toBe(true);
  });
});
