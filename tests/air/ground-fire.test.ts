import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { readyToBattle, targetsNow } from '../battle/firing.ts';
import { aircraft, type AirSetting } from '../support/air.ts';
import { eventsOf, legal, play, unitAt, type Setting } from '../support/kit.ts';
import { diceUpwards, finish, fire, fireDice, ordered, rolls } from './in-the-air.ts';

const over = (hex: string): AirSetting => ({ aircraft: { axis: { type: 'fighter', hex } } });
/** A unit of the Allies, and an enemy fighter over E5. */
const at = (unit: string, hex: string, more: Setting = {}): Setting => ({
  ...more,
  allies: { [hex]: unit, M1: 'infantry' },
  air: over('E5'),
});

const MISSES: readonly Face[] = ['star', 'star', 'star', 'star'];

describe('ground fire at a flying aircraft', () => {
  it('of infantry and armor needs the next hex and has three dice (NFP-8.1)', () => {
    expect([fireDice(at('infantry', 'D5'), 'D5'), fireDice(at('armor', 'D5'), 'D5')]).toEqual([3, 3]);
    expect([fireDice(at('infantry', 'C5'), 'C5'), fireDice(at('armor', 'C5'), 'C5')]).toEqual([0, 0]);
  });

  it('of a weak unit has three dice all the same (NFP-8.1)', () => {
    expect(fireDice(at('infantry 1', 'D5'), 'D5')).toBe(3);
  });

  it('of artillery and destroyers has four dice, from the next hex or from two hexes away (NFP-8.2)', () => {
    const dice = (hex: string) => fireDice(at('artillery', hex), hex);
    expect([dice('D5'), dice('C5'), dice('B5')]).toEqual([4, 4, 0]);
    const ship = (hex: string) => fireDice(at('destroyer', hex, { terrain: { [hex]: 'ocean' } }), hex);
    expect([ship('D5'), ship('C5'), ship('B5')]).toEqual([4, 4, 0]);
  });

  it('from two hexes away needs no line of sight (NFP-8.2, NFP-8.11)', () => {
    const behindHill = at('heavyAntiTankGun', 'C5', { terrain: { D5: 'hill' } });
    expect(fireDice(behindHill, 'C5')).toBe(3);
    const overUnit: Setting = { ...behindHill, allies: { C5: 'heavyAntiTankGun', D5: 'infantry' } };
    expect(fireDice(overUnit, 'C5')).toBe(3);
  });

  it('is not weakened by the terrain below the aircraft (NFP-8.3, NFP-8.11)', () => {
    for (const terrain of ['woods', 'town', 'hill', 'mountain', 'ocean', 'fieldBunker'])
      expect(fireDice(at('infantry', 'D5', { terrain: { E5: terrain } }), 'D5')).toBe(3);
    expect(fireDice(at('armor', 'D5', { terrain: { E5: 'town' } }), 'D5')).toBe(3);
  });

  it('cannot be left out for a target farther away: the aircraft counts as next to the unit (NFP-8.4)', () => {
    const tempted = at('infantry', 'D5', { axis: { B5: 'infantry' } });
    const state = readyToBattle(tempted, ['D5']);
    expect([targetsNow(state, 'D5'), diceUpwards(state, 'D5')]).toEqual([[], 3]);
    const free = readyToBattle({ ...tempted, air: over('G5') }, ['D5']);
    expect(targetsNow(free, 'D5')).toEqual(['B5']);
    const gun = readyToBattle({ ...tempted, allies: { D5: 'artillery' } }, ['D5']);
    expect(targetsNow(gun, 'D5')).toEqual([]);
  });

  it('hits with grenades alone (NFP-8.6)', () => {
    const missed = fire(at('infantry', 'D5'), 'D5', ['infantry', 'armor', 'flag']);
    expect([rolls(missed), aircraft(missed.state, 'axis')?.type]).toEqual([['groundFire 3'], 'fighter']);
    const hit = fire(at('infantry', 'D5'), 'D5', ['grenade', 'star', 'grenade', 'star', 'star']);
    expect(rolls(hit)).toEqual(['groundFire 3', 'confirmation 2']);
  });

  it('of an anti-tank gun has no use for stars: an aircraft is no vehicle (NFP-8.6, NFP-8.15)', () => {
    for (const gun of ['antiTankGun', 'heavyAntiTankGun', 'machineGun'])
      expect(rolls(fire(at(gun, 'D5'), 'D5', MISSES))).toEqual(['groundFire 3']);
  });

  it('of an anti-tank gun keeps its other rules: the early one moves or battles (NFP-8.15)', () => {
    const early: Setting = { ...at('antiTankGunEarly', 'C5'), dice: [...MISSES] };
    const moved = play(ordered(early, ['C5']), 'move C5 D5', 'end movement');
    expect(legal(moved.state)).not.toContain('D5 fires at aircraft');
    expect(fireDice(at('antiTankGunEarly', 'D5'), 'D5')).toBe(3);
  });

  it('of a sniper has one die, from the next hex, and no stars (NFP-8.15)', () => {
    expect([fireDice(at('sniper', 'D5'), 'D5'), fireDice(at('sniper', 'C5'), 'C5')]).toEqual([1, 0]);
    expect(rolls(fire(at('sniper', 'D5'), 'D5', ['star']))).toEqual(['groundFire 1']);
  });

  it('lays no cross-hair, and one that lies there is of no use (NFP-8.15)', () => {
    const shelled = fire(at('bigGun', 'C5'), 'C5', ['grenade', 'star', 'star', 'star', 'star']);
    expect([rolls(shelled)[0], shelled.state.crosshairs]).toEqual(['groundFire 4', []]);
  });

  it('of a special unit has the dice of its close assault, and one more in the artillery class (NFP-8.9)', () => {
    const dice = (unit: string) => fireDice(at(unit, 'D5'), 'D5');
    expect(dice('cavalry')).toBe(2);
    expect(dice('combatEngineers')).toBe(3);
    expect(dice('tiger')).toBe(3);
    expect(dice('mortar')).toBe(3);
    expect(dice('mobileArtillery')).toBe(4);
    expect(dice('bigGun')).toBe(4);
    expect(fireDice(at('mortar', 'C5'), 'C5')).toBe(0);
  });
});

describe('the firer at an aircraft', () => {
  it('between an enemy and an enemy aircraft may choose either, and nothing farther (NFP-8.10)', () => {
    const between = readyToBattle(at('infantry', 'D5', { axis: { C5: 'armor', D7: 'infantry' } }), ['D5']);
    expect([targetsNow(between, 'D5'), diceUpwards(between, 'D5')]).toEqual([['C5'], 3]);
  });

  it('if it is a gun with an enemy next to it, cannot reach an aircraft two hexes away (NFP-8.10)', () => {
    expect(fireDice(at('artillery', 'C5', { axis: { B5: 'armor' } }), 'C5')).toBe(0);
    expect(fireDice(at('artillery', 'D5', { axis: { C5: 'armor' } }), 'D5')).toBe(4);
  });

  it('is bound by how far it moved (NFP-8.11)', () => {
    const near = play(ordered(at('infantry', 'C5'), ['C5']), 'move C5 D5', 'end movement').state;
    expect(diceUpwards(near, 'D5')).toBe(3);
    const far = play(ordered(at('infantry', 'B5'), ['B5']), 'move B5 C5', 'move C5 D5');
    expect(legal(far.state)).not.toContain('D5 fires at aircraft');
    const gun = play(ordered(at('artillery', 'B5'), ['B5']), 'move B5 C5');
    expect(legal(gun.state)).not.toContain('C5 fires at aircraft');
  });

  it('is bound by the hex it stands on: lost dice, and terrain without battle (NFP-8.11)', () => {
    const dice = (unit: string, terrain: string) => fireDice(at(unit, 'D5', { terrain: { D5: terrain } }), 'D5');
    expect([dice('infantry', 'wire'), dice('armor', 'town'), dice('infantry', 'woods')]).toEqual([2, 1, 3]);
    expect([dice('armor', 'trenches'), dice('infantry', 'ocean')]).toEqual([0, 0]);
    const entering = play(ordered({ ...at('infantry', 'C5'), terrain: { D5: 'woods' } }, ['C5']), 'move C5 D5');
    expect(legal(entering.state)).not.toContain('D5 fires at aircraft');
  });

  it('keeps what its kind gives and takes: the die of Wittmann, the loss in a boat, wire that was just cleared (NFP-8.11)', () => {
    expect(fireDice(at('tiger wittmann', 'D5'), 'D5')).toBe(4);
    expect(fireDice(at('infantry boat', 'D5', { terrain: { D5: 'river E-W' } }), 'D5')).toBe(2);
    const engineers = readyToBattle(at('combatEngineers', 'D5', { terrain: { D5: 'wire' } }), ['D5']);
    expect(diceUpwards(play(engineers, 'remove wire D5').state, 'D5')).toBe(2);
  });

  it('without a die left does not fire (NFP-8.11)', () => {
    const wired = readyToBattle(at('sniper', 'D5', { terrain: { D5: 'wire' } }), ['D5']);
    expect(legal(wired)).not.toContain('D5 fires at aircraft');
  });

  it('on the move does not battle (NFP-8.11)', () => {
    const setting: Setting = { ...at('infantry', 'D5'), choices: { deck: 'breakthrough' } };
    const moving = ordered(setting, ['D5 on the move'], 'probe-right');
    expect(eventsOf(play(moving, 'move D5 d4'), 'unitMoved')).toHaveLength(1);
    expect(legal(play(moving, 'end movement').state)).not.toContain('D5 fires at aircraft');
    const plain = finish(ordered(setting, ['D5'], 'probe-left'), 'end movement');
    expect(legal(plain)).toContain('D5 fires at aircraft');
  });

  it('loses its camouflage (NFP-8.11)', () => {
    const shown = fire(at('infantry camouflaged', 'D5'), 'D5', MISSES);
    expect(eventsOf(shown, 'camouflageLost')).toHaveLength(1);
  });

  it('in the dark sees no farther than anybody (NFP-8.11)', () => {
    const dawn = (first: Face): Setting => ({
      ...at('artillery', 'C5'),
      special: { night: 'dawn' },
      dice: [first, 'flag', 'flag', 'flag'],
    });
    expect([fireDice(dawn('flag'), 'C5'), fireDice(dawn('star'), 'C5')]).toEqual([0, 4]);
  });
});

describe('a unit of a nation', () => {
  it('of the British with one figure does not battle back at an aircraft (NFP-8.7)', () => {
    const setting: Setting = {
      axis: { E5: 'infantry brit 1', A9: 'infantry' },
      sides: { axis: { nation: 'ger' } },
      special: { stiffUpperLip: true },
      air: { aircraft: { allies: { type: 'fighter', hex: 'D5' } } },
      dice: ['star'],
    };
    const marked = play(ordered(setting, ['aircraft']), 'fly E5', 'mark mg', 'fly F5', 'end flight');
    const rolled = play(marked.state, 'roll run');
    expect([rolls(rolled), legal(rolled.state)]).toEqual([
      ['attackRun 1'],
      expect.not.arrayContaining(['battle back']),
    ]);
  });

  it('of Japan rolls three dice at full strength, not four (NFP-8.7, NFP-8.14)', () => {
    expect(fireDice(at('infantry jp', 'D5'), 'D5')).toBe(3);
  });

  it('of Japan does not attack an aircraft after a move of two (NFP-8.7, NFP-8.14)', () => {
    const charge: Setting = at('infantry jp', 'B5', { axis: { c6: 'infantry' } });
    const moved = play(ordered(charge, ['B5']), 'move B5 C5', 'move C5 D5');
    expect(legal(moved.state)).toContain('attack D5 c6');
    expect(legal(moved.state)).not.toContain('D5 fires at aircraft');
    const one = play(ordered(at('infantry jp', 'C5'), ['C5']), 'move C5 D5', 'end movement');
    expect(diceUpwards(one.state, 'D5')).toBe(3);
  });

  it('of Japan still ignores a flag of an air attack (NFP-8.14)', () => {
    const setting: Setting = {
      axis: { E5: 'infantry jp', A9: 'infantry' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'D5' } } },
      dice: ['flag'],
    };
    const rolled = play(ordered(setting, ['aircraft']), 'fly E5', 'mark mg', 'fly F5', 'end flight', 'roll run');
    expect(eventsOf(rolled, 'flagsIgnored')).toHaveLength(1);
    expect(unitAt(rolled.state, 'E5')?.figures).toBe(4);
  });
});
