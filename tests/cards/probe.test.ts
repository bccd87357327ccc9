import { describe, expect, it } from 'vitest';
import { deciderName, play, position } from '../support/kit.ts';
import { discards, handOf, offered } from './table.ts';

const THIRDS = { A1: 'infantry', B1: 'infantry', C1: 'armor', E1: 'infantry', F1: 'armor', G1: 'artillery' };
const RIGHT = { K1: 'infantry', L1: 'armor', M1: 'artillery' };

describe('Probe', () => {
  it.each([
    ['probe-left', ['A1', 'B1', 'C1']],
    ['probe-centre', ['E1', 'F1', 'G1']],
    ['probe-right', ['K1', 'L1', 'M1']],
  ] as const)('%s orders two units in its section and no third (M44-CARD-PROBE)', (card, units) => {
    const played = play(position({ allies: { ...THIRDS, ...RIGHT }, hands: { allies: [card] } }), `play ${card}`);
    expect(offered(played.state)).toEqual(units);
    const one = play(played.state, `order ${units[0]}`);
    expect(offered(one.state)).toEqual([units[1], units[2]]);
    const two = play(one.state, `order ${units[2]}`);
    expect(offered(two.state)).toEqual([]);
  });

  it('draws one card, without a choice (M44-CARD-PROBE, M44-TURN-6)', () => {
    const state = position({ allies: THIRDS, hands: { allies: ['probe-left'] }, deckTop: ['barrage', 'dig-in'] });
    const ended = play(state, 'play probe-left', 'done');
    expect(deciderName(ended.state)).toBe('axis');
    expect(handOf(ended.state, 'allies')).toEqual(['barrage']);
    expect(discards(ended.state)).toEqual(['probe-left']);
  });
});
