import { describe, expect, it } from 'vitest';
import { hasTrait, CAMOUFLAGED } from '../../src/memoir/units/unit.ts';
import { eventsOf, play, position, unitAt, type Setting } from '../support/kit.ts';
import { attack, diceAt, readyToBattle, targetsNow, targetsOf } from './firing.ts';

describe('whom a unit may attack', () => {
  it('enemies within the reach of its dice and no farther (M44-BTL-2)', () => {
    const axis = { C5: 'infantry', G5: 'infantry', E9: 'infantry', K5: 'infantry' };
    expect(targetsOf({ allies: { E5: 'infantry' }, axis }, 'E5')).toEqual(['C5', 'G5']);
    expect(targetsOf({ allies: { E5: 'artillery' }, axis }, 'E5')).toEqual(['C5', 'E9', 'G5', 'K5']);
    expect(targetsOf({ allies: { D5: 'artillery' }, axis: { K5: 'infantry' } }, 'D5')).toEqual([]);
  });

  it('enemies in its line of sight (M44-BTL-2)', () => {
    const setting = { allies: { E5: 'armor' }, axis: { G5: 'infantry', C5: 'infantry' }, terrain: { F5: 'woods' } };
    expect(targetsOf(setting, 'E5')).toEqual(['C5']);
  });

  it('camouflaged enemies only from the next hex, artillery included (M44-BTL-2, M44-ACT-CAMO)', () => {
    const hidden = (kind: string, hex: string): Setting => ({
      allies: { E5: kind },
      axis: { [hex]: 'infantry camouflaged', H3: 'infantry' },
    });
    expect(targetsOf(hidden('armor', 'G5'), 'E5')).toEqual([]);
    expect(targetsOf(hidden('artillery', 'G5'), 'E5')).toEqual(['H3']);
    expect(targetsOf(hidden('armor', 'F5'), 'E5')).toEqual(['F5']);
  });

  it('enemies no farther than the night lets it see, artillery included (M44-BTL-2, M44-ACT-NIGHT)', () => {
    const night = (kind: string, hex: string, stars: number): string[] => {
      const dice = Array.from({ length: 4 }, (_, i) => (i < stars ? ('star' as const) : ('flag' as const)));
      const setting: Setting = { allies: { E5: kind }, axis: { [hex]: 'infantry' }, special: { night: 'dawn' }, dice };
      return targetsOf(setting, 'E5');
    };
    expect(night('artillery', 'G5', 0)).toEqual([]);
    expect(night('artillery', 'G5', 1)).toEqual(['G5']);
    expect(night('armor', 'H5', 1)).toEqual([]);
    expect(night('armor', 'F5', 0)).toEqual(['F5']);
  });

  it('there is no attack on a friend, on an empty hex or without dice (M44-MISC-1)', () => {
    const alone = {
      allies: { E5: 'armor', F5: 'infantry' },
      axis: { G5: 'infantry' },
      terrain: { G5: 'woods', E5: 'town' },
    };
    expect(targetsOf(alone, 'E5')).toEqual([]);
    const state = readyToBattle({ allies: { E5: 'armor', F5: 'infantry' }, axis: { H5: 'infantry' } }, ['E5', 'F5']);
    expect(targetsNow(state, 'F5')).toEqual(['H5']);
    expect(() => play(state, 'attack F5 E5')).toThrow('not legal');
    expect(() => play(state, 'attack F5 G5')).toThrow();
  });
});

describe('an enemy next to the unit', () => {
  it('draws its fire: only adjacent enemies may be attacked (M44-BTL-3)', () => {
    const axis = { F5: 'infantry', G7: 'infantry', C5: 'infantry' };
    expect(targetsOf({ allies: { E5: 'armor' }, axis }, 'E5')).toEqual(['F5']);
    expect(targetsOf({ allies: { E5: 'artillery' }, axis }, 'E5')).toEqual(['F5']);
    expect(targetsOf({ allies: { E5: 'armor' }, axis: { ...axis, D5: 'armor' } }, 'E5')).toEqual(['D5', 'F5']);
  });

  it('keeps a sniper from firing at all if it is a tank (M44-BTL-3, M44-UNIT-SNIPER)', () => {
    expect(targetsOf({ allies: { E5: 'sniper' }, axis: { F5: 'armor', C5: 'infantry' } }, 'E5')).toEqual([]);
    expect(targetsOf({ allies: { E5: 'sniper' }, axis: { G5: 'armor', C5: 'infantry' } }, 'E5')).toEqual(['C5']);
    expect(targetsOf({ allies: { E5: 'sniper' }, axis: { F5: 'armor', D5: 'infantry' } }, 'E5')).toEqual(['D5']);
  });

  it('keeps the unit from firing farther even where it has no dice against it (M44-BTL-3, M44-BTL-5)', () => {
    const terrain = { E5: 'town', F5: 'town' };
    expect(targetsOf({ allies: { E5: 'armor' }, axis: { F5: 'infantry', C5: 'infantry' }, terrain }, 'E5')).toEqual([]);
    expect(targetsOf({ allies: { E5: 'armor' }, axis: { G5: 'infantry', C5: 'infantry' }, terrain }, 'E5')).toEqual([
      'C5',
    ]);
  });

  it('draws its fire also when it is camouflaged, and by night (M44-BTL-3, M44-ACT-CAMO)', () => {
    const axis = { F5: 'infantry camouflaged', C5: 'infantry' };
    expect(targetsOf({ allies: { E5: 'armor' }, axis }, 'E5')).toEqual(['F5']);
    const night: Setting = {
      allies: { E5: 'armor' },
      axis: { F5: 'infantry', C5: 'infantry' },
      special: { night: 'dusk' },
    };
    expect(targetsOf({ ...night, dice: ['flag', 'flag', 'flag', 'flag'] }, 'E5')).toEqual(['F5']);
  });

  it('no longer binds the unit once it is gone (M44-BTL-3)', () => {
    const state = readyToBattle(
      {
        allies: { E5: 'infantry', f4: 'armor' },
        axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' },
        dice: ['grenade', 'star', 'star'],
      },
      ['E5', 'f4'],
    );
    expect(targetsNow(state, 'E5')).toEqual(['F5']);
    expect(targetsNow(play(state, 'attack f4 F5', 'hold ground').state, 'E5')).toEqual(['G5']);
  });
});

describe('camouflage', () => {
  const hidden = 'infantry camouflaged';

  it('is lost by battling (M44-BTL-7)', () => {
    const fired = attack(
      { allies: { E5: hidden }, axis: { F5: 'infantry' }, dice: ['star', 'star', 'star'] },
      'E5',
      'F5',
    );
    expect(eventsOf(fired, 'camouflageLost')).toHaveLength(1);
    expect(hasTrait(unitAt(fired.state, 'E5')!, CAMOUFLAGED)).toBe(false);
  });

  it('is lost by moving, and kept by being ordered and by being attacked (M44-BTL-7)', () => {
    const start = position({
      allies: { E5: hidden },
      axis: { C5: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    const ordered = play(start, 'play direct-from-hq', 'order E5');
    expect(hasTrait(unitAt(ordered.state, 'E5')!, CAMOUFLAGED)).toBe(true);
    const moved = play(ordered.state, 'move E5 F5');
    expect(hasTrait(unitAt(moved.state, 'F5')!, CAMOUFLAGED)).toBe(false);
    const target = {
      allies: { E5: 'infantry' },
      axis: { F5: hidden },
      dice: ['grenade', 'star', 'star'],
    } satisfies Setting;
    expect(hasTrait(unitAt(attack(target, 'E5', 'F5').state, 'F5')!, CAMOUFLAGED)).toBe(true);
  });

  it('is lost by the unit that springs an ambush (M44-BTL-7, M44-AMBUSH-1)', () => {
    const setting: Setting = {
      allies: { E5: 'infantry' },
      axis: { F5: hidden },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
    };
    const state = play(readyToBattle(setting, ['E5']), 'attack E5 F5', 'ambush').state;
    expect(hasTrait(unitAt(state, 'F5')!, CAMOUFLAGED)).toBe(false);
  });
});

describe('the number of dice', () => {
  it('decides whether there is an attack: one die is enough (M44-BTL-5)', () => {
    const woods = (hex: string): Setting => ({
      allies: { E5: 'infantry' },
      axis: { [hex]: 'infantry' },
      terrain: { [hex]: 'woods' },
    });
    expect(diceAt(woods('G5'), 'E5', 'G5')).toBe(1);
    expect(diceAt(woods('H5'), 'E5', 'H5')).toBe(0);
    expect(diceAt(woods('H5'), 'E5', 'H5', 'firefight')).toBe(1);
  });
});
