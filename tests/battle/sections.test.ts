import { describe, expect, it } from 'vitest';
import { legal, play, position, type Setting } from '../support/kit.ts';
import { at } from './firing.ts';

describe('the sections of the ledger', () => {
  const units = { [at(7, 5)]: 'infantry', [at(8, 4)]: 'infantry', [at(17, 3)]: 'infantry', [at(18, 4)]: 'infantry' };
  const ordered = (turn: 'axis' | 'allies'): string[] => {
    const setting: Setting = { turn, [turn]: units, hands: { [turn]: ['probe-left'] } };
    const state = play(position(setting), 'play probe-left').state;
    return legal(state).filter((text) => text.startsWith('order'));
  };

  it('left of the bottom player reaches to column 7 and no farther (M44-BOARD-8)', () => {
    expect(ordered('allies')).toEqual([`order ${at(7, 5)}`]);
  });

  it('left of the top player begins at column 17 (M44-BOARD-8, M44-BOARD-9)', () => {
    expect(ordered('axis')).toEqual([`order ${at(17, 3)}`, `order ${at(18, 4)}`]);
  });
});
