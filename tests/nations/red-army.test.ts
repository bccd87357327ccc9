import { describe, expect, it } from 'vitest';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import { view } from '../../src/memoir/index.ts';
import { deciderName, eventsOf, legal, play, position, weakened, withDice, type Setting } from '../support/kit.ts';

const CARDS: CardId[] = ['probe-left', 'attack-centre', 'recon-right', 'counter-attack', 'ambush'];

function redArmy(setting: Setting = {}) {
  return position({
    special: { commissar: 'allies' },
    allies: { A1: 'infantry', F1: 'infantry', L1: 'infantry' },
    ...setting,
    hands: { allies: CARDS, axis: [], ...setting.hands },
  });
}

describe('the political commissar', () => {
  it('puts a card under the chip before the first turn, any but Ambush (M44-NAT-RU)', () => {
    const start = redArmy();
    expect(deciderName(start)).toBe('allies');
    expect(start.turn.number).toBe(0);
    expect(legal(start)).toEqual(['chip recon-right', 'chip probe-left', 'chip attack-centre', 'chip counter-attack']);
    expect(play(start, 'chip probe-left').state.turn.number).toBe(1);
  });

  it('does so even if the other side begins (M44-NAT-RU)', () => {
    const start = redArmy({ turn: 'axis', hands: { axis: ['probe-left'] } });
    expect(deciderName(start)).toBe('allies');
    expect(deciderName(play(start, 'chip probe-left').state)).toBe('axis');
  });

  it('plays the card under the chip when no card is left to put there (M44-NAT-RU)', () => {
    const start = play(redArmy({ hands: { allies: ['probe-left', 'ambush'] } }), 'chip probe-left').state;
    expect(legal(start)).toEqual(['play probe-left']);
    const turn = play(start, 'play probe-left').state;
    expect(turn.turn.card).toBe(cardOf('probe-left'));
    expect(turn.sides[0].hand).toEqual([cardOf('ambush')]);
  });

  const planned = play(redArmy(), 'chip probe-left').state;

  it('takes a new card under the chip and plays the one that lay there (M44-NAT-RU)', () => {
    const turn = play(planned, 'chip attack-centre');
    expect(eventsOf(turn, 'cardPlayed').map(({ card }) => card)).toEqual([cardOf('probe-left')]);
    expect(turn.state.sides[0].chip).toBe(cardOf('attack-centre'));
    expect(turn.state.turn.card).toBe(cardOf('probe-left'));
    expect(legal(turn.state)).toEqual(['order A1', 'end orders']);
  });

  it('lets only Recon 1 and Counter-Attack come straight from the hand, and the chip stays (M44-NAT-RU)', () => {
    expect(legal(planned)).toEqual([
      'chip recon-right',
      'play recon-right',
      'chip attack-centre',
      'chip counter-attack',
      'play counter-attack',
    ]);
    const scouted = play(planned, 'play recon-right').state;
    expect(scouted.turn.card).toBe(cardOf('recon-right'));
    expect(scouted.sides[0].chip).toBe(cardOf('probe-left'));
  });

  it('draws one card for the one that was played (M44-NAT-RU)', () => {
    expect(planned.sides[0].hand).toHaveLength(4);
    const over = play(planned, 'chip attack-centre', 'done').state;
    expect(deciderName(over)).toBe('axis');
    expect(over.sides[0].hand).toHaveLength(4);
    expect(over.discard).toContain(cardOf('probe-left'));
  });

  it('shows the card under the chip to its owner only (M44-NAT-RU)', () => {
    expect(view(planned, 0).sides[0].chip).toBe(cardOf('probe-left'));
    expect(view(planned, 1).sides[0].chip).toBeNull();
    expect(view(planned, 1).sides[0].hasChip).toBe(true);
  });

  it('counts the card under the chip among the cards held (M44-NAT-RU)', () => {
    const start = redArmy({ hands: { allies: ['medics-and-mechanics', 'probe-left', 'probe-right'] } });
    const first = weakened(play(start, 'chip medics-and-mechanics').state, 'A1', 1);
    const healed = play(withDice(first, 'flag', 'flag', 'flag'), 'chip probe-left', 'heal A1');
    expect(eventsOf(healed, 'diceRolled').map(({ faces }) => faces.length)).toEqual([3]);
  });

  it('leaves Ambush as an answer from the hand (M44-NAT-RU)', () => {
    const start = redArmy({
      turn: 'axis',
      allies: { E5: 'infantry' },
      axis: { F5: 'infantry' },
      hands: { axis: ['direct-from-hq'] },
    });
    const attacked = play(start, 'chip probe-left', 'play direct-from-hq', 'order F5', 'done', 'attack F5 E5').state;
    expect(legal(attacked)).toEqual(['ambush', 'decline ambush']);
  });

  it('concerns one side only (M44-NAT-RU)', () => {
    const axisTurn = play(
      redArmy({ hands: { axis: ['probe-left'] } }),
      'chip probe-left',
      'chip attack-centre',
      'done',
    );
    expect(legal(axisTurn.state)).toEqual(['play probe-left']);
  });
});
