import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { legal, play, position, weakened, withDice, type Setting } from '../support/kit.ts';
import { diceFor } from '../units/drill.ts';

const INFANTRY = { A1: 'infantry', B1: 'infantry', E1: 'infantry', F1: 'infantry', G1: 'infantry', K1: 'infantry' };
const ARMOR = { L1: 'armor', L3: 'armor', K3: 'armor', M3: 'armor', J3: 'armor', J1: 'armor' };

function marines(card: CardId, setting: Setting = {}): State {
  const state = position({
    allies: INFANTRY,
    axis: { A9: 'infantry' },
    special: { gungHo: 'allies' },
    ...setting,
    hands: { allies: [card], axis: ['probe-left'], ...setting.hands },
  });
  return play(state, `play ${card}`).state;
}

function orders(state: State): string[] {
  return legal(state).filter((action) => action.startsWith('order'));
}

/** Orders units as they come until nobody is left, and counts. */
function orderCount(state: State): number {
  const [next] = orders(state);
  return next === undefined ? 0 : 1 + orderCount(play(state, next).state);
}

const wide = { ...INFANTRY, ...ARMOR };

describe('Gung-ho!', () => {
  it.each<[CardId, number, number]>([
    ['recon-centre', 1, 2],
    ['probe-centre', 2, 3],
    ['attack-right', 3, 4],
    ['general-advance', 6, 7],
    ['pincer-move', 4, 5],
    ['recon-in-force', 3, 4],
    ['direct-from-hq', 4, 5],
    ['move-out', 4, 5],
    ['armor-assault', 4, 5],
    ['firefight', 4, 5],
    ['dig-in', 4, 5],
    ['behind-enemy-lines', 1, 2],
  ])('Marines order one unit more with %s (M44-NAT-USMC)', (card, plain, more) => {
    expect(orderCount(marines(card, { allies: wide, special: {} }))).toBe(plain);
    expect(orderCount(marines(card, { allies: wide }))).toBe(more);
  });

  it('the extra unit of a section card comes from its sections (M44-NAT-USMC)', () => {
    const probe = marines('probe-left', { allies: { A1: 'infantry', B1: 'infantry', F1: 'infantry' } });
    expect(orderCount(probe)).toBe(2);
    expect(orders(probe)).toEqual(['order A1', 'order B1']);
    const pincer = marines('pincer-move', { allies: { ...wide, G3: 'infantry' } });
    const outer = play(pincer, 'order L1', 'order L3', 'order K3', 'order A1', 'order B1').state;
    expect(orders(outer)).toEqual([]);
  });

  it('a card that has no unit of its kind orders any two (M44-NAT-USMC)', () => {
    expect(orderCount(marines('armor-assault'))).toBe(2);
    expect(orderCount(marines('armor-assault', { special: {} }))).toBe(1);
  });

  it('Medics heal two units (M44-NAT-USMC)', () => {
    const heal = (special: Record<string, string>) => {
      const state = position({
        allies: INFANTRY,
        special,
        hands: { allies: ['medics-and-mechanics'], axis: [] },
        dice: ['flag', 'flag'],
      });
      const hurt = weakened(weakened(state, 'A1', 1), 'B1', 1);
      return legal(play(hurt, 'play medics-and-mechanics', 'heal A1').state);
    };
    expect(heal({ gungHo: 'allies' })).toEqual(['heal B1', 'end healing']);
    expect(heal({})).toEqual(['pass']);
  });

  it('cards without a count gain nothing (M44-NAT-USMC)', () => {
    const finest = marines('their-finest-hour', { dice: ['infantry'] });
    expect(orderCount(finest)).toBe(1);
    const assault = marines('assault-left');
    expect(orders(assault)).toEqual([]);
    const close = marines('close-assault', { allies: { A1: 'infantry', B1: 'infantry' }, axis: { a2: 'infantry' } });
    expect(close.units.filter((unit) => unit.order !== 0)).toHaveLength(2);
  });

  it('Breakthrough cards move one unit more as well (M44-NAT-USMC)', () => {
    const onTheMove = (special: Record<string, string>) => {
      let state = marines('probe-left', {
        board: 'breakthrough',
        allies: { F1: 'infantry', G1: 'infantry', H1: 'infantry', K1: 'infantry' },
        axis: { A17: 'infantry' },
        special,
      });
      let count = 0;
      for (let next = orders(state)[0]; next !== undefined; next = orders(state)[0], count++)
        state = play(state, next).state;
      return count;
    };
    expect(onTheMove({})).toBe(2);
    expect(onTheMove({ gungHo: 'allies' })).toBe(3);
  });

  it('the other side gains nothing (M44-NAT-USMC)', () => {
    expect(orderCount(marines('direct-from-hq', { special: { gungHo: 'axis' } }))).toBe(4);
  });

  it("the Marines' Counter-Attack orders one more, a copy of their card does not (M44-NAT-USMC)", () => {
    const counter = marines('counter-attack', { lastCard: { axis: 'probe-centre' }, allies: wide });
    expect(orderCount(counter)).toBe(3);
    const axis = position({
      turn: 'axis',
      axis: { E9: 'infantry', F9: 'infantry', G9: 'infantry', H9: 'infantry' },
      special: { gungHo: 'allies' },
      lastCard: { allies: 'probe-centre' },
      hands: { axis: ['counter-attack'], allies: [] },
    });
    expect(orderCount(play(axis, 'play counter-attack').state)).toBe(2);
  });
});

describe('Behind Enemy Lines with Marines', () => {
  it('gives each of the two units its extra die (M44-DIFF-25)', () => {
    const state = marines('behind-enemy-lines', {
      allies: { E5: 'infantry', E1: 'infantry' },
      axis: { G5: 'infantry', G1: 'infantry' },
      hands: { axis: [] },
    });
    const ready = play(state, 'order E1', 'order E5', 'done').state;
    expect(diceFor(ready, 'E5', 'G5')).toBe(3);
    const fired = play(withDice(ready, 'star', 'star', 'star'), 'attack E5 G5').state;
    expect(diceFor(fired, 'E1', 'G1')).toBe(3);
  });
});
