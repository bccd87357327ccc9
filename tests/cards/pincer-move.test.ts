import { describe, expect, it } from 'vitest';
import { play, position } from '../support/kit.ts';
import { offered } from './table.ts';

describe('Pincer Move', () => {
  it('orders two units on each flank and none in the centre (M44-CARD-PINCER)', () => {
    const allies = {
      A1: 'infantry',
      B1: 'armor',
      C1: 'infantry',
      F1: 'armor',
      K1: 'infantry',
      L1: 'infantry',
      M1: 'armor',
    };
    const state = position({ allies, hands: { allies: ['pincer-move'] } });
    const played = play(state, 'play pincer-move');
    expect(offered(played.state)).toEqual(['A1', 'B1', 'C1', 'K1', 'L1', 'M1']);
    const left = play(played.state, 'order A1', 'order C1');
    expect(offered(left.state)).toEqual(['K1', 'L1', 'M1']);
    expect(offered(play(left.state, 'order K1', 'order M1').state)).toEqual([]);
  });

  it('takes a unit on the line between centre and flank as one of the flank (M44-CARD-PINCER, M44-BOARD-10)', () => {
    const allies = { d4: 'infantry', B1: 'infantry', C1: 'infantry', i4: 'infantry', E5: 'infantry' };
    const state = position({ allies, hands: { allies: ['pincer-move'] } });
    const played = play(state, 'play pincer-move');
    expect(offered(played.state)).toEqual(['d4', 'B1', 'C1', 'i4']);
    expect(offered(play(played.state, 'order d4', 'order B1').state)).toEqual(['i4']);
  });
});
