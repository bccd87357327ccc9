import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import type { AirPackSetting } from '../support/air-pack.ts';
import { figuresAt, legal, play, unitAt, withDice, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';

/** The Axis fires; the plane in question is one of the Allies, so that no order is due to it. */
function axisFires(unit: string, setting: Setting): string[] {
  const start = sky({ turn: 'axis', hands: { axis: ['direct-from-hq'], allies: [] }, ...setting });
  const ready = go(start, 'play direct-from-hq', `order ${unit}`, 'end orders', 'end movement').state;
  return offered(ready, 'attack');
}

const LINE: Setting = { axis: { D5: 'infantry', A9: 'infantry' }, allies: { F5: 'infantry', M1: 'infantry' } };

describe('the line of sight', () => {
  it('is open below a plane in flight (AP-20.1)', () => {
    expect(axisFires('D5', { ...LINE, airPack: { planes: { allies: 'p38 E5' } } })).toEqual(['D5 F5']);
  });

  it.each<[string, AirPackSetting, string]>([
    ['a plane on the ground', { parked: { allies: ['p38 E5'] } }, 'allies'],
    ['markers', { ready: { allies: { E5: 1 } } }, 'allies'],
    ['a plane of its own side on the ground', { parked: { axis: ['storch E5'] } }, 'axis'],
  ])('is blocked by %s (AP-19.7)', (_what, airPack, side) => {
    const terrain = { E5: `airfield ${side}` };
    expect(axisFires('D5', { ...LINE, terrain })).toEqual(['D5 F5']);
    expect(axisFires('D5', { ...LINE, terrain, airPack })).not.toContain('D5 F5');
  });

  it('of artillery needs none: only enemies beside it hold it (AP-19.7)', () => {
    const setting: Setting = { ...LINE, axis: { C5: 'artillery', A9: 'infantry' }, terrain: { E5: 'airfield allies' } };
    expect(axisFires('C5', { ...setting, airPack: { parked: { allies: ['p38 E5'] } } })).toContain('C5 F5');
  });
});

describe('a unit beside an enemy plane', () => {
  it('in flight may fire at others farther away (AP-20.2)', () => {
    expect(axisFires('D5', { ...LINE, airPack: { planes: { allies: 'p38 d4' } } })).toEqual(['D5 F5']);
  });

  it.each<[string, AirPackSetting]>([
    ['a plane', { parked: { allies: ['p38 d4'] } }],
    ['markers', { ready: { allies: { d4: 2 } } }],
  ])('on the ground, %s, attacks nothing farther away (AP-19.7)', (_what, airPack) => {
    expect(axisFires('D5', { ...LINE, terrain: { d4: 'airfield allies' }, airPack })).toEqual(['D5 airfield d4']);
  });

  it('of its own side on the ground is free to fire (AP-19.7)', () => {
    const airPack: AirPackSetting = { parked: { axis: ['storch d4'] } };
    expect(axisFires('D5', { ...LINE, terrain: { d4: 'airfield axis' }, airPack })).toEqual(['D5 F5']);
  });
});

describe('a retreat', () => {
  /** The gun of the Axis on E7 fires at E5, whose only way home is over e4. */
  function shelled(airPack: AirPackSetting, terrain: Record<string, string> = {}, ...faces: Face[]): State {
    const start = sky({
      turn: 'axis',
      terrain,
      axis: { E7: 'artillery', A9: 'infantry' },
      allies: { E5: 'infantry', d4: 'infantry', M1: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: [] },
      airPack,
    });
    const ready = go(start, 'play direct-from-hq', 'order E7', 'end orders', 'end movement').state;
    const dice: Face[] = faces.length > 0 ? faces : ['flag', 'star'];
    const hit = play(withDice(ready, ...dice, 'star'), 'attack E7 E5').state;
    return go(
      hit,
      ...legal(hit)
        .filter((text) => text.startsWith('retreat'))
        .slice(0, 1),
    ).state;
  }

  it('goes where no plane is (AP-9.7)', () => {
    expect(figuresAt(shelled({}), 'e4')).toBe(4);
  });

  it.each<[string, AirPackSetting, Record<string, string>]>([
    ['of the own side in flight', { planes: { allies: 'p38 e4' } }, {}],
    ['of the own side on the ground', { parked: { allies: ['p38 e4'] } }, { e4: 'airfield allies' }],
    ['of the enemy on the ground', { parked: { axis: ['me109 e4'] } }, { e4: 'airfield axis' }],
    ['of which only the marker is there', { ready: { allies: { e4: 1 } } }, { e4: 'airfield allies' }],
  ])('is cut off by a plane %s: a figure for each hex (AP-9.7)', (_whose, airPack, terrain) => {
    expect(figuresAt(shelled(airPack, terrain), 'E5')).toBe(3);
  });

  it('of two hexes does not lead through below a plane either (AP-9.7)', () => {
    expect(figuresAt(shelled({}, {}, 'flag', 'flag'), 'E5')).toBe(0);
    expect(figuresAt(shelled({ planes: { allies: 'p38 e4' } }, {}, 'flag', 'flag'), 'E5')).toBe(2);
  });

  it('is cut off by an enemy plane in flight (AP-9.7)', () => {
    const start = sky({
      axis: { E5: 'infantry', d6: 'infantry', A9: 'infantry' },
      allies: { F5: 'infantry', M1: 'infantry' },
      airPack: { planes: { allies: 'p38 h6' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order F5', 'end orders', 'fly g6', 'fly f6', 'fly e6'];
    const ready = go(start, ...orders, 'end flight', 'end movement').state;
    expect(figuresAt(play(withDice(ready, 'flag', 'star', 'star'), 'attack F5 E5').state, 'E5')).toBe(3);
  });
});

describe('ground taken', () => {
  it('in the desert leads on below no plane (AP-9.7)', () => {
    const start = sky({
      special: { desert: true },
      axis: { F5: 'infantry 1', A9: 'infantry' },
      allies: { E5: 'armor', M1: 'infantry' },
      airPack: { planes: { allies: 'p38 i6' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order E5', 'end orders', 'fly h6', 'fly g6', 'fly f6'];
    const ready = go(start, ...orders, 'end flight', 'end movement').state;
    const taken = play(withDice(ready, 'grenade', 'star', 'star'), 'attack E5 F5', 'take ground').state;
    expect(offered(taken, 'move on')).toEqual(expect.arrayContaining(['G5', 'e6']));
    expect(offered(taken, 'move on')).not.toContain('f6');
  });
});

describe('Ambush', () => {
  it('is not offered to planes, and works for units beside them as ever (AP-19.9)', () => {
    const start = sky({
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      airPack: { planes: { axis: 'me109 f6' } },
    });
    const ready = go(start, 'play direct-from-hq', 'order E5', 'end orders', 'end movement').state;
    const asked = play(ready, 'attack E5 F5').state;
    expect(legal(asked)).toEqual(['ambush', 'decline ambush']);
    expect(unitAt(play(withDice(asked, 'flag', 'star', 'star'), 'ambush', 'retreat d4').state, 'd4')?.side).toBe(0);
  });
});
