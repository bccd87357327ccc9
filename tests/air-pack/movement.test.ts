import { describe, expect, it } from 'vitest';
import { boardOf, distance } from '../../src/hex/board.ts';
import type { State } from '../../src/memoir/index.ts';
import { markersAt, parkedText, planeText } from '../support/air-pack.ts';
import { eventsOf, figuresAt, hexNamed, legal, medals, play, type Setting } from '../support/kit.ts';
import { eventTypes, flown, go, offered, over, sky } from './in-the-air.ts';

function spitfireAt(hex: string, setting: Setting = {}): State {
  return sky({ ...setting, airPack: { ...setting.airPack, planes: { allies: `spitfire ${hex}` } } });
}

/** The plane has its order, and nobody has moved. */
function ready(setting: Setting = {}, hex = 'E5'): State {
  return go(spitfireAt(hex, setting), 'play direct-from-hq', 'order plane', 'end orders').state;
}

function stays(state: State, ...path: string[]): boolean {
  return legal(play(state, ...path.map((to) => `fly ${to}`)).state).includes('end flight');
}

/** The side whose turn it is sends this unit out by Direct from HQ; where can it step? */
function stepsOf(unit: string, setting: Setting): string[] {
  const state = go(sky(setting), 'play direct-from-hq', `order ${unit}`, 'end orders').state;
  return offered(state, `move ${unit}`);
}

describe('a plane in flight', () => {
  it('moves up to four hexes (AP-9.1)', () => {
    const far = play(ready(), 'fly F5', 'fly G5', 'fly H5').state;
    expect(offered(far, 'fly')).toContain('I5');
    expect(legal(play(far, 'fly I5').state)).toEqual(['end flight']);
    expect(planeText(play(far, 'fly I5', 'end flight').state, 'allies')).toBe('spitfire I5');
  });

  it('may stop after each hex, and must move at least one (AP-9.1, AP-9.8)', () => {
    expect(legal(ready())).not.toContain('end movement');
    expect(legal(ready())).not.toContain('end flight');
    expect(stays(ready(), 'F5')).toBe(true);
    expect(stays(ready(), 'F5', 'G5')).toBe(true);
  });

  it('moves once in a turn (AP-3.4, AP-9.1)', () => {
    const moved = flown(spitfireAt('E5'), 'F5').state;
    expect(offered(moved, 'fly')).toEqual([]);
  });

  it('flies over no hex twice, its first one included (AP-9.9, AP-9.10)', () => {
    const there = play(ready(), 'fly F5', 'fly G5').state;
    expect(offered(there, 'fly')).not.toContain('F5');
    expect(offered(there, 'fly')).toContain('f6');
    const around = play(ready(), 'fly F5', 'fly e6').state;
    expect(offered(around, 'fly')).not.toContain('E5');
  });

  it('flies over any terrain and any unit without stopping (AP-9.5)', () => {
    const terrain = { F5: 'ocean', G5: 'mountain', H5: 'impassableMountain', I5: 'lake' };
    const empty = ready({ terrain });
    for (const path of [['F5'], ['F5', 'G5'], ['F5', 'G5', 'H5'], ['F5', 'G5', 'H5', 'I5']])
      expect(stays(empty, ...path)).toBe(true);
    const units: Setting = { axis: { F5: 'infantry', A9: 'infantry' }, allies: { G5: 'armor', M1: 'infantry' } };
    expect(stays(go(ready(units)).state, 'F5', 'G5', 'H5')).toBe(true);
  });

  it('ends its move on a hex without a unit of either side (AP-9.6)', () => {
    const units: Setting = { axis: { G5: 'infantry', A9: 'infantry' }, allies: { g6: 'infantry', M1: 'infantry' } };
    expect(stays(ready(units), 'F5', 'G5')).toBe(false);
    expect(stays(ready(units), 'F5', 'f6', 'g6')).toBe(false);
    const full = play(ready(units), 'fly F5', 'fly f4', 'fly g4').state;
    expect(offered(full, 'fly')).not.toContain('G5');
  });

  it('ends its move on no hex with a plane or a ready marker, which it may fly over (AP-9.6)', () => {
    const air = { planes: { axis: 'me109 G5' }, ready: { axis: { f6: 1 } }, parked: { axis: ['storch f4'] } };
    const start = go(sky({ airPack: { ...air, planes: { ...air.planes, allies: 'spitfire E5' } } })).state;
    const out = go(start, 'play direct-from-hq', 'order plane', 'end orders').state;
    for (const path of [
      ['F5', 'G5'],
      ['F5', 'f6'],
      ['F5', 'f4'],
    ])
      expect(stays(out, ...path)).toBe(false);
    expect(stays(out, 'F5', 'G5', 'H5')).toBe(true);
  });

  it('does one thing at the end of its move and no other after it (AP-9.2)', () => {
    const start = sky({ axis: { F5: 'infantry', A9: 'infantry' }, airPack: { planes: { allies: 'p38 D5' } } });
    const strafed = play(flown(start, 'E5', 'F5', 'G5').state, 'strafe F5 F5').state;
    for (const action of ['support ground', 'strafe F5 F5']) expect(legal(strafed)).not.toContain(action);
  });

  it('takes no objective, and moves off no edge (AP-9.12)', () => {
    const start = spitfireAt('J3', { objectives: [{ hexes: ['K3'] }], exits: { allies: ['K3'] } });
    const end = over(flown(start, 'K3').state);
    expect([medals(end, 'allies'), planeText(end, 'allies')]).toEqual([0, 'spitfire K3']);
    expect(legal(flown(start, 'K3').state).filter((text) => text.startsWith('exit'))).toEqual([]);
  });

  it('takes no objective from whoever was the last to hold it (AP-9.12)', () => {
    const start = sky({
      turn: 'axis',
      objectives: [{ hexes: ['F5'], lastToOccupy: true }],
      axis: { F5: 'infantry', A9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: ['direct-from-hq'] },
      airPack: { planes: { allies: 'p38 D5' } },
    });
    const left = go(start, 'play direct-from-hq', 'order F5', 'end orders', 'move F5 f6').state;
    const above = flown(over(left), 'E5', 'F5').state;
    expect([planeText(above, 'allies'), medals(above, 'axis'), medals(above, 'allies')]).toEqual(['p38 F5', 1, 0]);
  });

  it('never comes onto the half hexes at the sides of the board (AP-9.4)', () => {
    expect(offered(ready({}, 'l4'), 'fly').toSorted()).toEqual(['L3', 'L5', 'M3', 'M5', 'k4']);
  });
});

describe('a plane that comes on', () => {
  const sortie = (setting: Setting = {}): State => {
    const start = sky({ ...setting, airPack: { sorties: { allies: 1 }, ...setting.airPack } });
    return go(start, 'fly sortie', 'launch p38', 'end orders').state;
  };

  it('counts its edge hex as the first of four (AP-9.3)', () => {
    const far = play(sortie(), 'place aircraft E1', 'fly e2', 'fly E3').state;
    expect(offered(far, 'fly')).toContain('e4');
    expect(offered(play(far, 'fly e4').state, 'fly')).toEqual([]);
  });

  it('may stay on its edge hex, or go on from one that is taken (AP-9.3, AP-9.6)', () => {
    const allies = { E1: 'infantry', M1: 'infantry' };
    expect(legal(play(sortie({ allies }), 'place aircraft D1').state)).toContain('end flight');
    const onward = play(sortie({ allies }), 'place aircraft E1').state;
    expect(legal(onward)).not.toContain('end flight');
    expect(legal(play(onward, 'fly e2').state)).toContain('end flight');
  });
});

describe('a plane with nowhere to end its move', () => {
  /** Every hex within four of M1 is taken, by markers or by units. */
  const crowd = (setting: Setting): State => {
    const board = boardOf('standard');
    const start = sky({ allies: { A1: 'infantry' } });
    const centre = hexNamed(start, 'M1');
    const near = board.labels.filter((_label, hex) => hex !== centre && distance(board, hex, centre) <= 4);
    const markers = { axis: Object.fromEntries(near.map((label) => [label, 1])) };
    return sky({
      allies: { A1: 'infantry' },
      ...setting,
      airPack: { ...setting.airPack, ready: { ...setting.airPack?.ready, ...markers } },
    });
  };

  it('leaves the board without a medal (AP-9.6)', () => {
    const start = crowd({ airPack: { planes: { allies: 'spitfire M1' } } });
    const gone = go(start, 'play direct-from-hq', 'order plane', 'end orders', 'end movement');
    expect(planeText(gone.state, 'allies')).toBe('none');
    expect(eventsOf(gone, 'planeRemoved').map(({ cause }) => cause)).toEqual(['noRoom']);
    expect(medals(gone.state, 'axis')).toBe(0);
  });

  it('stays on the ground if it was to take off (AP-9.6, AP-10.2)', () => {
    const start = crowd({ terrain: { M1: 'airfield allies' }, airPack: { parked: { allies: ['spitfire M1'] } } });
    const stuck = go(start, 'play direct-from-hq', 'take off M1 spitfire', 'end orders', 'end movement');
    expect(eventTypes(stuck)).not.toContain('planeRemoved');
    expect(over(stuck.state).air).toMatchObject({ parked: [{ model: 'spitfire' }] });
  });

  it('is a marker again if it was one beside another plane (AP-9.6, AP-10.2)', () => {
    const airPack = { parked: { allies: ['spitfire M1'] }, ready: { allies: { M1: 2 } } };
    const start = crowd({ terrain: { M1: 'airfield allies' }, airPack });
    const stuck = go(start, 'play direct-from-hq', 'take off M1 p38', 'end orders', 'end movement').state;
    expect(parkedText(over(stuck), 'allies')).toEqual(['spitfire M1']);
    expect(markersAt(over(stuck), 'M1')).toBe(2);
  });
});

describe('ground units and planes in flight', () => {
  const axis = { E5: 'infantry', A9: 'infantry' };
  const turn: Setting = { turn: 'axis', axis, hands: { axis: ['direct-from-hq'], allies: [] } };

  it('no unit goes into the hex of an enemy plane in flight (AP-9.7)', () => {
    expect(stepsOf('E5', turn)).toContain('F5');
    expect(stepsOf('E5', { ...turn, airPack: { planes: { allies: 'p38 F5' } } })).not.toContain('F5');
  });

  it('no unit goes below the plane of its own side either (AP-9.7)', () => {
    const start = sky({ ...turn, airPack: { planes: { axis: 'storch G5' } } });
    const above = go(start, 'play direct-from-hq', 'order E5', 'order plane', 'end orders', 'fly F5', 'end flight');
    expect(offered(above.state, 'move E5')).toEqual(['e6', 'd6', 'D5', 'd4', 'e4']);
  });

  it('a plane in the only lane closes it (AP-9.7)', () => {
    const lane = { e6: 'lake', d6: 'lake', D5: 'lake', d4: 'lake', e4: 'lake' };
    const state = go(
      sky({ ...turn, terrain: lane, airPack: { planes: { allies: 'p38 F5' } } }),
      'play direct-from-hq',
      'order E5',
      'end orders',
    ).state;
    expect(offered(state, 'move')).toEqual([]);
  });

  it('the enemy goes round it (AP-9.7, AP-9.11)', () => {
    const start = sky({
      ...turn,
      axis: { E5: 'armor', A9: 'infantry' },
      airPack: { planes: { allies: 'p38 F5' } },
    });
    const ordered = go(start, 'play direct-from-hq', 'order E5', 'end orders').state;
    expect(figuresAt(play(ordered, 'move E5 e6', 'move e6 f6', 'move f6 G5').state, 'G5')).toBe(3);
  });

  it('units over which a plane flies stay as they are (AP-9.5)', () => {
    const start = spitfireAt('E5', { axis: { F5: 'infantry', A9: 'infantry' } });
    const passed = go(flown(start, 'F5', 'G5').state, 'interdict ground').state;
    expect(figuresAt(passed, 'F5')).toBe(4);
  });
});
