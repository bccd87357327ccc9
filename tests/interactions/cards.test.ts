import { describe, expect, it } from 'vitest';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, diceThrown, eventsOf, figuresAt, legal, play, position, withDice } from '../support/kit.ts';

const ids = (...cards: CardId[]): number[] => cards.map(cardOf);

/** The same moment with these cards left to draw, first one on top; all others are discarded. */
function deckOf(state: State, ...cards: CardId[]): State {
  const deck = state.deck.slice();
  const top = ids(...cards).map((card) => deck.splice(deck.indexOf(card), 1)[0]);
  return { ...state, deck: top.toReversed(), discard: [...state.discard, ...deck] };
}

describe('cards that meet', () => {
  it('Marines on Pincer Move: border units fill whichever flank has an order left (M44-NAT-USMC, M44-BOARD-10, M44-CARD-PINCER)', () => {
    const start = position({
      special: { gungHo: 'allies' },
      allies: {
        d2: 'infantry',
        d4: 'infantry',
        A1: 'infantry',
        B1: 'infantry',
        i2: 'infantry',
        F1: 'infantry',
        M1: 'infantry',
      },
      hands: { allies: ['pincer-move'], axis: [] },
    });
    const three = play(start, 'play pincer-move', 'order d2', 'order d4', 'order A1').state;
    expect(legal(three)).toEqual(['order i2', 'order M1', 'end orders']);
    expect(legal(play(three, 'order i2', 'order M1').state)).not.toContain('order B1');
  });

  it('Marines on Recon in Force may use the fourth order anywhere, and a top side sees the border the same (M44-NAT-USMC, M44-CARD-RIF, M44-BOARD-9)', () => {
    const start = position({
      turn: 'axis',
      special: { gungHo: 'axis' },
      axis: { d8: 'infantry', A9: 'infantry', F9: 'infantry', G9: 'infantry', M9: 'infantry', L9: 'infantry' },
      hands: { axis: ['recon-in-force'], allies: [] },
    });
    const two = play(start, 'play recon-in-force', 'order A9', 'order d8', 'order F9').state;
    expect(legal(two)).toEqual(['order M9', 'order L9', 'end orders']);
  });

  it('a Recon 1 that draws the last card takes the second from the new deck, its own discard among them (M44-CARD-RECON, M44-TURN-6)', () => {
    const start = position({ allies: { A1: 'infantry' }, hands: { allies: ['recon-left'], axis: [] } });
    const drawn = play(deckOf(start, 'assault-left'), 'play recon-left', 'end orders');
    expect(eventsOf(drawn, 'deckShuffled')).toHaveLength(1);
    expect(eventsOf(drawn, 'cardDrawn').map(({ card }) => card)[0]).toBe(cardOf('assault-left'));
    const { deck, discard, sides, frames } = drawn.state;
    const choice = frames.flatMap((frame) => (frame.kind === 'keepCard' ? frame.cards : []));
    expect(deck.length + discard.length + sides[0].hand.length + choice.length).toBe(60);
  });

  it('where the deck is used once the ambusher draws the last card and the Axis win on the next (M44-DECK-4, M44-TURN-6, M44-WIN-5)', () => {
    const start = position({
      special: { deckOnce: true },
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
    });
    const ready = play(
      deckOf(start, 'assault-left'),
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 F5',
    ).state;
    const end = play(withDice(ready, 'star', 'star', 'star', 'star', 'star', 'star'), 'ambush').state;
    expect(end.sides[1].hand).toEqual(ids('assault-left'));
    expect(end.outcome).toEqual({ winner: 1, reason: 'deckRanOut' });
  });

  it('Counter-Attack to Their Finest Hour rolls the dice of its own hand, adds the die, and shuffles (M44-CARD-COUNTER, M44-CARD-FINEST, M44-CARD-N)', () => {
    const start = position({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      lastCard: { axis: 'their-finest-hour' },
      hands: { allies: ['counter-attack', 'probe-left', 'probe-right'], axis: [] },
      dice: ['infantry', 'flag', 'grenade', 'star', 'star', 'star', 'star'],
    });
    const fought = play(start, 'play counter-attack', 'order E5', 'done', 'attack E5 F5');
    expect(diceThrown(fought)).toEqual([3, 4]);
    expect(eventsOf(fought, 'deckShuffled')).toHaveLength(1);
    expect(fought.state.discard).toEqual([]);
  });

  it('Counter-Attack to Medics with nobody hurt does nothing and is replaced (M44-CARD-COUNTER, M44-CARD-MEDICS)', () => {
    const start = position({
      allies: { E5: 'infantry' },
      axis: { F5: 'infantry' },
      lastCard: { axis: 'medics-and-mechanics' },
      hands: { allies: ['counter-attack'], axis: ['probe-left'] },
    });
    const done = play(start, 'play counter-attack');
    expect([deciderName(done.state), diceThrown(done)]).toEqual(['axis', []]);
    expect(done.state.sides[0].hand).toHaveLength(1);
  });

  it('a Counter-Attack to a Counter-Attack to Infantry Assault is still for the same strip of the board (M44-CARD-COUNTER, M44-CARD-INFASLT, M44-BOARD-9)', () => {
    const start = position({
      allies: { A1: 'infantry', F1: 'infantry', M1: 'infantry' },
      axis: { A9: 'infantry', F9: 'infantry', M9: 'infantry' },
      hands: { allies: ['infantry-assault', 'counter-attack'], axis: ['counter-attack'] },
    });
    const first = play(start, 'play infantry-assault', 'section left');
    expect(legal(first.state)).toContain('move A1 a2');
    const second = play(first.state, 'done', 'play counter-attack');
    expect(legal(second.state).every((text) => text === 'end movement' || text.startsWith('move A9'))).toBe(true);
    const third = play(second.state, 'done', 'play counter-attack').state;
    expect(legal(third).every((text) => text === 'end movement' || text.startsWith('move A1'))).toBe(true);
  });

  it('Infantry Assault along a road: three hexes and battle, four and none, and stops all the same (M44-CARD-INFASLT, M44-MOVE-11, M44-MOVE-4)', () => {
    const road = Object.fromEntries(['A5', 'B5', 'C5', 'D5', 'E5', 'F5'].map((hex) => [hex, 'road E-W']));
    const march = (terrain: Record<string, string | string[]>) =>
      position({
        terrain: { ...road, ...terrain },
        allies: { A5: 'infantry' },
        axis: { F7: 'infantry' },
        hands: { allies: ['infantry-assault'], axis: [] },
      });
    const three = play(march({}), 'play infantry-assault', 'move A5 B5', 'move B5 C5', 'move C5 D5').state;
    expect(legal(play(three, 'done').state)).toContain('attack D5 F7');
    const four = play(three, 'move D5 E5').state;
    expect([deciderName(four), figuresAt(four, 'E5')]).toEqual(['axis', 4]);
    const wired = play(march({ C5: ['road E-W', 'wire'] }), 'play infantry-assault', 'move A5 B5', 'move B5 C5').state;
    expect(legal(wired)).not.toContain('move C5 D5');
  });

  it('Dig-In takes sandbags a retreat has freed, and only as many as there are (M44-CARD-DIGIN, M44-DIFF-12, M44-TER-SANDBAG)', () => {
    const bags = ['A9', 'B9', 'C9', 'D9', 'E9', 'F9', 'G9', 'H9', 'I9', 'J9', 'K9'];
    const start = position({
      turn: 'axis',
      terrain: Object.fromEntries([...bags, 'E3'].map((hex) => [hex, 'sandbags'])),
      allies: { E3: 'infantry', A1: 'infantry', B1: 'infantry' },
      axis: { E5: 'artillery', M9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: ['dig-in'] },
      dice: ['flag', 'flag', 'star'],
    });
    const driven = play(
      start,
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 E3',
      'retreat e2',
      'end retreat',
    ).state;
    const dug = play(driven, 'play dig-in', 'order A1');
    expect(eventsOf(dug, 'terrainPlaced')).toHaveLength(1);
    expect(deciderName(dug.state)).toBe('axis');
  });

  it('units that may not be ordered yet are passed over by the cards that order everyone (M44-UNIT-5, M44-CARD-ASSAULT, M44-CARD-CLOSE, M44-CARD-BOMBARD)', () => {
    const idle = (kind: string) => ({ kind, idleUntil: 3 });
    const orders = (card: CardId) =>
      eventsOf(
        play(
          position({
            allies: { E5: idle('infantry'), F5: 'infantry', A1: idle('artillery'), B1: 'artillery' },
            axis: { e6: 'infantry', M9: 'infantry' },
            hands: { allies: [card], axis: [] },
          }),
          `play ${card}`,
        ),
        'unitOrdered',
      ).length;
    expect([orders('assault-centre'), orders('close-assault'), orders('artillery-bombard')]).toEqual([1, 1, 1]);
  });
});
