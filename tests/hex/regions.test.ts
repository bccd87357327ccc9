import { expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { floodGroups } from '../../src/hex/regions.ts';

const board = boardOf('standard');

function groupsOf(labels: string[]): Record<string, number> {
  const members = new Set(labels.map((label) => hexOfLabel(board, label)));
  const groups = floodGroups(board, (hex) => members.has(hex));
  return Object.fromEntries(board.labels.map((label, hex) => [label, groups[hex]]).filter(([, group]) => group !== -1));
}

it('adjacent hexes are one group, hexes apart are two (M44-BOARD-3)', () => {
  expect(groupsOf(['A9', 'a8', 'B7', 'D9', 'E9', 'M1'])).toEqual({ A9: 0, a8: 0, B7: 0, D9: 1, E9: 1, M1: 2 });
});

it('a group joins around a bend', () => {
  expect(groupsOf(['C9', 'D9', 'b8', 'B7', 'C7', 'd8'])).toEqual({ C9: 0, D9: 0, b8: 0, B7: 0, C7: 0, d8: 0 });
});

it('the whole board is one group, nothing is none', () => {
  expect(new Set(floodGroups(board, () => true))).toEqual(new Set([0]));
  expect(new Set(floodGroups(board, () => false))).toEqual(new Set([-1]));
});
