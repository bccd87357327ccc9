import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { ALLIES, AXIS } from '../../src/memoir/side.ts';
import { airPack as airOf, markersAt, parkedText, planeText, type AirPackSetting } from '../support/air-pack.ts';
import { diceThrown, eventsOf, hexNamed, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { dealt, turnOf } from './sortie.ts';

/** An Allied airfield on G5, with what stands there. */
function field(airPack: AirPackSetting, setting: Setting = {}): State {
  return sky({
    allies: { A1: 'infantry', G1: 'infantry' },
    ...setting,
    terrain: { G5: 'airfield allies', ...setting.terrain },
    airPack,
  });
}

const PARKED: AirPackSetting = { parked: { allies: ['p38 G5'] } };
const READY: AirPackSetting = { ready: { allies: { G5: 2 } } };

describe('a plane on the ground', () => {
  it('may be there as the battle begins, and so may markers (AP-8.1)', () => {
    const hex = hexNamed(position({}), 'G5');
    const parked = [{ side: AXIS, model: 'storch', hex }] as const;
    const ready = [{ side: ALLIES, hex: hex + 1, count: 3 }] as const;
    const state = dealt({}, {}, 7, { G5: 'airfield axis', H5: 'airfield allies' }, { parked, ready });
    expect(parkedText(state, 'axis')).toEqual(['storch G5']);
    expect(planeText(state, 'axis')).toBe('none');
    expect(markersAt(state, 'H5')).toBe(3);
  });

  it('needs no orders (AP-8.2)', () => {
    const cards: CardId[] = ['probe-left', 'probe-right', 'attack-left'];
    let state = field(PARKED, { hands: { allies: cards, axis: [] } });
    for (const card of cards) state = play(turnOf(state, `play ${card}`), 'pass').state;
    expect(state.turn.number).toBe(7);
    expect(parkedText(state, 'allies')).toEqual(['p38 G5']);
  });

  it('takes off with one order of a section card, and no sortie (AP-8.3)', () => {
    const start = play(field(PARKED, { hands: { allies: ['probe-centre'] } }), 'play probe-centre').state;
    expect(legal(start)).toEqual(['order G1', 'take off G5 p38', 'end orders']);
    const played = play(start, 'take off G5 p38', 'order G1');
    expect(offered(played.state, 'order')).toEqual([]);
    expect(parkedText(played.state, 'allies')).toEqual([]);
    const flown = go(played.state, 'end orders', 'fly F5', 'fly E5', 'fly D5', 'fly C5', 'end flight').state;
    expect(planeText(flown, 'allies')).toBe('p38 C5');
  });

  it.each<[CardId, boolean]>([
    ['probe-left', false],
    ['probe-right', false],
    ['attack-centre', true],
    ['recon-in-force', true],
    ['pincer-move', false],
    ['direct-from-hq', true],
    ['move-out', false],
    ['armor-assault', false],
  ])('in the centre with %s may take off: %s (AP-8.3)', (card, may) => {
    const setting: Setting = { allies: { A1: 'infantry', G1: 'armor', L1: 'infantry' }, hands: { allies: [card] } };
    expect(offered(play(field(PARKED, setting), `play ${card}`).state, 'take off')).toEqual(may ? ['G5 p38'] : []);
  });

  it('takes off with a star of Their Finest Hour only (AP-8.3, AP-7.3)', () => {
    const rolled = (face: 'star' | 'infantry'): string[] => {
      const start = field(PARKED, { hands: { allies: ['their-finest-hour'] }, dice: [face] });
      return offered(play(start, 'play their-finest-hour').state, 'take off');
    };
    expect([rolled('star'), rolled('infantry')]).toEqual([['G5 p38'], []]);
  });

  it('makes its section one for Infantry Assault without infantry (AP-8.3)', () => {
    const setting: Setting = { allies: { A1: 'armor' }, hands: { allies: ['infantry-assault'] } };
    const start = play(field(PARKED, setting), 'play infantry-assault').state;
    expect(offered(start, 'section')).toEqual(['left', 'centre']);
    expect(offered(play(start, 'section centre').state, 'take off')).toEqual(['G5 p38']);
  });

  it('takes off under a card for every unit of the section only if its owner likes (AP-8.2, AP-8.3)', () => {
    const hands: Setting['hands'] = { allies: ['assault-centre'] };
    const start = play(field(PARKED, { hands }), 'play assault-centre').state;
    expect(legal(start)).toEqual(['take off G5 p38', 'stay grounded']);
    const stays = play(start, 'stay grounded').state;
    expect(parkedText(stays, 'allies')).toEqual(['p38 G5']);
    expect(offered(stays, 'move')).toContain('G1 g2');
    const goes = play(start, 'take off G5 p38').state;
    expect(offered(goes, 'fly')).toContain('F5');
    expect(offered(goes, 'move')).toContain('G1 g2');
    const left = play(field(PARKED, { hands: { allies: ['assault-left'] } }), 'play assault-left').state;
    expect(legal(left)).not.toContain('stay grounded');
  });

  it('flies in its own turn once it has its order (AP-8.3, AP-9.8)', () => {
    const state = play(field(PARKED), 'play direct-from-hq', 'take off G5 p38', 'end orders').state;
    expect(legal(state)).not.toContain('end movement');
  });

  it('takes off by a sortie without an air check, and by another card with one (AP-8.4)', () => {
    const beside: Setting = { axis: { H5: 'infantry' }, dice: ['star'] };
    const sortie = play(field({ ...PARKED, sorties: { allies: 1 } }, beside), 'fly sortie', 'take off G5 p38');
    expect(diceThrown(sortie)).toEqual([]);
    expect(eventsOf(sortie, 'planeOrdered')).toMatchObject([{ takesOff: true, bySortie: true }]);
    expect(offered(sortie.state, 'fly')).toContain('F5');
    const card = play(field(PARKED, beside), 'play direct-from-hq', 'take off G5 p38', 'end orders');
    expect(diceThrown(card)).toEqual([1]);
  });

  it('is in reach of a sortie anywhere, and of one beside a card in its sections (AP-8.4, AP-3.8)', () => {
    const airPack = { ...PARKED, sorties: { allies: 1 } };
    expect(offered(play(field(airPack), 'fly sortie').state, 'take off')).toEqual(['G5 p38']);
    const beside = (card: CardId): string[] =>
      offered(play(field(airPack, { hands: { allies: [card] } }), 'lay sortie', `play ${card}`).state, 'take off');
    expect([beside('probe-centre'), beside('probe-left')]).toEqual([['G5 p38'], []]);
  });

  it('takes the order of its section when it takes off by a sortie beside a card (AP-8.4, AP-3.8)', () => {
    const setting: Setting = { hands: { allies: ['recon-in-force'] }, allies: { A1: 'infantry', G1: 'infantry' } };
    const start = field({ ...PARKED, sorties: { allies: 1 } }, setting);
    const state = play(start, 'lay sortie', 'play recon-in-force', 'take off G5 p38').state;
    expect(offered(state, 'order')).toEqual(['A1']);
  });
});

describe('a ready-to-take-off marker', () => {
  it('is used up as its plane is ordered, and the figure stands there (AP-8.5, AP-8.6)', () => {
    const start = play(field(READY), 'play direct-from-hq').state;
    expect(offered(start, 'take off')).toEqual(['G5 p38', 'G5 p40']);
    const ordered = play(start, 'take off G5 p40').state;
    expect(planeText(ordered, 'allies')).toBe('p40 G5');
    expect(markersAt(ordered, 'G5')).toBe(1);
    const flown = go(ordered, 'end orders', 'fly F5', 'end flight').state;
    expect(planeText(flown, 'allies')).toBe('p40 F5');
    expect(markersAt(flown, 'G5')).toBe(1);
  });

  it('is one plane, and the last of them leaves none (AP-8.6)', () => {
    const one: AirPackSetting = { ready: { allies: { G5: 1 } } };
    const used = play(field(one), 'play direct-from-hq', 'take off G5 p38').state;
    expect(markersAt(used, 'G5')).toBe(0);
    expect(airOf(used).ready).toEqual([]);
  });

  it('may share its hex with a plane, which takes off as what it is (AP-8.6)', () => {
    const airPack: AirPackSetting = { parked: { allies: ['storch G5'] }, ready: { allies: { G5: 1 } } };
    const start = play(field(airPack), 'play direct-from-hq').state;
    expect(offered(start, 'take off')).toEqual(['G5 storch', 'G5 p38', 'G5 p40']);
    const figure = play(start, 'take off G5 storch').state;
    expect([markersAt(figure, 'G5'), parkedText(figure, 'allies')]).toEqual([1, []]);
    const marker = play(start, 'take off G5 p38').state;
    expect([markersAt(marker, 'G5'), parkedText(marker, 'allies')]).toEqual([0, ['storch G5']]);
  });

  it('on a carrier is a plane that flies from carriers (AP-8.6, AP-10.3)', () => {
    const ship: Setting = {
      front: 'pacific',
      terrain: { G5: 'ocean' },
      allies: { G5: 'aircraftCarrier', A1: 'infantry' },
    };
    const models = (date: string, month: number): string[] => {
      const airPack: AirPackSetting = { ...READY, options: { month } };
      return offered(play(sky({ ...ship, date, airPack }), 'play direct-from-hq').state, 'take off');
    };
    expect(models('1943-09-10', 9)).toEqual(['G5 corsair']);
    expect(models('1943-08-10', 8)).toEqual([]);
    const named: AirPackSetting = { ...READY, options: { planes: [['p38', 'corsair'], null] } };
    expect(offered(play(sky({ ...ship, airPack: named }), 'play direct-from-hq').state, 'take off')).toEqual([
      'G5 corsair',
    ]);
  });

  it('is taken for a sortie as well (AP-8.4, AP-8.6)', () => {
    const start = play(field({ ...READY, sorties: { allies: 1 } }), 'fly sortie').state;
    expect(legal(start)).toEqual(['launch p38', 'launch p40', 'take off G5 p38', 'take off G5 p40']);
    expect(markersAt(play(start, 'take off G5 p40').state, 'G5')).toBe(1);
  });

  it('waits while another plane of its side is in flight (AP-8.7)', () => {
    const airPack: AirPackSetting = { ...READY, planes: { allies: 'storch F1' } };
    const start = play(field(airPack), 'play direct-from-hq').state;
    expect(offered(start, 'take off')).toEqual([]);
    expect(offered(start, 'order')).toContain('plane');
    expect(offered(play(start, 'order plane').state, 'take off')).toEqual([]);
    const assault = play(field(airPack, { hands: { allies: ['assault-centre'] } }), 'play assault-centre').state;
    expect(legal(assault)).not.toContain('stay grounded');
  });

  it('has its turn when that plane has gone, or has landed (AP-8.7)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq', 'probe-centre'], axis: [] };
    const airPack: AirPackSetting = { ...READY, planes: { allies: 'storch G1' } };
    const home = turnOf(
      field(airPack, { hands, allies: { A1: 'infantry', H1: 'infantry' } }),
      'play probe-centre',
      'end orders',
    );
    expect(offered(play(play(home, 'pass').state, 'play direct-from-hq').state, 'take off')).toEqual([
      'G5 p38',
      'G5 p40',
    ]);
    const near: AirPackSetting = { ...READY, planes: { allies: 'storch F5' } };
    const flight = ['order plane', 'end orders', 'fly G5', 'end flight'];
    const landed = turnOf(field(near, { hands }), 'play probe-centre', ...flight);
    expect(parkedText(landed, 'allies')).toEqual(['storch G5']);
    const next = play(play(landed, 'pass').state, 'play direct-from-hq').state;
    expect(offered(next, 'take off')).toEqual(['G5 storch', 'G5 p38', 'G5 p40']);
  });

  it('sends up one plane in a turn: the second take-off is refused (AP-8.7, AP-5.1)', () => {
    const airPack: AirPackSetting = { parked: { allies: ['p38 G5', 'p40 B5'] } };
    const start = field(airPack, { terrain: { B5: 'airfield allies' } });
    const state = play(start, 'play direct-from-hq').state;
    expect(offered(state, 'take off')).toEqual(expect.arrayContaining(['G5 p38', 'B5 p40']));
    expect(offered(play(state, 'take off B5 p40').state, 'take off')).toEqual([]);
  });

  it('of the enemy is none of one’s own (AP-8.6)', () => {
    const start = field({ ready: { axis: { G5: 1 } } }, { terrain: { G5: 'airfield axis' } });
    expect(offered(play(start, 'play direct-from-hq').state, 'take off')).toEqual([]);
    expect(unitAt(start, 'G5')).toBeUndefined();
  });
});
