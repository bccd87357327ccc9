import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { planeText, sortieCards } from '../support/air-pack.ts';
import { eventsOf, figuresAt, legal, medals, play, unitAt, withDice, type Setting } from '../support/kit.ts';
import { eventTypes, flown, go, offered, sky } from './in-the-air.ts';

const SCOUTS = ['draw two', 'draw one'];

/** The plane of the Allies comes to F3; an enemy may stand beside it. */
function scouting(setting: Setting = {}, model: PlaneModel = 'storch'): State {
  const start = sky({
    axis: { f4: 'infantry', A9: 'infantry' },
    deckTop: ['probe-left', 'probe-right'],
    ...setting,
    airPack: { planes: { allies: `${model} G1` }, ...setting.airPack },
  });
  return flown(start, 'f2', 'F3').state;
}

function handOf(state: State): CardId[] {
  return state.sides[0].hand.map((card) => CARD_IDS[card]);
}

describe('the Storch as a scout', () => {
  it('beside an enemy ground unit lets its side draw two cards and keep one (AP-16.1)', () => {
    const state = scouting();
    expect(legal(state)).toEqual(SCOUTS);
    const two = play(state, 'draw two').state;
    expect(legal(two)).toEqual(['keep probe-left', 'keep probe-right']);
    const kept = play(two, 'keep probe-right').state;
    expect(handOf(kept)).toEqual(['probe-right']);
    expect(kept.discard.map((card) => CARD_IDS[card])).toContain('probe-left');
  });

  it('leaves it the usual card as well (AP-16.1)', () => {
    expect(handOf(play(scouting(), 'draw one').state)).toEqual(['probe-left']);
  });

  it.each<PlaneModel>(['p38', 'spitfire', 'zero'])('is the only one: a %s sees nothing (AP-16.1)', (model) => {
    expect(offered(scouting({}, model), 'draw')).toEqual([]);
  });

  it('sees nothing two hexes away, and no friends (AP-16.1)', () => {
    expect(offered(scouting({ axis: { F5: 'infantry', A9: 'infantry' } }), 'draw')).toEqual([]);
    const friends = { allies: { f4: 'infantry', M1: 'infantry' }, axis: { A9: 'infantry' } };
    expect(offered(scouting(friends), 'draw')).toEqual([]);
  });

  it('takes no notice of planes and ships (AP-16.1, AP-16.2)', () => {
    const planes = { allies: 'storch G1', axis: 'me109 f4' };
    expect(offered(scouting({ axis: { A9: 'infantry' }, airPack: { planes } }), 'draw')).toEqual([]);
    const parked: Setting['airPack'] = { planes: { allies: 'storch G1' }, parked: { axis: ['me109 f4'] } };
    expect(
      offered(scouting({ axis: { A9: 'infantry' }, terrain: { f4: 'airfield axis' }, airPack: parked }), 'draw'),
    ).toEqual([]);
    const sea: Setting = { terrain: { f4: 'ocean' }, axis: { f4: 'destroyer', A9: 'infantry' } };
    expect(offered(scouting(sea), 'draw')).toEqual([]);
  });

  it('reports at the end of the turn: an enemy destroyed by then is not seen (AP-16.3)', () => {
    const start = sky({
      axis: { f4: 'infantry 1', A9: 'infantry' },
      allies: { G3: 'infantry', M1: 'infantry' },
      airPack: { planes: { allies: 'storch G1' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order G3', 'end orders', 'fly f2', 'fly F3', 'end flight'];
    const battle = go(start, ...orders, 'end movement').state;
    const over = play(withDice(battle, 'grenade', 'star', 'star'), 'attack G3 f4').state;
    expect(offered(go(over, 'hold ground').state, 'draw')).toEqual([]);
    const alive = play(withDice(battle, 'armor', 'armor', 'armor'), 'attack G3 f4').state;
    expect(legal(alive)).toEqual(SCOUTS);
  });

  it('brings nothing where no card is due, after a sortie alone (AP-16.3, AP-3.5)', () => {
    const airPack: Setting['airPack'] = { sorties: { allies: 1 }, planes: { allies: 'storch G1' } };
    const start = sky({ axis: { f4: 'infantry', A9: 'infantry' }, airPack });
    const orders = ['fly sortie', 'send plane', 'end orders', 'fly f2', 'fly F3', 'end flight'];
    const flownIn = go(start, ...orders);
    expect(planeText(flownIn.state, 'allies')).toBe('storch F3');
    expect([offered(flownIn.state, 'draw'), eventsOf(flownIn, 'cardDrawn')]).toEqual([[], []]);
  });

  it('adds nothing to the two cards of Recon 1 (AP-16.3)', () => {
    const start = sky({
      axis: { f4: 'infantry', A9: 'infantry' },
      hands: { allies: ['recon-centre'] },
      deckTop: ['probe-left', 'probe-right'],
      airPack: { planes: { allies: 'storch G1' } },
    });
    const orders = ['play recon-centre', 'order plane', 'end orders', 'fly f2', 'fly F3', 'end flight'];
    const drawn = go(start, ...orders);
    expect(legal(drawn.state)).toEqual(['keep probe-left', 'keep probe-right']);
  });

  it('draws another card for a sortie card, which is laid out first (AP-16.3, AP-2.6)', () => {
    const state = scouting({
      deckTop: ['probe-left', 'air-sortie', 'probe-right'],
      airPack: { planes: { allies: 'storch G1' }, options: { sorties: 'shuffled' } },
    });
    const two = play(state, 'draw two').state;
    expect([sortieCards(two, 'allies'), legal(two)]).toEqual([1, ['keep probe-left', 'keep probe-right']]);
  });

  it('on the ground sees nothing (AP-19.8)', () => {
    const start = sky({
      terrain: { F3: 'airfield allies' },
      axis: { f4: 'infantry', A9: 'infantry' },
      airPack: { parked: { allies: ['storch F3'] } },
    });
    const over = go(start, 'play direct-from-hq', 'order M1', 'end orders', 'end movement', 'end battle').state;
    expect([over.turn.side, offered(over, 'draw')]).toEqual([1, []]);
  });
});

describe('a rescue by the Storch', () => {
  /** Infantry of the Allies on f4, so strong, with the plane that comes beside it. */
  const beside = (unit: string, setting: Setting = {}, model: PlaneModel = 'storch'): State =>
    scouting({ axis: { A9: 'infantry' }, allies: { f4: unit, M1: 'infantry' }, ...setting }, model);

  it('takes infantry of one figure off the board, and nobody wins a medal (AP-17.1, AP-17.2)', () => {
    const saved = play(beside('infantry 1'), 'rescue f4');
    expect([unitAt(saved.state, 'f4'), planeText(saved.state, 'allies')]).toEqual([undefined, 'none']);
    expect([medals(saved.state, 'axis'), medals(saved.state, 'allies')]).toEqual([0, 0]);
    expect(eventTypes(saved)).not.toContain('unitEliminated');
  });

  it.each(['infantry', 'infantry 2', 'armor 1', 'artillery 1'])('is none for %s (AP-17.1)', (unit) => {
    expect(offered(beside(unit), 'rescue')).toEqual([]);
  });

  it('is none for infantry of the enemy, nor for any that is not beside it (AP-17.1)', () => {
    expect(offered(scouting({ axis: { f4: 'infantry 1', A9: 'infantry' } }), 'rescue')).toEqual([]);
    expect(offered(beside('infantry', { allies: { F5: 'infantry 1', M1: 'infantry' } }), 'rescue')).toEqual([]);
  });

  it.each<PlaneModel>(['p38', 'spitfire', 'zero'])('is nothing a %s can do (AP-17.1)', (model) => {
    expect(offered(beside('infantry 1', {}, model), 'rescue')).toEqual([]);
  });

  it('can be left out (AP-17.1)', () => {
    const stayed = play(beside('infantry 1'), 'stay aloft').state;
    expect([figuresAt(stayed, 'f4'), planeText(stayed, 'allies')]).toEqual([1, 'storch F3']);
  });

  it('takes infantry along that has moved this turn already (AP-17.3)', () => {
    const start = sky({
      allies: { F5: 'infantry 1', M1: 'infantry' },
      airPack: { planes: { allies: 'storch G1' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order F5', 'end orders', 'move F5 f4'];
    const there = go(start, ...orders, 'fly f2', 'fly F3', 'end flight', 'rescue f4').state;
    expect(unitAt(there, 'f4')).toBeUndefined();
  });

  it('is over before the battles begin (AP-17.4)', () => {
    const start = sky({
      axis: { G5: 'infantry', A9: 'infantry' },
      allies: { f4: 'infantry 1', M1: 'infantry' },
      airPack: { planes: { allies: 'storch G1' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order f4', 'end orders', 'fly f2', 'fly F3', 'end flight'];
    const battle = go(start, ...orders, 'stay aloft', 'end movement').state;
    expect(legal(battle)).toEqual(['attack f4 G5', 'end battle']);
  });

  it('is no exit: the figure counts for no medal of the battle (AP-17.1)', () => {
    const saved = play(beside('infantry 1', { exits: { allies: ['f4'] } }), 'rescue f4').state;
    expect([medals(saved, 'allies'), saved.sides[0].exits]).toEqual([0, 0]);
  });

  it('ends the sortie: a scout that is gone reports nothing (AP-17.2, AP-16.1)', () => {
    const axis = { e4: 'infantry', A9: 'infantry' };
    expect(offered(play(beside('infantry 1', { axis }), 'rescue f4').state, 'draw')).toEqual([]);
  });
});
