import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position } from '../support/kit.ts';

describe('infantry on the march', () => {
  const state = position({ allies: { E5: 'infantry' }, axis: { e8: 'infantry' }, hands: { allies: ['probe-centre'] } });

  it('moves one hex and still battles, or two and does not (M44-UNIT-INF, M44-MOVE-12)', () => {
    const one = play(state, 'play probe-centre', 'order E5', 'move E5 e6', 'done');
    expect(legal(one.state)).toContain('attack e6 e8');
    const two = play(state, 'play probe-centre', 'order E5', 'move E5 e6', 'move e6 F7');
    expect(deciderName(two.state)).toBe('axis');
  });

  it('throws two dice at range two (M44-UNIT-INF)', () => {
    const near = position({
      allies: { E5: 'infantry' },
      axis: { E7: 'infantry' },
      hands: { allies: ['probe-centre'] },
      dice: ['grenade', 'star'],
    });
    const fired = play(near, 'play probe-centre', 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fired)).toEqual([2]);
    expect(figuresAt(fired.state, 'E7')).toBe(3);
  });
});
