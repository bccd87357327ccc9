import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { AircraftSetting, AirSetting } from '../support/air.ts';
import { deciderName, figuresAt, legal, play, unitAt, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './sortie.ts';

const own = (hex: string, more: Partial<AircraftSetting> = {}): AirSetting => ({
  aircraft: { allies: { type: 'fighter', hex, ...more } },
});
const enemy = (hex: string, more: Partial<AircraftSetting> = {}): AirSetting => ({
  aircraft: { axis: { type: 'fighter', hex, ...more } },
});

const ORDER_E5 = ['play probe-centre', 'order E5', 'end orders', 'end movement'];

/** The unit on E5 has its order; the movement phase has begun. */
function marching(unit: string, setting: Setting): State {
  const start = sky({ allies: { E5: unit, A1: 'infantry' }, hands: { allies: ['direct-from-hq'] }, ...setting });
  return play(start, 'play direct-from-hq', 'order E5', 'end orders').state;
}

describe('an aircraft in the air', () => {
  it.each([
    ['own', own('F5')],
    ['enemy', enemy('F5')],
  ])('blocks the line of sight, the %s one too (NFP-3.12)', (_whose, air) => {
    const setting: Setting = { allies: { E5: 'infantry', M1: 'infantry' }, axis: { G5: 'infantry', A9: 'infantry' } };
    const battle = (more: Setting): string[] =>
      legal(go(sky({ ...setting, ...more, hands: { allies: ['probe-centre'] } }), ...ORDER_E5).state);
    expect(battle({})).toContain('attack E5 G5');
    expect(battle({ air })).not.toContain('attack E5 G5');
  });

  it('occupies its hex: no unit of either side ends its move there (NFP-3.12, NFP-4.5)', () => {
    expect(offered(marching('artillery', { air: own('F5') }), 'move')).not.toContain('E5 F5');
    const below = play(marching('infantry', { air: own('F5') }), 'move E5 F5').state;
    expect(legal(below)).not.toContain('end movement');
    expect(legal(below).every((text) => text.startsWith('move F5 '))).toBe(true);
  });

  it('lets ground units of its own side pass below (NFP-4.5)', () => {
    const passed = play(marching('infantry', { air: own('F5') }), 'move E5 F5', 'move F5 G5').state;
    expect(unitAt(passed, 'G5')).toBeDefined();
  });

  it('never lets the enemy’s ground units through (NFP-4.5)', () => {
    expect(offered(marching('armor', { air: enemy('F5') }), 'move')).toEqual([
      'E5 e6',
      'E5 d6',
      'E5 D5',
      'E5 d4',
      'E5 e4',
    ]);
  });

  it('stops nobody from going on where another way is open (NFP-4.5)', () => {
    const around = play(marching('armor', { air: enemy('F5') }), 'move E5 e6', 'move e6 f6', 'move f6 G5').state;
    expect(unitAt(around, 'G5')).toBeDefined();
  });

  it.each([
    ['woods', 'infantry'],
    ['wire', 'infantry'],
    ['hedgerow', 'armor'],
    ['marsh', 'infantry'],
  ])('above %s closes the hex to its own %s, which would have to stop there (NFP-4.9)', (terrain, unit) => {
    const state = marching(unit, { air: own('F5'), terrain: { F5: terrain } });
    expect(offered(state, 'move')).not.toContain('E5 F5');
    expect(offered(marching(unit, { terrain: { F5: terrain } }), 'move')).toContain('E5 F5');
  });

  it('changes nothing of what the hex costs: a road below is still a road (NFP-4.9)', () => {
    const terrain = { E5: 'road E-W', F5: 'road E-W', G5: 'road E-W', H5: 'road E-W' };
    const far = play(marching('infantry', { air: own('F5'), terrain }), 'move E5 F5', 'move F5 G5').state;
    expect(offered(far, 'move')).toContain('G5 H5');
  });

  it('bars the step if nothing behind it is free (NFP-4.9)', () => {
    const wall = { E5: 'infantry', G5: 'infantry', f6: 'infantry', f4: 'infantry', e6: 'infantry', e4: 'infantry' };
    expect(offered(marching('infantry', { allies: wall, air: own('F5') }), 'move')).not.toContain('E5 F5');
  });
});

describe('a retreat', () => {
  /** Axis artillery on E7 fires at the Allied unit on E5, whose only way home is over e4. */
  function shelled(flags: 1 | 2, setting: Setting): State {
    const start = sky({
      turn: 'axis',
      axis: { E7: 'artillery' },
      allies: { E5: 'infantry', M1: 'infantry', d4: 'infantry' },
      hands: { axis: ['probe-centre'], allies: [] },
      ...setting,
      dice: flags === 1 ? ['flag', 'star', 'star'] : ['flag', 'flag', 'star'],
    });
    return go(start, 'play probe-centre', 'order E7', 'end orders', 'end movement', 'attack E7 E5').state;
  }

  it('does not end below the own aircraft: one flag costs a figure (NFP-4.10)', () => {
    const held = shelled(1, { air: own('e4') });
    expect(figuresAt(held, 'E5')).toBe(3);
    expect(figuresAt(shelled(1, {}), 'e4')).toBe(4);
  });

  it('goes through below it when two flags lead to a free hex behind (NFP-4.10)', () => {
    const passing = shelled(2, { air: own('e4') });
    expect(deciderName(passing)).toBe('allies');
    expect(legal(passing)).toEqual(['retreat E3', 'retreat F3']);
    expect(figuresAt(play(passing, 'retreat E3').state, 'E3')).toBe(4);
  });

  it('is cut off by an enemy aircraft: every hex that cannot be made costs a figure (NFP-4.10)', () => {
    expect(figuresAt(shelled(1, { air: enemy('e4') }), 'E5')).toBe(3);
    expect(figuresAt(shelled(2, { air: enemy('e4') }), 'E5')).toBe(2);
  });

  it('that may end sooner goes on until it is clear of the own aircraft (NFP-4.10)', () => {
    const allies = { E5: 'frenchResistance', M1: 'infantry', d4: 'infantry' };
    const passing = shelled(1, { allies, air: own('e4') });
    expect(legal(passing)).toEqual(['retreat E3', 'retreat F3']);
    expect(legal(play(passing, 'retreat E3').state)).toContain('end retreat');
  });

  it('takes no step that leads below the own aircraft with nowhere to go on (NFP-4.10)', () => {
    const allies = { E5: 'infantry', M1: 'infantry' };
    const choice = shelled(1, { allies, air: own('e4') });
    expect([figuresAt(choice, 'd4'), figuresAt(choice, 'E5')]).toEqual([4, 0]);
  });

  it('can kill where it is cut off (NFP-4.10)', () => {
    const allies = { E5: 'infantry 1', M1: 'infantry', d4: 'infantry' };
    const lost = shelled(1, { allies, air: enemy('e4') });
    expect(unitAt(lost, 'E5')).toBeUndefined();
  });

  it.each([
    ['enemy', 'axis', enemy('e4', { landed: true })],
    ['own', 'allies', own('e4', { landed: true })],
  ])('is blocked by a landed aircraft, the %s one too (NFP-4.10, NFP-4.12)', (_whose, owner, air) => {
    const held = shelled(2, { air, terrain: { e4: `airfield ${owner}` } });
    expect(figuresAt(held, 'E5')).toBe(2);
  });

  it('below two hexes of nothing but aircraft and units is no retreat at all (NFP-4.10)', () => {
    const allies = { E5: 'infantry', d4: 'infantry', E3: 'infantry', F3: 'infantry' };
    expect(figuresAt(shelled(2, { allies, air: own('e4') }), 'E5')).toBe(2);
  });
});

describe('any other arrival', () => {
  it('of armour rolling on in the desert ends below no aircraft (NFP-4.11)', () => {
    const start = sky({
      allies: { F5: 'armor', A1: 'infantry' },
      axis: { f6: 'infantry 1', j6: 'infantry' },
      special: { desert: true },
      hands: { allies: ['probe-centre'] },
      dice: ['grenade', 'star', 'star'],
      air: own('F7'),
    });
    const taken = go(
      start,
      'play probe-centre',
      'order F5',
      'end orders',
      'end movement',
      'attack F5 f6',
      'take ground',
    );
    expect(offered(taken.state, 'move on')).toEqual(['g6', 'G7', 'e6', 'F5', 'G5']);
  });

  it('on an exit hex below the own aircraft is none: the unit cannot leave from there (NFP-4.11)', () => {
    const state = marching('infantry', { air: own('F5'), exits: { allies: ['F5'] } });
    const below = play(state, 'move E5 F5').state;
    expect(legal(below).filter((text) => text.startsWith('exit'))).toEqual([]);
  });
});
