import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { planeText, type AirPackSetting } from '../support/air-pack.ts';
import { diceThrown, eventsOf, legal, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { comesOnAt, turnOf } from './sortie.ts';

const ARMY = Object.fromEntries(
  ['A1', 'B1', 'C1', 'd4', 'E1', 'F1', 'G1', 'H1', 'J1', 'K1', 'L1'].map((hex) => [hex, 'infantry']),
);

/** A P-38 of the Allies in flight, and this card is played. */
function played(card: CardId, hex: string, setting: Setting = {}): State {
  const airPack: AirPackSetting = { planes: { allies: `p38 ${hex}` }, ...setting.airPack };
  return play(sky({ allies: ARMY, ...setting, airPack, hands: { allies: [card], ...setting.hands } }), `play ${card}`)
    .state;
}

function canOrderPlane(state: State): boolean {
  return offered(state, 'order').includes('plane');
}

/** How many units can still be ordered after this. */
function ordersGiven(state: State): number {
  let count = 0;
  for (let now = state, [next] = offered(now, 'order'); next !== undefined; [next] = offered(now, 'order'), count++)
    now = play(now, `order ${next}`).state;
  return count;
}

describe('a plane that comes on with a sortie', () => {
  it('has its order for the turn and takes no other (AP-7.1)', () => {
    const start = sky({ allies: ARMY, airPack: { sorties: { allies: 1 } }, hands: { allies: ['probe-left'] } });
    const state = play(start, 'lay sortie', 'play probe-left', 'launch p38 left').state;
    expect(canOrderPlane(state)).toBe(false);
    expect(offered(go(state, 'end orders').state, 'place aircraft')).toContain('A5');
  });

  it('needs an order in the next turn (AP-7.1, AP-7.4)', () => {
    const start = sky({ allies: ARMY, airPack: { sorties: { allies: 1 } }, hands: { axis: ['probe-left'] } });
    const first = comesOnAt(play(start, 'fly sortie', 'launch p38').state, 'A5');
    const back = turnOf(first, 'play probe-left', 'end orders', 'end movement');
    expect(planeText(back, 'allies')).toBe('p38 A5');
    const orders = play(back, 'play direct-from-hq').state;
    expect(canOrderPlane(orders)).toBe(true);
    expect(planeText(play(orders, 'end orders').state, 'allies')).toBe('none');
  });
});

describe('a plane in flight', () => {
  it('takes one order of a section card, like a unit (AP-7.2)', () => {
    const state = played('probe-left', 'B5');
    expect(canOrderPlane(state)).toBe(true);
    const ordered = play(state, 'order plane').state;
    expect(canOrderPlane(ordered)).toBe(false);
    expect(ordersGiven(ordered)).toBe(1);
    expect(offered(go(ordered, 'end orders').state, 'fly')).toContain('C5');
  });

  it('is ordered only in the section of its hex (AP-7.2)', () => {
    expect(canOrderPlane(played('probe-left', 'G5'))).toBe(false);
    expect(canOrderPlane(played('probe-centre', 'G5'))).toBe(true);
    expect(canOrderPlane(played('probe-right', 'L5'))).toBe(true);
  });

  it('above a hex of two sections is ordered in either (AP-7.2)', () => {
    expect(canOrderPlane(played('probe-left', 'd6'))).toBe(true);
    expect(canOrderPlane(played('probe-centre', 'd6'))).toBe(true);
    expect(canOrderPlane(played('probe-right', 'd6'))).toBe(false);
  });

  it('above two sections takes the order that leaves more to the others (AP-7.2)', () => {
    const state = play(
      played('recon-in-force', 'd6', { allies: { A1: 'infantry', E1: 'infantry' } }),
      'order plane',
    ).state;
    expect(offered(state, 'order')).toEqual(['A1', 'E1']);
    const left = play(state, 'order A1').state;
    expect(offered(left, 'order')).toEqual([]);
    const units = play(
      played('recon-in-force', 'd6', { allies: { A1: 'infantry', E1: 'infantry' } }),
      'order A1',
      'order E1',
    );
    expect(canOrderPlane(units.state)).toBe(false);
  });

  it.each<[CardId, number]>([
    ['direct-from-hq', 3],
    ['general-advance', 5],
    ['pincer-move', 3],
    ['recon-in-force', 2],
  ])('takes one order of %s and leaves %i (AP-7.2)', (card, left) => {
    const state = played(card, 'B5');
    expect(ordersGiven(play(state, 'order plane').state)).toBe(left);
  });

  it('is not ordered by Pincer Move in the centre (AP-7.2)', () => {
    expect(canOrderPlane(played('pincer-move', 'G5'))).toBe(false);
  });

  const NEIGHBOURS: Setting = {
    allies: { E5: 'infantry', G1: 'infantry', I5: 'armor', J1: 'artillery' },
    axis: { F5: 'infantry', J5: 'infantry' },
  };

  it.each<CardId>([
    'armor-assault',
    'artillery-bombard',
    'infantry-assault',
    'move-out',
    'behind-enemy-lines',
    'close-assault',
    'firefight',
    'dig-in',
    'barrage',
    'medics-and-mechanics',
  ])('is not ordered by %s (AP-7.2, AP-7.4)', (card) => {
    const state = played(card, 'G5', { ...NEIGHBOURS, dice: Array.from({ length: 12 }, () => 'star' as const) });
    expect(canOrderPlane(state)).toBe(false);
    const rest = go(state, ...(offered(state, 'section').includes('centre') ? ['section centre'] : []), 'end orders');
    expect(offered(rest.state, 'fly')).toEqual([]);
  });

  it('may be the one unit that is ordered where a card falls back (AP-7.2)', () => {
    const tanks: Setting = { allies: { G1: 'armor' }, axis: { A9: 'infantry' } };
    for (const card of ['artillery-bombard', 'move-out', 'dig-in', 'behind-enemy-lines'] as const) {
      const state = played(card, 'B5', tanks);
      expect(canOrderPlane(state)).toBe(true);
      const ordered = play(state, 'order plane').state;
      expect(offered(ordered, 'order')).toEqual([]);
      expect(offered(ordered, 'fly')).toContain('C5');
    }
  });

  it('makes its section one for Infantry Assault without infantry (AP-7.2)', () => {
    const state = played('infantry-assault', 'B5', { allies: { G1: 'armor' } });
    expect(offered(state, 'section')).toEqual(['left', 'centre']);
    expect(offered(play(state, 'section left').state, 'order')).toEqual(['plane']);
    expect(offered(play(state, 'section centre').state, 'order')).toEqual(['G1']);
  });

  it('is ordered with every unit of its section, without being asked for (AP-7.2)', () => {
    const left = played('assault-left', 'B5');
    expect(planeText(left, 'allies')).toBe('p38 B5');
    expect(offered(left, 'fly')).toContain('C5');
    expect(legal(left)).not.toContain('end movement');
    expect(planeText(played('assault-left', 'd6'), 'allies')).toBe('p38 d6');
    expect(planeText(played('assault-left', 'G5'), 'allies')).toBe('none');
  });

  it('is ordered by Counter-Attack to a section card in the mirrored section (AP-7.2)', () => {
    const copied = (hex: string): boolean =>
      canOrderPlane(played('counter-attack', hex, { lastCard: { axis: 'attack-left' } }));
    expect([copied('L5'), copied('B5')]).toEqual([true, false]);
  });
});

describe('Their Finest Hour', () => {
  const rolled = (...dice: NonNullable<Setting['dice']>): State =>
    played('their-finest-hour', 'G5', { hands: { allies: ['their-finest-hour', 'dig-in'] }, dice });

  it('orders the plane with a star, and with nothing else (AP-7.3)', () => {
    expect(canOrderPlane(rolled('star', 'infantry'))).toBe(true);
    for (const face of ['infantry', 'armor', 'grenade', 'flag'] as const)
      expect(canOrderPlane(rolled(face, 'infantry'))).toBe(false);
  });

  it('spends that star on it (AP-7.3)', () => {
    const state = play(rolled('star', 'armor'), 'order plane').state;
    expect(offered(state, 'order')).toEqual([]);
    const infantry = play(rolled('star', 'infantry'), 'order plane').state;
    expect(ordersGiven(infantry)).toBe(1);
    const spent = play(rolled('star', 'infantry'), 'order A1', 'order B1').state;
    expect(canOrderPlane(spent)).toBe(false);
  });

  it('adds no die to its strafing, and shuffles the deck as ever (AP-7.3)', () => {
    const start = played('their-finest-hour', 'G5', { dice: ['star', 'star'], axis: { F5: 'infantry' } });
    const struck = go(start, 'order plane', 'end orders');
    const strafed = go(struck.state, 'fly F5', 'fly E5', 'end flight', 'strafe F5 F5');
    expect(eventsOf(strafed, 'diceRolled').filter(({ reason }) => reason === 'strafing')).toMatchObject([
      { faces: ['star'] },
    ]);
    expect(eventsOf(strafed, 'deckShuffled')).toHaveLength(1);
  });

  it('adds no die to a dive (AP-7.3)', () => {
    const start = sky({
      sides: { allies: { nation: 'us' } },
      turn: 'axis',
      hands: { axis: ['their-finest-hour'] },
      airPack: { planes: { axis: 'zero G5' } },
      allies: { E5: 'infantry' },
      dice: ['star', 'star', 'star'],
    });
    const flown = go(start, 'play their-finest-hour', 'order plane', 'end orders', 'fly F5', 'end flight', 'dive E5');
    expect(diceThrown(flown)).toEqual([1, 2]);
  });
});

describe('the US Marines', () => {
  it.each<[CardId, number]>([
    ['recon-left', 1],
    ['probe-left', 2],
    ['attack-left', 3],
    ['direct-from-hq', 4],
  ])('with %s order the plane and %i others (AP-7.2)', (card, left) => {
    const state = played(card, 'B5', { special: { gungHo: 'allies' } });
    expect(ordersGiven(play(state, 'order plane').state)).toBe(left);
  });

  it.each<[CardId, number]>([
    ['recon-left', 1],
    ['attack-left', 3],
    ['recon-in-force', 3],
  ])('with %s and a sortie beside it send up a plane and order %i others (AP-3.8)', (card, left) => {
    const airPack = { sorties: { allies: 1 } } as const;
    const start = sky({ allies: ARMY, special: { gungHo: 'allies' }, airPack, hands: { allies: [card] } });
    expect(ordersGiven(play(start, 'lay sortie', `play ${card}`, 'launch p38 left').state)).toBe(left);
  });
});
