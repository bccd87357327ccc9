import { describe, expect, it } from 'vitest';
import { diceThrown, play, position } from '../support/kit.ts';
import { offered } from './table.ts';

describe('Direct from HQ', () => {
  it('orders any four units, wherever they are (M44-CARD-HQ)', () => {
    const allies = { A1: 'infantry', B1: 'armor', F1: 'artillery', G1: 'infantry', M1: 'armor' };
    const state = position({ allies, hands: { allies: ['direct-from-hq'] } });
    const played = play(state, 'play direct-from-hq');
    expect(offered(played.state)).toEqual(Object.keys(allies));
    const three = play(played.state, 'order A1', 'order B1', 'order F1');
    expect(offered(three.state)).toEqual(['G1', 'M1']);
    expect(offered(play(three.state, 'order M1').state)).toEqual([]);
  });

  it('gives no extra dice (M44-CARD-HQ)', () => {
    const state = position({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { e6: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      dice: ['star', 'star', 'star'],
    });
    const fought = play(state, 'play direct-from-hq', 'order E5', 'done', 'done', 'attack E5 e6');
    expect(diceThrown(fought)).toEqual([3]);
  });
});
