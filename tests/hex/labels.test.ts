import { expect, it } from 'vitest';
import { type BoardName, boardOf, hexAt } from '../../src/hex/board.ts';
import { hexLabel, hexOfLabel } from '../../src/hex/labels.ts';

it.each([
  ['standard', 0, 0, 'A9'],
  ['standard', 24, 8, 'M1'],
  ['standard', 1, 1, 'a8'],
  ['standard', 7, 3, 'd6'],
  ['standard', 17, 5, 'i4'],
  ['breakthrough', 0, 0, 'A17'],
  ['breakthrough', 23, 15, 'l2'],
  ['overlord', 25, 1, 'm8'],
  ['overlord', 50, 8, 'Z1'],
] as const)('on the %s board (%i,%i) is called %s (M44-BOARD-5)', (name, col, row, label) => {
  const board = boardOf(name);
  expect(hexLabel(board, hexAt(board, col, row))).toBe(label);
  expect(hexOfLabel(board, label)).toBe(hexAt(board, col, row));
});

it.each(['standard', 'breakthrough', 'overlord'] satisfies BoardName[])(
  'every hex of the %s board has a label of its own (M44-BOARD-5)',
  (name) => {
    const board = boardOf(name);
    expect(new Set(board.labels).size).toBe(board.size);
    for (let hex = 0; hex < board.size; hex++) expect(hexOfLabel(board, hexLabel(board, hex))).toBe(hex);
  },
);

it.each(['D6', 'd5', 'N1', 'A0', 'A10', 'a9', '', 'A', 'A09'])(
  '%j is no label of the standard board (M44-BOARD-5)',
  (label) => {
    expect(hexOfLabel(boardOf('standard'), label)).toBeUndefined();
  },
);
