import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { airPack, planeText } from '../support/air-pack.ts';
import {
  diceThrown,
  eventsOf,
  figuresAt,
  labelOf,
  legal,
  play,
  unitAt,
  withDice,
  type Setting,
} from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';

/** Hexes of the units with a crater marker. */
function craters(state: State): string[] {
  const { plane } = airPack(state).sides[0];
  return (plane?.pinned ?? []).map((id) => labelOf(state, state.units[id].hex)).toSorted();
}

/** The plane of the Allies has come to F3; the Axis has the next turn and these cards. */
function interdicted(axis: Record<string, string>, setting: Setting = {}, model: PlaneModel = 'spitfire'): State {
  const start = sky({
    axis: { ...axis, A9: 'infantry' },
    ...setting,
    hands: { allies: ['direct-from-hq', 'recon-in-force'], axis: ['direct-from-hq'], ...setting.hands },
    airPack: { planes: { allies: `${model} G1` }, ...setting.airPack },
  });
  return go(start, 'play direct-from-hq', 'order plane', 'end orders', 'fly f2', 'fly F3', 'end flight').state;
}

/** The Axis gives its orders by Direct from HQ. */
function ordered(state: State, ...units: string[]): State {
  return go(state, 'play direct-from-hq', ...units.map((unit) => `order ${unit}`), 'end orders').state;
}

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

describe('craters', () => {
  it('are laid anew as its side’s turn ends, for units that battle has driven there (AP-14.2, AP-14.9)', () => {
    const start = sky({
      axis: { f4: 'infantry', A9: 'infantry' },
      allies: { G3: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['direct-from-hq'] },
      airPack: { planes: { allies: 'spitfire E3' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order G3', 'end orders', 'fly e4', 'fly F5', 'end flight'];
    const battle = go(start, ...orders, 'end movement').state;
    expect(craters(battle)).toEqual(['f4']);
    const driven = play(withDice(battle, 'flag', 'star', 'star'), 'attack G3 f4', 'decline ambush').state;
    const after = go(driven, 'hold ground', 'end battle').state;
    expect([figuresAt(after, 'G5'), craters(after)]).toEqual([4, ['G5']]);
    expect(offered(ordered(after, 'G5'), 'move G5')).toEqual([]);
  });

  it('are gone when the plane gets its next order: it interdicts no longer (AP-14.8, AP-14.9)', () => {
    const state = go(interdicted({ f4: 'infantry' }), 'play direct-from-hq', 'end orders').state;
    const next = go(state, 'end battle', 'play recon-in-force', 'order plane', 'end orders').state;
    expect([planeText(next, 'allies'), craters(next)]).toEqual(['spitfire F3', []]);
  });

  it('are gone with a plane that is left without an order (AP-14.8, AP-7.4)', () => {
    const state = go(interdicted({ f4: 'infantry' }), 'play direct-from-hq', 'end orders').state;
    const gone = go(state, 'end battle', 'play recon-in-force', 'end orders').state;
    expect(planeText(gone, 'allies')).toBe('none');
  });
});

describe('the air check of a plane that interdicts', () => {
  const next = (state: State, dice: readonly ('star' | 'grenade')[]): ReturnType<typeof go> =>
    go(withDice(state, ...dice), 'end movement', 'end battle', 'play recon-in-force', 'order plane', 'end orders');

  it('has no dice for pinned units, ordered or not (AP-14.4)', () => {
    const state = go(interdicted({ f4: 'infantry', e4: 'infantry' }), 'play direct-from-hq', 'order f4', 'end orders');
    expect(diceThrown(next(state.state, []))).toEqual([]);
  });

  it('has a die for a newcomer, rolled by the enemy (AP-14.7, AP-14.10)', () => {
    const state = ordered(interdicted({ f4: 'infantry', e4: 'infantry', H5: 'armor' }), 'H5', 'f4');
    const came = play(state, 'move H5 g4', 'move g4 G3').state;
    const checked = next(came, ['star']);
    expect(eventsOf(checked, 'diceRolled').map(({ side, faces }) => [side, faces.length])).toEqual([[1, 1]]);
  });

  it('has a die for a unit that has left its crater and is still beside the plane (AP-14.4)', () => {
    const allies = { G3: 'infantry 1', M1: 'infantry' };
    const battle = go(ordered(interdicted({ f4: 'infantry' }, { allies }), 'f4'), 'end movement').state;
    const moved = play(
      withDice(battle, 'grenade', 'star', 'star'),
      'attack f4 G3',
      'decline ambush',
      'take ground',
    ).state;
    expect(unitAt(moved, 'G3')?.side).toBe(1);
    expect(diceThrown(next(moved, ['star']))).toEqual([1]);
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
