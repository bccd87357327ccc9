import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, legal, play, unitAt, withDice } from '../support/kit.ts';
import { attack, steady } from './drill.ts';

describe('cavalry', () => {
  const setting = { allies: { E5: 'cavalry' }, axis: { F5: 'infantry 1', G5: 'infantry 1', H5: 'infantry' } };
  const first = attack(withDice(steady(setting, 'E5'), 'grenade', 'star'), 'E5', 'F5').state;

  it('takes ground after a won close assault and battles again like armor (M44-UNIT-CAV)', () => {
    const taken = play(first, 'take ground').state;
    expect(legal(taken)).toEqual(['overrun G5', 'decline overrun']);
    const overrun = play(withDice(taken, 'infantry', 'star'), 'overrun G5');
    expect(diceThrown(overrun)).toEqual([2]);
    const again = play(overrun.state, 'take ground').state;
    expect(unitAt(again, 'G5')?.side).toBe(0);
    expect(deciderName(again)).toBe('axis');
  });

  it('battles no second time without taking ground (M44-UNIT-CAV)', () => {
    expect(deciderName(play(first, 'hold ground').state)).toBe('axis');
  });

  it('is infantry to the dice (M44-UNIT-CAV)', () => {
    const target = steady({ allies: { E5: 'infantry' }, axis: { F5: 'cavalry' } }, 'E5');
    const shot = attack(withDice(target, 'infantry', 'infantry', 'armor'), 'E5', 'F5').state;
    expect(unitAt(shot, 'F5')?.figures).toBe(2);
  });
});
