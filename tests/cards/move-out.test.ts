import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, play, position } from '../support/kit.ts';
import { offered } from './table.ts';

describe('Move Out', () => {
  it('orders up to four infantry units, wherever they are (M44-CARD-MOVEOUT)', () => {
    const allies = {
      A1: 'infantry',
      C1: 'sniper',
      F1: 'infantry',
      G1: 'armor',
      K1: 'infantry',
      L1: 'specialForces',
      M1: 'artillery',
    };
    const state = position({ allies, hands: { allies: ['move-out'] } });
    const played = play(state, 'play move-out');
    expect(offered(played.state)).toEqual(['A1', 'C1', 'F1', 'K1', 'L1']);
    const four = play(played.state, 'order A1', 'order C1', 'order F1', 'order L1');
    expect(offered(four.state)).toEqual([]);
  });

  it('changes neither the march nor the dice (M44-CARD-MOVEOUT)', () => {
    const state = position({
      allies: { E3: 'infantry', A1: 'infantry' },
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { allies: ['move-out'], axis: [] },
      dice: ['star', 'star', 'star'],
    });
    const near = play(state, 'play move-out', 'order E3', 'done', 'move E3 e4', 'done', 'attack e4 E7');
    expect(diceThrown(near)).toEqual([1]);
    const far = play(state, 'play move-out', 'order E3', 'done', 'move E3 e4', 'move e4 E5');
    expect(deciderName(far.state)).toBe('axis');
  });

  it('orders any one unit for a side without infantry (M44-CARD-MOVEOUT, M44-CARD-FB)', () => {
    const state = position({ allies: { E3: 'armor', M1: 'artillery' }, hands: { allies: ['move-out'] } });
    const played = play(state, 'play move-out');
    expect(offered(played.state)).toEqual(['E3', 'M1']);
    expect(offered(play(played.state, 'order M1').state)).toEqual([]);
  });
});
