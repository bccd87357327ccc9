import { describe, expect, it } from 'vitest';
import { assault, isLegal } from '../support/assault.ts';
import { medals, play, unitAt, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const EXIT = { exits: { allies: ['g6'] } };

function come(setting: Setting, ...moves: string[]): boolean {
  const card = setting.hands?.allies?.[0] ?? 'assault-centre';
  return isLegal(play(assault({ ...EXIT, ...setting }, card), ...moves).state, 'exit g6');
}

describe('leaving the map', () => {
  it('a unit on an exit of its side with a hex of movement left may leave, for a medal (M44-MOVE-13)', () => {
    const state = assault({ ...EXIT, allies: { G5: 'infantry', ...OTHER } });
    const gone = play(state, 'move G5 g6', 'exit g6').state;
    expect(unitAt(gone, 'g6')).toBeUndefined();
    expect(medals(gone, 'allies')).toBe(1);
  });

  it('a unit with no movement left may not leave (M44-MOVE-13)', () => {
    expect(come({ allies: { g4: 'infantry', ...OTHER } }, 'move g4 G5', 'move G5 g6')).toBe(false);
    expect(come({ allies: { g4: 'armor', ...OTHER } }, 'move g4 G5', 'move G5 g6')).toBe(true);
    expect(come({ allies: { g6: 'artillery', ...OTHER } })).toBe(true);
    expect(come({ allies: { G5: 'artillery', ...OTHER } }, 'move G5 g6')).toBe(false);
  });

  it('a unit that terrain stopped on the exit may not leave in that turn (M44-MOVE-13)', () => {
    expect(come({ allies: { G5: 'armor', ...OTHER }, terrain: { g6: 'woods' } }, 'move G5 g6')).toBe(false);
    expect(come({ allies: { g6: 'armor', ...OTHER }, terrain: { g6: 'woods' } })).toBe(true);
    expect(come({ allies: { G5: 'armor', ...OTHER }, terrain: { G5: 'hedgerow' } }, 'move G5 g6')).toBe(false);
    expect(
      come({ allies: { H5: 'armor', ...OTHER }, terrain: { G5: 'beach', g6: 'beach' } }, 'move H5 G5', 'move G5 g6'),
    ).toBe(false);
  });

  it('a gun in a bunker on the exit stays there (M44-MOVE-13, M44-MOVE-3)', () => {
    expect(come({ allies: { g6: 'artillery', ...OTHER }, terrain: { g6: 'bunker' } })).toBe(false);
  });

  it('an exit of the other side, or a unit that is not ordered, is no way out (M44-MOVE-13)', () => {
    expect(come({ exits: { axis: ['g6'] }, allies: { g6: 'infantry', ...OTHER } })).toBe(false);
    const left = assault({ ...EXIT, allies: { g6: 'infantry', A1: 'infantry' } }, 'assault-left');
    expect(isLegal(left, 'exit g6')).toBe(false);
    expect(isLegal(left, 'move A1 B1')).toBe(true);
  });

  it('Infantry Assault lets infantry leave after two hexes (M44-MOVE-13)', () => {
    const setting: Setting = { allies: { g4: 'infantry', H5: 'infantry' }, hands: { allies: ['infantry-assault'] } };
    expect(come(setting, 'move g4 G5', 'move G5 g6')).toBe(true);
  });

  it('Behind Enemy Lines lets infantry leave after two hexes, out of a hedgerow and through woods (M44-MOVE-13)', () => {
    const setting: Setting = {
      allies: { g4: 'infantry' },
      terrain: { g4: 'hedgerow', G5: 'woods', g6: 'woods' },
      hands: { allies: ['behind-enemy-lines'] },
    };
    expect(come(setting, 'order g4', 'move g4 G5', 'move G5 g6')).toBe(true);
  });
});
