import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { planeText } from '../support/air-pack.ts';
import { diceThrown, figuresAt, legal, play, withDice, type Setting } from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';
import { craters, interdicted, ordered } from './interdicted.ts';

describe('ground interdiction', () => {
  it.each<[PlaneModel, boolean]>([
    ['spitfire', true],
    ['p40', true],
    ['me109', true],
    ['yak7', true],
    ['p38', false],
    ['corsair', false],
  ])('by a %s: %s (AP-14.1)', (model, pins) => {
    expect(offered(ordered(interdicted({ f4: 'infantry' }, {}, model), 'f4'), 'move f4').length === 0).toBe(pins);
  });

  it('marks the ground units beside the plane as its move ends (AP-14.9)', () => {
    const state = interdicted({ f4: 'infantry', G3: 'armor', e4: 'artillery', H3: 'infantry' });
    expect(craters(state)).toEqual(['G3', 'e4', 'f4']);
  });

  it('marks no ships, who sail on (AP-14.2)', () => {
    const terrain = { G3: 'ocean', H3: 'ocean' };
    const state = interdicted({ G3: 'destroyer' }, { terrain });
    expect(craters(state)).toEqual([]);
    expect(offered(ordered(state, 'G3'), 'move G3')).toContain('H3');
  });

  it('keeps a unit that begins beside the plane from moving, not from battling (AP-14.2, AP-14.3)', () => {
    const state = ordered(interdicted({ f4: 'infantry' }, { allies: { F5: 'infantry', M1: 'infantry' } }), 'f4');
    expect(offered(state, 'move')).toEqual([]);
    const battle = go(state, 'end movement').state;
    expect(offered(battle, 'attack')).toEqual(['f4 F5']);
    expect(diceThrown(play(withDice(battle, 'armor', 'armor', 'armor'), 'attack f4 F5', 'decline ambush'))).toEqual([
      3,
    ]);
  });

  it('keeps it from leaving the board (AP-14.2)', () => {
    const exits = { axis: ['f4', 'F5'] };
    const state = ordered(interdicted({ f4: 'infantry', F5: 'infantry' }, { exits }), 'f4', 'F5');
    expect(offered(state, 'exit')).toEqual(['F5']);
  });

  it('leaves alone who is two hexes away (AP-14.2)', () => {
    const state = ordered(interdicted({ F5: 'infantry' }), 'F5');
    expect(offered(state, 'move F5')).toHaveLength(6);
  });

  it('lets a pinned unit go back before a flag, and its crater is gone (AP-14.2, AP-14.9)', () => {
    const allies = { g4: 'infantry', M1: 'infantry' };
    const hands: Setting['hands'] = { axis: ['direct-from-hq'], allies: ['direct-from-hq', 'ambush'] };
    const state = interdicted({ f4: 'infantry' }, { allies, hands });
    const battle = go(ordered(state, 'f4'), 'end movement').state;
    const driven = play(withDice(battle, 'flag', 'star', 'star'), 'attack f4 g4', 'ambush', 'retreat F5').state;
    expect([figuresAt(driven, 'F5'), craters(driven)]).toEqual([4, []]);
  });

  it('lets a pinned unit take ground and overrun (AP-14.2)', () => {
    const allies = { g4: 'infantry 1', h4: 'infantry', M1: 'infantry' };
    const battle = go(ordered(interdicted({ f4: 'armor' }, { allies }), 'f4'), 'end movement').state;
    const taken = play(
      withDice(battle, 'grenade', 'star', 'star'),
      'attack f4 g4',
      'decline ambush',
      'take ground',
    ).state;
    expect([figuresAt(taken, 'g4'), craters(taken)]).toEqual([3, []]);
    expect(legal(taken)).toContain('overrun h4');
  });

  it('stops a unit that comes beside the plane, and it does not battle (AP-14.5, AP-14.6)', () => {
    const allies = { G5: 'infantry', M1: 'infantry' };
    const state = ordered(interdicted({ F5: 'armor', A9: 'infantry' }, { allies }), 'F5');
    const beside = play(state, 'move F5 f4').state;
    expect(offered(beside, 'move f4')).toEqual([]);
    expect(offered(go(beside, 'end movement').state, 'attack')).toEqual([]);
    const around = play(state, 'move F5 E5').state;
    expect(offered(around, 'move E5')).not.toEqual([]);
  });

  it('stops nobody who only takes ground beside the plane (AP-14.5)', () => {
    const allies = { f4: 'infantry 1', g4: 'infantry', M1: 'infantry' };
    const battle = go(ordered(interdicted({ F5: 'armor' }, { allies }), 'F5'), 'end movement').state;
    const taken = play(
      withDice(battle, 'grenade', 'star', 'star'),
      'attack F5 f4',
      'decline ambush',
      'take ground',
    ).state;
    expect(legal(taken)).toContain('overrun g4');
  });

  it('stops nobody who rolls on beside the plane in the desert (AP-14.5)', () => {
    const allies = { g4: 'infantry 1', e4: 'infantry', M1: 'infantry' };
    const state = interdicted({ G5: 'armor' }, { allies, special: { desert: true } });
    const battle = go(ordered(state, 'G5'), 'end movement').state;
    const dice = withDice(battle, 'grenade', 'star', 'star');
    const rolled = play(dice, 'attack G5 g4', 'decline ambush', 'take ground', 'move on f4').state;
    expect(legal(rolled)).toContain('overrun e4');
  });

  it('stops a ship no more than it pins it (AP-14.5)', () => {
    const terrain = { f4: 'ocean', F5: 'ocean', g4: 'ocean', G5: 'ocean' };
    const allies = { G3: 'infantry', M1: 'infantry' };
    const state = ordered(interdicted({ F5: 'destroyer' }, { terrain, allies }), 'F5');
    const beside = play(state, 'move F5 f4').state;
    expect(offered(beside, 'move f4')).not.toEqual([]);
    expect(offered(go(beside, 'end movement').state, 'attack')).toContain('f4 G3');
  });

  it('is not there for a plane that strafed (AP-14.8, AP-9.2)', () => {
    const start = sky({
      axis: { f4: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['direct-from-hq'] },
      airPack: { sorties: { allies: 1 }, planes: { allies: 'spitfire F5' } },
    });
    const orders = ['fly sortie', 'send plane', 'end orders', 'fly f4', 'fly F3', 'end flight', 'strafe f4 f4'];
    const after = go(withDice(start, 'armor'), ...orders).state;
    expect([planeText(after, 'allies'), craters(after)]).toEqual(['spitfire F3', []]);
    expect(offered(ordered(after, 'f4'), 'move f4')).not.toEqual([]);
  });

  it('is not there while a plane that landed stands on the ground (AP-10.4, AP-19.8)', () => {
    const terrain = { F3: 'airfield allies' };
    const start = sky({
      terrain,
      axis: { f4: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['direct-from-hq'] },
      airPack: { planes: { allies: 'spitfire G1' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'end orders', 'fly f2', 'fly F3', 'end flight', 'land'];
    expect(offered(ordered(go(start, ...orders).state, 'f4'), 'move f4')).not.toEqual([]);
  });
});

describe('Behind Enemy Lines beside a plane that interdicts', () => {
  const state = (axis: Record<string, string>): State =>
    interdicted(axis, {
      allies: { G5: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['behind-enemy-lines'] },
    });

  it('moves a pinned unit neither before nor after its battle (AP-14.2, AP-14.3)', () => {
    const start = go(state({ f4: 'infantry' }), 'play behind-enemy-lines', 'order f4', 'end orders').state;
    expect(offered(start, 'move')).toEqual([]);
    const battle = go(start, 'end movement').state;
    expect(offered(battle, 'attack')).toEqual(['f4 G5']);
    expect(offered(play(battle, 'end battle').state, 'move')).toEqual([]);
  });

  it('stops a newcomer, who does not battle, in either of its moves (AP-14.5, AP-14.6)', () => {
    const start = go(state({ F5: 'infantry' }), 'play behind-enemy-lines', 'order F5', 'end orders').state;
    const beside = play(start, 'move F5 f4').state;
    expect(eventTypes(go(beside, 'end movement')).includes('attackDeclared')).toBe(false);
    expect(offered(go(beside, 'end movement').state, 'attack')).toEqual([]);
    const later = play(go(start, 'end movement', 'end battle').state, 'move F5 f4').state;
    expect(offered(later, 'move f4')).toEqual([]);
  });
});
