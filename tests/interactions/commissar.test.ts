import { describe, expect, it } from 'vitest';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, legal, play, position, type Setting } from '../support/kit.ts';

function redArmy(allies: CardId[], setting: Setting = {}): State {
  return position({
    special: { commissar: 'allies' },
    allies: { A1: 'infantry', F1: 'infantry', L1: 'infantry' },
    axis: { A9: 'infantry', M9: 'infantry' },
    ...setting,
    hands: { axis: ['attack-right'], ...setting.hands, allies },
  });
}

const AXIS_TURN = ['play attack-right', 'done'];

describe('the commissar', () => {
  it('fills an empty chip again before the next card is played (M44-NAT-RU)', () => {
    const start = redArmy(['probe-left', 'ambush'], {
      deckTop: ['attack-left', 'probe-right', 'recon-in-force'],
    });
    const bare = play(start, 'chip probe-left', 'play probe-left', 'done', ...AXIS_TURN).state;
    expect(bare.turn.number).toBe(3);
    expect([deciderName(bare), legal(bare)]).toEqual(['allies', ['chip attack-left']]);
    const filled = play(bare, 'chip attack-left').state;
    expect(legal(filled)).toEqual(['play attack-left']);
  });

  it('lets a Counter-Attack under the chip copy the card played just before, not the one it was planned for (M44-NAT-RU, M44-CARD-COUNTER)', () => {
    const start = redArmy(['counter-attack', 'probe-left', 'recon-left'], {
      turn: 'axis',
      lastCard: { axis: 'attack-centre' },
    });
    const planned = play(start, 'chip counter-attack', ...AXIS_TURN).state;
    const copied = play(planned, 'chip probe-left').state;
    expect(copied.turn.effect).toBe(cardOf('attack-left'));
    expect(legal(copied)).toEqual(['order A1', 'end orders']);
  });

  it('keeps his card through a Recon 1 or Counter-Attack from the hand, which draw as they always do (M44-NAT-RU, M44-TURN-6)', () => {
    const start = redArmy(['probe-left', 'counter-attack', 'attack-left'], {
      turn: 'axis',
      hands: { axis: ['recon-right', 'attack-right'] },
      deckTop: ['probe-centre', 'probe-right', 'attack-centre', 'assault-centre'],
    });
    const theirs = play(start, 'chip probe-left', 'play recon-right', 'done', 'keep probe-centre').state;
    const copied = play(theirs, 'play counter-attack', 'done');
    expect(copied.state.turn.effect).toBe(cardOf('recon-left'));
    expect(legal(copied.state)).toEqual(['keep attack-centre', 'keep assault-centre']);
    const kept = play(copied.state, 'keep assault-centre').state;
    expect(kept.sides[0].chip).toBe(cardOf('probe-left'));
    expect(kept.sides[0].hand).toEqual([cardOf('attack-left'), cardOf('assault-centre')]);
  });

  it('loses a card of the hand with his headquarters, never the one under the chip (M44-NAT-RU, M44-ACT-HQ)', () => {
    const start = redArmy(['probe-left', 'attack-left'], {
      turn: 'axis',
      terrain: { E3: 'headquarters allies' },
      axis: { E5: 'armor', M9: 'infantry' },
      hands: { axis: ['attack-centre'] },
    });
    const raided = play(start, 'chip probe-left', 'play attack-centre', 'order E5', 'move E5 e4', 'move e4 E3').state;
    expect([raided.sides[0].hand, raided.sides[0].chip]).toEqual([[], cardOf('probe-left')]);
    const left = play(raided, 'done', 'done').state;
    expect(legal(left)).toEqual(['play probe-left']);
  });
});
