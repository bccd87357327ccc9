import { describe, expect, it } from 'vitest';
import { deciderName, play, position } from '../support/kit.ts';
import { handOf, offered } from './table.ts';

describe('Recon in Force', () => {
  const allies = { A1: 'infantry', B1: 'armor', E1: 'infantry', F1: 'armor', L1: 'infantry', M1: 'armor' };

  it('orders one unit in each section (M44-CARD-RIF)', () => {
    const state = position({ allies, hands: { allies: ['recon-in-force'] } });
    const played = play(state, 'play recon-in-force');
    expect(offered(played.state)).toEqual(Object.keys(allies));
    const left = play(played.state, 'order B1');
    expect(offered(left.state)).toEqual(['E1', 'F1', 'L1', 'M1']);
    expect(offered(play(left.state, 'order L1', 'order E1').state)).toEqual([]);
  });

  it('draws one card like any other, unlike Recon 1 (M44-CARD-RIF)', () => {
    const state = position({ allies, hands: { allies: ['recon-in-force'] }, deckTop: ['barrage', 'dig-in'] });
    const ended = play(state, 'play recon-in-force', 'done');
    expect(handOf(ended.state, 'allies')).toEqual(['barrage']);
    expect(deciderName(ended.state)).toBe('axis');
  });
});
