import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import { deciderName, diceThrown, eventsOf, play, position, type Setting } from '../support/kit.ts';
import { discards, handOf, offered } from './table.ts';

const CARD = 'play their-finest-hour';

function hour(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E5: 'infantry', K1: 'infantry', F1: 'armor', L1: 'armor', M1: 'artillery' },
    axis: { E7: 'infantry', A9: 'infantry' },
    hands: { allies: ['their-finest-hour', 'probe-left', 'attack-left', 'dig-in'], axis: [] },
    ...setting,
  });
}

describe('Their Finest Hour', () => {
  it('rolls a die for every card held, this one too (M44-CARD-FINEST, M44-CARD-N)', () => {
    expect(diceThrown(play(hour({}), CARD))).toEqual([4]);
    const two = hour({ hands: { allies: ['their-finest-hour', 'probe-left'], axis: [] } });
    expect(diceThrown(play(two, CARD))).toEqual([2]);
  });

  it('orders one infantry or armor unit for each symbol, and nobody for grenades and flags (M44-CARD-FINEST)', () => {
    const played = play(hour({ dice: ['infantry', 'armor', 'grenade', 'flag'] }), CARD);
    expect(offered(played.state)).toEqual(['E5', 'K1', 'F1', 'L1']);
    expect(offered(play(played.state, 'order E5').state)).toEqual(['F1', 'L1']);
    expect(offered(play(played.state, 'order F1').state)).toEqual(['E5', 'K1']);
    expect(offered(play(played.state, 'order E5', 'order L1').state)).toEqual([]);
  });

  it('orders any unit for a star, the only way to artillery (M44-CARD-FINEST)', () => {
    const played = play(hour({ dice: ['infantry', 'star', 'grenade', 'flag'] }), CARD);
    expect(offered(played.state)).toEqual(['E5', 'K1', 'F1', 'L1', 'M1']);
    const twoInfantry = play(played.state, 'order E5', 'order K1');
    expect(offered(twoInfantry.state)).toEqual([]);
    const gun = play(played.state, 'order M1');
    expect(offered(gun.state)).toEqual(['E5', 'K1']);
    const infantry = play(played.state, 'order K1');
    expect(offered(infantry.state)).toEqual(['E5', 'F1', 'L1', 'M1']);
  });

  it('gives a die more at every range (M44-CARD-FINEST)', () => {
    const state = hour({ dice: ['infantry', 'grenade', 'flag', 'flag', 'star', 'star', 'star', 'star'] });
    const ready = play(state, CARD, 'order E5');
    expect(diceThrown(play(ready.state, 'done', 'attack E5 E7'))).toEqual([3]);
    expect(diceThrown(play(ready.state, 'move E5 e6', 'done', 'attack e6 E7'))).toEqual([4]);
  });

  it('gives the die in an overrun too (M44-CARD-FINEST)', () => {
    const killing = ['grenade', 'grenade', 'grenade', 'grenade'] as const;
    const state = hour({
      allies: { E5: 'armor', A1: 'infantry' },
      axis: { e6: 'infantry', F7: 'infantry', M9: 'infantry' },
      dice: ['armor', 'flag', 'flag', 'flag', ...killing, 'star', 'star', 'star', 'star'],
    });
    const overrun = play(state, CARD, 'order E5', 'done', 'attack E5 e6', 'take ground', 'overrun F7');
    expect(diceThrown(overrun)).toEqual([4, 4, 4]);
  });

  it('may order nobody at all (M44-CARD-FINEST, M44-TURN-3)', () => {
    const played = play(hour({ dice: ['grenade', 'flag', 'flag', 'grenade'] }), CARD);
    expect(deciderName(played.state)).toBe('axis');
  });

  it('shuffles deck and discards together before its player draws (M44-CARD-FINEST, M44-TURN-6)', () => {
    const state = hour({
      turn: 'axis',
      hands: { axis: ['probe-left'], allies: ['their-finest-hour', 'dig-in'] },
      dice: ['grenade', 'flag'],
    });
    const first = play(state, 'play probe-left');
    expect(discards(first.state)).toEqual(['probe-left']);
    const played = play(first.state, CARD);
    expect(discards(played.state)).toEqual([]);
    // 60 cards, less the one that each side holds.
    expect(eventsOf(played, 'deckShuffled')).toEqual([{ type: 'deckShuffled', cards: 58 }]);
    expect(handOf(played.state, 'allies')).toHaveLength(2);
    const left = [...played.state.deck, ...played.state.sides[0].hand].map((card) => CARD_IDS[card]);
    expect(left).toContain('their-finest-hour');
  });
});
