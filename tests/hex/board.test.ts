import { defineHex, distance as gridDistance } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { type BoardName, boardOf, DIRECTIONS, directionTo, distance, hexAt, OFF_BOARD } from '../../src/hex/board.ts';

const NAMES: readonly BoardName[] = ['standard', 'breakthrough', 'overlord'];
const STEPS = { E: [2, 0], NE: [1, -1], NW: [-1, -1], W: [-2, 0], SW: [-1, 1], SE: [1, 1] } as const;

describe('sizes', () => {
  const shapes = [
    { name: 'standard', size: 113, rows: 9, even: 13, odd: 12, lastCol: 24 },
    { name: 'breakthrough', size: 213, rows: 17, even: 13, odd: 12, lastCol: 24 },
    { name: 'overlord', size: 230, rows: 9, even: 26, odd: 25, lastCol: 50 },
  ] as const;

  it.each(shapes)(
    'the $name board has $size hexes in $rows rows of $even and $odd (M44-BOARD-2)',
    ({ name, size, rows, even, odd, lastCol }) => {
      const board = boardOf(name);
      expect(board).toMatchObject({ name, size, rows, lastCol });
      for (let row = 0; row < rows; row++) {
        const cols = board.col.filter((_, hex) => board.row[hex] === row);
        expect(cols).toHaveLength(row % 2 === 0 ? even : odd);
        expect([cols[0], cols.at(-1)]).toEqual(row % 2 === 0 ? [0, lastCol] : [1, lastCol - 1]);
      }
    },
  );

  it('a board is built once', () => {
    expect(boardOf('standard')).toBe(boardOf('standard'));
  });
});

describe.each(NAMES)('the %s board', (name) => {
  const board = boardOf(name);
  const hexes = board.col.map((_, hex) => hex);

  it('has doubled-width coordinates with an even sum, row by row from the top left (M44-BOARD-1)', () => {
    for (const hex of hexes) expect((board.col[hex] + board.row[hex]) % 2).toBe(0);
    const order = hexes.map((hex) => board.row[hex] * 100 + board.col[hex]);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('finds each hex by its coordinates and nothing beside the board (M44-BOARD-1)', () => {
    const found: number[] = [];
    for (let row = -2; row < board.rows + 2; row++) {
      for (let col = -3; col <= board.lastCol + 3; col++) {
        const hex = hexAt(board, col, row);
        if (hex === OFF_BOARD) continue;
        found.push(hex);
        expect([board.col[hex], board.row[hex]]).toEqual([col, row]);
      }
    }
    expect(found).toEqual(hexes);
  });

  it('has the six neighbours two columns aside or one column and one row aside (M44-BOARD-3)', () => {
    for (const hex of hexes) {
      const expected = DIRECTIONS.map((name_) =>
        hexAt(board, board.col[hex] + STEPS[name_][0], board.row[hex] + STEPS[name_][1]),
      );
      expect(board.neighbours.slice(hex * 6, hex * 6 + 6)).toEqual(expected);
      expect(board.adjacent[hex]).toEqual(expected.filter((neighbour) => neighbour !== OFF_BOARD));
    }
  });

  it('counts the range as rows plus what is left of the columns, two for one (M44-BOARD-4)', () => {
    for (const from of hexes) {
      for (const to of hexes) {
        const rows = Math.abs(board.row[from] - board.row[to]);
        const cols = Math.abs(board.col[from] - board.col[to]);
        if (distance(board, from, to) !== rows + Math.max(0, (cols - rows) / 2)) expect([from, to]).toBe('counted');
      }
    }
  });

  it('has the range of the shortest way over the board (M44-BOARD-4)', () => {
    for (const from of [0, board.size >> 1, board.size - 1]) {
      const steps = new Map([[from, 0]]);
      for (const [hex, done] of steps) {
        for (const next of board.adjacent[hex]) if (!steps.has(next)) steps.set(next, done + 1);
      }
      for (const to of hexes) expect(distance(board, from, to)).toBe(steps.get(to));
    }
  });
});

describe('directions', () => {
  const board = boardOf('standard');

  it('name the neighbour they lead to (M44-BOARD-3)', () => {
    for (let hex = 0; hex < board.size; hex++) {
      for (let direction = 0; direction < 6; direction++) {
        const neighbour = board.neighbours[hex * 6 + direction];
        if (neighbour === OFF_BOARD) continue;
        expect(directionTo(board, hex, neighbour)).toBe(direction);
        expect(directionTo(board, neighbour, hex)).toBe((direction + 3) % 6);
      }
    }
  });

  it('are -1 between hexes that are not adjacent', () => {
    expect(directionTo(board, 0, 0)).toBe(-1);
    expect(directionTo(board, 0, 2)).toBe(-1);
    expect(directionTo(board, 0, OFF_BOARD)).toBe(-1);
  });
});

it('the range agrees with the grid library (M44-BOARD-4)', () => {
  const board = boardOf('standard');
  const settings = { offset: defineHex().settings.offset, orientation: defineHex().settings.orientation };
  const axial = (hex: number) => ({ q: (board.col[hex] - board.row[hex]) / 2, r: board.row[hex] });
  for (let to = 0; to < board.size; to++) {
    expect(distance(board, 40, to)).toBe(gridDistance(settings, axial(40), axial(to)));
  }
});
