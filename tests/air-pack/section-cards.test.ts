import { describe, expect, it } from 'vitest';
import { CARDS, cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { ALLIES } from '../../src/memoir/side.ts';
import { planeText, sortieCards } from '../support/air-pack.ts';
import { legal, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

const ONE = { sorties: { allies: 1 } } as const;
const ARMY = Object.fromEntries(
  ['A1', 'B1', 'C1', 'd4', 'E1', 'F1', 'G1', 'H1', 'i4', 'J1', 'K1', 'L1'].map((hex) => [hex, 'infantry']),
);

/** The Allies have laid their sortie beside this card. */
function laid(card: CardId, setting: Setting = {}): State {
  const start = sky({ airPack: ONE, allies: ARMY, ...setting, hands: { allies: [card], ...setting.hands } });
  return play(start, 'lay sortie', `play ${card}`).state;
}

/** Orders that are given one after the other, first come first served. */
function ordersGiven(state: State): string[] {
  const given: string[] = [];
  for (let now = state; ; now = play(now, `order ${given[given.length - 1]}`).state) {
    const [next] = offered(now, 'order');
    if (next === undefined) return given;
    given.push(next);
  }
}

describe('a sortie beside another card', () => {
  it('goes with a section card and with no tactic card (AP-3.7)', () => {
    const start = sky({ airPack: ONE, hands: { allies: ['attack-centre', 'direct-from-hq', 'air-power'] } });
    expect(legal(start)).toContain('lay sortie');
    expect(legal(play(start, 'lay sortie').state)).toEqual(['play attack-centre']);
    expect(legal(sky({ airPack: ONE, hands: { allies: ['direct-from-hq'] } }))).not.toContain('lay sortie');
  });

  const bySection = CARDS.filter(({ kind }) => kind === 'section').map(({ id }) => id);
  const others = CARDS.filter(({ kind, id }) => kind === 'tactic' && id !== 'air-sortie').map(({ id }) => id);

  it.each(bySection)('may go with %s (AP-3.7)', (card) => {
    expect(legal(sky({ airPack: ONE, hands: { allies: [card] } }))).toContain('lay sortie');
  });

  it.each(others)('never goes with %s (AP-3.7)', (card) => {
    expect(legal(sky({ airPack: ONE, hands: { allies: [card] } }))).not.toContain('lay sortie');
  });

  it('goes alone of its kind: no two sorties in a turn (AP-3.7)', () => {
    const two = sky({ airPack: { sorties: { allies: 2 } }, hands: { allies: ['probe-left'] } });
    const state = play(two, 'lay sortie').state;
    expect(legal(state)).toEqual(['play probe-left']);
    expect(sortieCards(state, 'allies')).toBe(1);
  });

  it.each<[CardId, number]>([
    ['recon-centre', 0],
    ['probe-centre', 1],
    ['attack-centre', 2],
  ])('takes one order of %s and leaves %i to other units there (AP-3.8)', (card, left) => {
    const state = play(laid(card), 'launch p38 centre').state;
    expect(ordersGiven(state)).toHaveLength(left);
    for (const unit of offered(state, 'order')) expect(['d4', 'E1', 'F1', 'G1', 'H1', 'i4']).toContain(unit);
  });

  it('comes on in the section of the card only, straddled hexes included (AP-3.8)', () => {
    expect(offered(laid('attack-centre'), 'launch')).toEqual(['p38 centre', 'p40 centre']);
    const hexes = offered(
      go(play(laid('attack-centre'), 'launch p38 centre').state, 'end orders').state,
      'place aircraft',
    );
    expect(hexes.toSorted()).toEqual(['E1', 'E9', 'F1', 'F9', 'G1', 'G9', 'H1', 'H9', 'I1', 'I9'].toSorted());
  });

  it('leaves the orders of the other sections as they are (AP-3.8)', () => {
    const state = play(laid('recon-in-force'), 'launch p38 left').state;
    expect(offered(state, 'order')).toEqual(expect.arrayContaining(['E1', 'J1']));
    expect(offered(state, 'order')).not.toContain('A1');
    expect(ordersGiven(state)).toHaveLength(2);
  });

  it.each<[CardId, string[], number]>([
    ['general-advance', ['p38 left', 'p38 centre', 'p38 right'], 5],
    ['pincer-move', ['p38 left', 'p38 right'], 3],
    ['recon-in-force', ['p38 left', 'p38 centre', 'p38 right'], 2],
  ])('with %s takes an order of the section it comes on in (AP-3.8)', (card, launches, left) => {
    const state = laid(card);
    expect(offered(state, 'launch').filter((text) => text.startsWith('p38'))).toEqual(launches);
    for (const launch of launches) {
      const orders = play(state, `launch ${launch}`).state;
      expect(ordersGiven(orders)).toHaveLength(left);
    }
  });

  it('counts a unit that straddles two sections where an order is left (AP-3.8)', () => {
    const state = play(
      laid('recon-in-force', { allies: { A1: 'infantry', d4: 'infantry', M1: 'infantry' } }),
      'launch p38 left',
    );
    expect(offered(state.state, 'order')).toEqual(['d4', 'M1']);
    const centre = play(laid('recon-in-force', { allies: { A1: 'infantry', d4: 'infantry' } }), 'launch p38 centre');
    expect(ordersGiven(centre.state)).toHaveLength(1);
  });

  it('sends up a plane besides every unit of the section with Assault (AP-3.8)', () => {
    const orders = play(laid('assault-left'), 'launch p38 left').state;
    expect(offered(orders, 'order')).toEqual([]);
    expect(offered(orders, 'place aircraft')).toContain('A5');
    expect(offered(orders, 'place aircraft')).not.toContain('M5');
    expect(offered(orders, 'move')).toEqual(expect.arrayContaining(['A1 a2', 'C1 c2', 'd4 e4']));
  });

  it('may send on the plane in flight, by an order of the section it is in (AP-3.8, AP-5.2)', () => {
    const over = (hex: string): string[] =>
      legal(laid('recon-in-force', { airPack: { ...ONE, planes: { allies: `p38 ${hex}` } } }));
    expect(over('B5')).toEqual(['send plane', 'recall plane']);
    const airPack = { ...ONE, planes: { allies: 'p38 B5' } } as const;
    const sent = play(laid('recon-in-force', { airPack }), 'send plane').state;
    expect(ordersGiven(sent)).toHaveLength(2);
    expect(offered(sent, 'order')).not.toContain('A1');
  });

  it('is not replaced, the section card is (AP-3.9)', () => {
    const hands: Setting['hands'] = { allies: ['probe-left', 'dig-in', 'barrage', 'move-out', 'firefight'] };
    const deckTop: Setting['deckTop'] = ['close-assault', 'ambush'];
    const start = play(sky({ airPack: ONE, hands, deckTop }), 'lay sortie', 'play probe-left', 'launch p38 left').state;
    const state = comesOnAt(start, 'A5');
    const hand = state.sides[ALLIES].hand;
    expect(hand).toHaveLength(5);
    expect(hand).toContain(cardOf('close-assault'));
    expect(hand).not.toContain(cardOf('ambush'));
    expect(sortieCards(state, 'allies')).toBe(0);
    expect(planeText(state, 'allies')).toBe('p38 A5');
  });

  it('leaves Recon 1 its two cards to choose from (AP-3.9)', () => {
    const deckTop: Setting['deckTop'] = ['close-assault', 'ambush'];
    const flown = go(play(laid('recon-left', { deckTop }), 'launch p38 left').state, 'place aircraft A5', 'end flight');
    const state = go(flown.state, 'end movement', 'end battle').state;
    expect(legal(state).toSorted()).toEqual(['keep ambush', 'keep close-assault']);
  });

  it('cannot be laid where no plane could come on in any section of the cards (AP-3.8)', () => {
    const airPack = { ...ONE, options: { planes: [[], null] } } as const;
    expect(legal(sky({ airPack, hands: { allies: ['probe-left'] } }))).toEqual(['play probe-left']);
  });
});
