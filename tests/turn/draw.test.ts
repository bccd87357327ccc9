import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { discards, handOf } from '../cards/table.ts';
import { deciderName, eventsOf, legal, play, position, type Played } from '../support/kit.ts';

function story(played: Played): string[] {
  return played.events.flatMap((event) => {
    if (event.type === 'cardDiscarded') return [`${event.side} discards`];
    if (event.type === 'cardDrawn') return [`${event.side} draws`];
    return event.type === 'deckShuffled' ? ['shuffle'] : [];
  });
}

describe('the draw', () => {
  it('comes first to the side that ambushed, which discards its Ambush (M44-TURN-6)', () => {
    const state = position({
      allies: { E5: 'infantry', M1: 'infantry' },
      axis: { e6: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre'], axis: ['ambush'] },
      deckTop: ['barrage', 'dig-in'],
      dice: ['star', 'star', 'star', 'star', 'star', 'star'],
    });
    const ended = play(state, 'play probe-centre', 'order E5', 'done', 'attack E5 e6', 'ambush');
    expect(story(ended)).toEqual(['1 discards', '1 draws', '0 discards', '0 draws']);
    expect(handOf(ended.state, 'axis')).toEqual(['barrage']);
    expect(handOf(ended.state, 'allies')).toEqual(['dig-in']);
    expect(discards(ended.state)).toEqual(['ambush', 'probe-centre']);
  });

  it('follows the discard of the card played, which lies on top of the discards (M44-TURN-6)', () => {
    const state = position({ hands: { allies: ['probe-left', 'attack-left'] }, deckTop: ['barrage'] });
    const ended = play(state, 'play probe-left');
    expect(story(ended)).toEqual(['0 discards', '0 draws']);
    expect(discards(ended.state)).toEqual(['probe-left']);
    expect(handOf(ended.state, 'allies')).toEqual(['attack-left', 'barrage']);
  });

  it('follows the shuffle after Their Finest Hour (M44-TURN-6)', () => {
    const state = position({ hands: { allies: ['their-finest-hour'] }, dice: ['flag'] });
    expect(story(play(state, 'play their-finest-hour'))).toEqual(['0 discards', 'shuffle', '0 draws']);
  });

  it('makes a new deck from the discards when the old one is empty (M44-TURN-6)', () => {
    const state = position({ hands: { allies: ['probe-left'] } });
    const empty = { ...state, deck: [], discard: [cardOf('barrage'), cardOf('dig-in')] };
    const ended = play(empty, 'play probe-left');
    expect(story(ended)).toEqual(['0 discards', 'shuffle', '0 draws']);
    expect(eventsOf(ended, 'deckShuffled')).toEqual([{ type: 'deckShuffled', cards: 3 }]);
    expect(ended.state.deck).toHaveLength(2);
    expect(discards(ended.state)).toEqual([]);
  });

  it('does so between the two cards of Recon 1 as well (M44-TURN-6, M44-CARD-RECON)', () => {
    const state = position({ hands: { allies: ['recon-left'] } });
    const nearlyEmpty = { ...state, deck: [cardOf('barrage')], discard: [] };
    const drawn = play(nearlyEmpty, 'play recon-left');
    expect(legal(drawn.state)).toEqual(['keep barrage', 'keep recon-left']);
    expect(deciderName(drawn.state)).toBe('allies');
  });

  it('is seen by its own side alone (M44-TURN-6)', () => {
    const state = position({ hands: { allies: ['probe-left'] }, deckTop: ['barrage'] });
    const drawn = eventsOf(play(state, 'play probe-left'), 'cardDrawn');
    expect(drawn).toEqual([{ type: 'cardDrawn', side: 0, card: cardOf('barrage'), seenBy: 0 }]);
  });
});

describe('a hand that cannot be played', () => {
  it('of nothing but Ambush lets its player lay one aside and draw (M44-DIFF-20, M44-TURN-3)', () => {
    const state = position({
      choices: { deck: 'breakthrough' },
      hands: { allies: ['ambush', 'ambush'] },
      deckTop: ['barrage'],
    });
    expect(legal(state)).toEqual(['discard ambush']);
    const aside = play(state, 'discard ambush');
    expect(deciderName(aside.state)).toBe('axis');
    expect(handOf(aside.state, 'allies')).toEqual(['ambush', 'barrage']);
    expect(discards(aside.state)).toEqual(['ambush']);
  });

  it('is not laid aside while another card can be played (M44-DIFF-20)', () => {
    const state = position({ hands: { allies: ['ambush', 'probe-left'] } });
    expect(legal(state)).toEqual(['play probe-left']);
  });

  it('of no card at all passes the turn (M44-DIFF-20)', () => {
    const state = position({ hands: { allies: [] } });
    expect(legal(state)).toEqual(['pass']);
    expect(deciderName(play(state, 'pass').state)).toBe('axis');
  });
});
