import { describe, expect, it } from 'vitest';
import { boardOf, hexAt, OFF_BOARD } from '../../src/hex/board.ts';
import { isStraddling, sectionMask } from '../../src/hex/sections.ts';

const LEFT = 0b001;
const CENTRE = 0b010;
const RIGHT = 0b100;

describe.each(['standard', 'breakthrough'] as const)('the %s board', (name) => {
  const board = boardOf(name);
  const colsOf = (row: number, section: number) =>
    board.col.filter((_, hex) => board.row[hex] === row && (board.sections[hex] & section) !== 0);

  it('has 4, 5 and 4 hexes in the sections of an even row (M44-BOARD-8)', () => {
    expect(board.sectionCount).toBe(3);
    for (let row = 0; row < board.rows; row += 2) {
      expect(colsOf(row, LEFT)).toEqual([0, 2, 4, 6]);
      expect(colsOf(row, CENTRE)).toEqual([8, 10, 12, 14, 16]);
      expect(colsOf(row, RIGHT)).toEqual([18, 20, 22, 24]);
    }
  });

  it('shares columns 7 and 17 of an odd row between two sections (M44-BOARD-8)', () => {
    for (let row = 1; row < board.rows; row += 2) {
      expect(colsOf(row, LEFT)).toEqual([1, 3, 5, 7]);
      expect(colsOf(row, CENTRE)).toEqual([7, 9, 11, 13, 15, 17]);
      expect(colsOf(row, RIGHT)).toEqual([17, 19, 21, 23]);
    }
  });

  it('has straddling hexes only in d and i of the even numbers (M44-BOARD-8)', () => {
    const straddling = board.labels.filter((_, hex) => isStraddling(board, hex));
    expect(straddling).toHaveLength(board.rows - 1);
    for (const label of straddling) expect(label).toMatch(/^[di]\d*[02468]$/);
  });
});

it('the left section seen from the bottom holds (7,5) but not (8,4) (M44-BOARD-8)', () => {
  const board = boardOf('standard');
  expect(sectionMask(board, hexAt(board, 7, 5), false) & LEFT).toBe(LEFT);
  expect(sectionMask(board, hexAt(board, 8, 4), false) & LEFT).toBe(0);
});

it('the left section seen from the top is columns 17 and up (M44-BOARD-9)', () => {
  const board = boardOf('standard');
  for (let hex = 0; hex < board.size; hex++) {
    expect((sectionMask(board, hex, true) & LEFT) !== 0).toBe(board.col[hex] >= 17);
  }
});

it.each(['standard', 'breakthrough', 'overlord'] as const)(
  'on the %s board section i from the top is section count - 1 - i from the bottom (M44-BOARD-9)',
  (name) => {
    const board = boardOf(name);
    for (let hex = 0; hex < board.size; hex++) {
      for (let section = 0; section < board.sectionCount; section++) {
        const fromTop = (sectionMask(board, hex, true) >> section) & 1;
        expect(fromTop).toBe((sectionMask(board, hex, false) >> (board.sectionCount - 1 - section)) & 1);
      }
    }
  },
);

it('the overlord board has six sections with borders at 7, 17, 25, 33 and 43 (M44-BOARD-11)', () => {
  const board = boardOf('overlord');
  expect(board.sectionCount).toBe(6);
  const straddling = board.col.filter((_, hex) => isStraddling(board, hex));
  expect([...new Set(straddling)]).toEqual([7, 17, 25, 33, 43]);
  expect(straddling).toHaveLength(5 * 4);
  const masks = [0, 6, 8, 16, 18, 24, 26, 32, 34, 42, 44, 50].map((col) => board.sections[hexAt(board, col, 4)]);
  expect(masks).toEqual([1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32]);
  expect(hexAt(board, 25, 3)).not.toBe(OFF_BOARD);
  expect(board.sections[hexAt(board, 25, 3)]).toBe(0b001100);
});
