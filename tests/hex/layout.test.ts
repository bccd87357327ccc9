import { describe, expect, it } from 'vitest';
import { boardOf, hexAt, OFF_BOARD } from '../../src/hex/board.ts';
import { boardExtent, hexAtPoint, hexCentre, hexCorners } from '../../src/hex/layout.ts';

const SIZE = 40;
const WIDTH = Math.sqrt(3) * SIZE;

describe.each(['standard', 'breakthrough', 'overlord'] as const)('the %s board', (name) => {
  const board = boardOf(name);

  it('is exactly as large as its hexes with all corners (M44-BOARD-1)', () => {
    const { width, height } = boardExtent(board, SIZE);
    const points = board.col.flatMap((_, hex) => {
      const centre = hexCentre(board, hex, SIZE);
      return hexCorners(SIZE).map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
    });
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    expect(Math.min(...xs)).toBeCloseTo(0);
    expect(Math.min(...ys)).toBeCloseTo(0);
    expect(Math.max(...xs)).toBeCloseTo(width);
    expect(Math.max(...ys)).toBeCloseTo(height);
  });

  it('finds each hex from its centre and from near its corners', () => {
    for (let hex = 0; hex < board.size; hex++) {
      const { x, y } = hexCentre(board, hex, SIZE);
      expect(hexAtPoint(board, x, y, SIZE)).toBe(hex);
      for (const corner of hexCorners(SIZE * 0.98)) {
        expect(hexAtPoint(board, x + corner.x, y + corner.y, SIZE)).toBe(hex);
      }
    }
  });
});

it('odd rows are shifted right by half a hex (M44-BOARD-1)', () => {
  const board = boardOf('standard');
  expect(hexCentre(board, hexAt(board, 0, 0), SIZE)).toEqual({ x: WIDTH / 2, y: SIZE });
  expect(hexCentre(board, hexAt(board, 1, 1), SIZE)).toEqual({ x: WIDTH, y: 2.5 * SIZE });
});

it('a point beside the board is on no hex', () => {
  const board = boardOf('standard');
  const { width, height } = boardExtent(board, SIZE);
  for (const [x, y] of [
    [-1, SIZE],
    [width + 1, SIZE],
    [WIDTH / 2, -1],
    [width / 2, height + 1],
    [1, 2.5 * SIZE],
    [1, 1],
  ]) {
    expect(hexAtPoint(board, x, y, SIZE)).toBe(OFF_BOARD);
  }
});

it('the edge in a direction joins the corner of that number and the next (M44-BOARD-3)', () => {
  const board = boardOf('standard');
  const hex = hexAt(board, 12, 4);
  const centre = hexCentre(board, hex, SIZE);
  const corners = hexCorners(SIZE);
  for (let direction = 0; direction < 6; direction++) {
    const one = corners[direction];
    const two = corners[(direction + 1) % 6];
    const beyond = hexAtPoint(board, centre.x + (one.x + two.x) * 0.55, centre.y + (one.y + two.y) * 0.55, SIZE);
    expect(beyond).toBe(board.neighbours[hex * 6 + direction]);
  }
});
