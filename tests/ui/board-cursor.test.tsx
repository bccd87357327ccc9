import { describe, expect, it } from 'vitest';
import { moveCursor, nextChoice } from '../../src/ui/board/cursor.ts';
import { at, BOARD, choice } from './board-support.tsx';

function go(from: string, turned: boolean, ...keys: readonly string[]): string {
  const to = keys.reduce((hex, key) => moveCursor(BOARD, hex, key, turned) ?? -1, at(from));
  return BOARD.labels[to];
}

describe('the cursor', () => {
  it('goes along the row', () => {
    expect(go('D5', false, 'ArrowRight')).toBe('E5');
    expect(go('D5', false, 'ArrowLeft')).toBe('C5');
  });

  it('goes to the nearest hex of the next row, and back to where it was', () => {
    expect(go('D5', false, 'ArrowUp')).toBe('d6');
    expect(go('D5', false, 'ArrowUp', 'ArrowUp')).toBe('D7');
    expect(go('D5', false, 'ArrowUp', 'ArrowDown')).toBe('D5');
    expect(go('M5', false, 'ArrowUp')).toBe('l6');
  });

  it('stays on the board at its rim', () => {
    expect(go('A9', false, 'ArrowLeft')).toBe('A9');
    expect(go('A9', false, 'ArrowUp')).toBe('A9');
    expect(go('M1', false, 'ArrowDown', 'ArrowRight')).toBe('M1');
  });

  it('jumps to the ends of the row and to the first and last row', () => {
    expect(go('d6', false, 'Home')).toBe('a6');
    expect(go('d6', false, 'End')).toBe('l6');
    expect(go('D5', false, 'PageUp')).toBe('D9');
    expect(go('D5', false, 'PageDown')).toBe('D1');
  });

  it('follows the screen when the board is turned', () => {
    expect(go('D5', true, 'ArrowRight')).toBe('C5');
    expect(go('D5', true, 'ArrowUp', 'ArrowUp')).toBe('D3');
    expect(go('D5', true, 'Home')).toBe('M5');
    expect(go('D5', true, 'PageUp')).toBe('D1');
  });

  it('knows no other key', () => {
    expect(moveCursor(BOARD, 0, 'x', false)).toBeNull();
  });
});

describe('the next choice', () => {
  const choices = [choice('go', 'D5'), choice('pick', 'E3'), choice('pick', 'C3'), choice('strike', 'F9')];
  const tour = (turned: boolean, step: 1 | -1) => {
    const seen: string[] = [];
    let from: number | null = null;
    for (let count = 0; count < 5; count++) {
      from = nextChoice({ choices, turned }, from, step);
      seen.push(BOARD.labels[from ?? -1]);
    }
    return seen;
  };

  it('is what can be hit, then the ways to go, then the other pieces, round and round', () => {
    expect(tour(false, 1)).toEqual(['F9', 'D5', 'C3', 'E3', 'F9']);
    expect(tour(false, -1)).toEqual(['E3', 'C3', 'D5', 'F9', 'E3']);
  });

  it('reads a turned board as it is seen', () => {
    expect(tour(true, 1)).toEqual(['F9', 'D5', 'E3', 'C3', 'F9']);
  });

  it('is none where there is no choice', () => {
    expect(nextChoice({ choices: [], turned: false }, null, 1)).toBeNull();
  });
});
