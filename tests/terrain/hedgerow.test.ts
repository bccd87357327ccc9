import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { play, withDice, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

describe('hedgerows', () => {
  it('a unit enters a hedgerow from next to it only and leaves it one hex at a time (M44-TER-HEDGEROW)', () => {
    const terrain = { g6: 'hedgerow', G7: 'hedgerow' };
    const far = play(assault({ terrain, allies: { g4: 'armor', ...OTHER } }), 'move g4 G5').state;
    expect(steps(far, 'G5')).not.toContain('g6');
    const near = assault({ terrain, allies: { g6: 'armor', ...OTHER } });
    expect(steps(near, 'g6')).toContain('G7');
    expect(steps(play(near, 'move g6 h6').state, 'h6')).toEqual([]);
  });
});

describe('jungle', () => {
  it('a unit that came more than one hex does not battle in the jungle (M44-TER-JUNGLE)', () => {
    const setting: Setting = { terrain: { g6: 'jungle' }, axis: { G7: 'infantry' } };
    const near = play(assault({ ...setting, allies: { G5: 'armor', ...OTHER } }), 'move G5 g6', 'done').state;
    expect(isLegal(near, 'attack g6 G7')).toBe(true);
    const far = play(assault({ ...setting, allies: { g4: 'armor', ...OTHER } }), 'move g4 G5', 'move G5 g6', 'done');
    expect(isLegal(far.state, 'attack g6 G7')).toBe(false);
  });

  it('armor that has not moved takes ground in the jungle and overruns; armor that has moved does not (M44-TER-JUNGLE)', () => {
    const setting: Setting = { terrain: { g6: 'jungle' }, axis: { g6: 'infantry 1', G7: 'infantry' } };
    const still = play(assault({ ...setting, allies: { G5: 'armor', ...OTHER } }), 'done').state;
    const taken = play(withDice(still, 'grenade'), 'attack G5 g6', 'take ground').state;
    expect(isLegal(taken, 'overrun G7')).toBe(true);
    const moved = play(assault({ ...setting, allies: { g4: 'armor', ...OTHER } }), 'move g4 G5', 'done').state;
    expect(isLegal(play(withDice(moved, 'grenade'), 'attack G5 g6').state, 'take ground')).toBe(false);
  });

  it('infantry that has moved takes ground in the jungle (M44-TER-JUNGLE)', () => {
    const setting: Setting = { terrain: { g6: 'jungle' }, axis: { g6: 'infantry 1', A9: 'infantry' } };
    const moved = play(assault({ ...setting, allies: { g4: 'infantry', ...OTHER } }), 'move g4 G5', 'done').state;
    expect(isLegal(play(withDice(moved, 'grenade', 'grenade'), 'attack G5 g6').state, 'take ground')).toBe(true);
  });
});
