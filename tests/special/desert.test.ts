import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/state.ts';
import { deciderName, legal, play, position, unitAt, withDice, type Played, type Setting } from '../support/kit.ts';

/** Allied armor on F5 kills the unit on f6 and takes its ground; another enemy stands out of range on j6. */
function chargeAt(setting: Setting): Played {
  const start = position({
    allies: { F5: 'armor', A1: 'infantry' },
    axis: { f6: 'infantry 1', j6: 'infantry' },
    special: { desert: true },
    hands: { allies: ['probe-centre'], axis: [] },
    dice: ['grenade', 'star', 'star'],
    ...setting,
  });
  return play(start, 'play probe-centre', 'order F5', 'done', 'attack F5 f6');
}

function takenIn(setting: Setting = {}): State {
  return play(chargeAt(setting).state, 'take ground').state;
}

describe('armor in the desert', () => {
  it('may go one hex farther after taking ground and battle from there (M44-ACT-DESERT, M44-OVERRUN-2)', () => {
    const taken = takenIn();
    expect(legal(taken)).toEqual([
      'move on g6',
      'move on G7',
      'move on F7',
      'move on e6',
      'move on F5',
      'move on G5',
      'stay put',
    ]);
    expect(deciderName(play(taken, 'stay put').state)).toBe('axis');
    const near = play(taken, 'move on g6').state;
    expect(unitAt(near, 'g6')).toBeDefined();
    expect(legal(near)).toEqual(['overrun j6', 'decline overrun']);
  });

  it('may not under other skies (M44-ACT-DESERT)', () => {
    expect(deciderName(takenIn({ special: {} }))).toBe('axis');
  });

  it('alone has the extra hex: infantry and cavalry do not (M44-ACT-DESERT)', () => {
    for (const kind of ['infantry', 'cavalry']) {
      const state = takenIn({ allies: { F5: kind, A1: 'infantry' } });
      expect(legal(state).filter((text) => text.startsWith('move on'))).toEqual([]);
    }
  });

  it('has the extra hex once, not again after the overrun (M44-ACT-DESERT)', () => {
    const taken = takenIn({ axis: { f6: 'infantry 1', h6: 'infantry 1', j6: 'infantry' } });
    const overrun = play(withDice(play(taken, 'move on g6').state, 'grenade', 'star', 'star'), 'overrun h6');
    const second = play(overrun.state, 'take ground');
    expect(unitAt(second.state, 'h6')).toBeDefined();
    expect(deciderName(second.state)).toBe('axis');
  });

  it.each([
    ['woods', false],
    ['fordableStream', true],
    ['wire', true],
  ])(
    'has no extra hex if the ground it took is %s, which ends a move; overrun: %s (M44-ACT-DESERT)',
    (ground, overrun) => {
      const taken = takenIn({ terrain: { f6: ground }, axis: { f6: 'infantry 1', h6: 'infantry' } });
      expect(legal(taken)).toEqual(overrun ? ['overrun h6', 'decline overrun'] : ['pass']);
    },
  );

  it('minds the terrain of the extra hex: cost, entry and stops (M44-ACT-DESERT)', () => {
    const terrain = { g6: 'steepHill', G7: 'hedgerow', F7: 'river', e6: 'hill' };
    expect(legal(takenIn({ terrain }))).toEqual(['move on e6', 'move on F5', 'move on G5', 'stay put']);
  });

  it('does not battle from woods it moved on to (M44-ACT-DESERT, M44-MOVE-8)', () => {
    const taken = takenIn({ terrain: { g6: 'woods' } });
    expect(deciderName(play(taken, 'move on g6').state)).toBe('axis');
  });

  it('battles from an erg it moved on to, but takes no more ground from there (M44-ACT-DESERT, M44-MOVE-4)', () => {
    const axis = { f6: 'infantry 1', h6: 'infantry 1', j6: 'infantry' };
    const ends = ['erg', 'hill'].map((ground) => {
      const taken = takenIn({ terrain: { g6: ground }, axis });
      return legal(play(withDice(play(taken, 'move on g6').state, 'grenade', 'star', 'star'), 'overrun h6').state);
    });
    expect(ends).toEqual([['pass'], ['take ground', 'hold ground']]);
  });
});
