import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import type { AirPackOptions } from '../../src/memoir/air/air-pack/options.ts';
import { parkedText, planeText } from '../support/air-pack.ts';
import {
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  unitAt,
  withDice,
  type Played,
  type Setting,
} from '../support/kit.ts';
import { flown, go, offered, sky } from './in-the-air.ts';

/** The Japanese Zero has come to E5; its enemies stand as given. */
function above(enemies: Record<string, string>, setting: Setting = {}): State {
  const start = sky({
    sides: { axis: { nation: 'jp' } },
    turn: 'axis',
    allies: { ...enemies, M1: 'infantry' },
    axis: { A9: 'infantry' },
    hands: { axis: ['direct-from-hq'], allies: [] },
    ...setting,
    airPack: { ...setting.airPack, planes: { axis: 'zero F7', ...setting.airPack?.planes } },
  });
  return flown(start, 'e6', 'E5').state;
}

function dived(unit: string, faces: [Face, Face], setting: Setting = {}): Played {
  return play(withDice(above({ F5: unit }, setting), ...faces), 'dive F5');
}

/** Does a dive with these faces destroy the unit? */
function destroys(unit: string, faces: [Face, Face], setting: Setting = {}): boolean {
  return unitAt(dived(unit, faces, setting).state, 'F5') === undefined;
}

const SEA: Setting = { terrain: { F5: 'ocean' } };
const anyUnitSymbol: Partial<AirPackOptions> = { kamikazeFaces: 'anyUnitSymbol' };
const LOOSE: Setting = { airPack: { options: anyUnitSymbol } };

describe('kamikaze', () => {
  it('is a dive on one enemy unit beside the Zero, on land or at sea (AP-15.1)', () => {
    const state = above({ F5: 'infantry', d6: 'destroyer', G5: 'infantry' }, { terrain: { d6: 'ocean' } });
    expect(offered(state, 'dive').toSorted()).toEqual(['F5', 'd6']);
  });

  it('is no dive on a plane, in flight or on the ground, nor on friends (AP-15.1)', () => {
    const state = above(
      { f6: 'infantry' },
      {
        terrain: { F5: 'airfield allies' },
        axis: { d6: 'infantry', A9: 'infantry' },
        airPack: { planes: { allies: 'p38 D5', axis: 'zero F7' }, parked: { allies: ['p38 F5'] } },
        dice: ['star', 'star', 'star'],
      },
    );
    expect(offered(state, 'dive')).toEqual([]);
  });

  it('may be left out (AP-15.1)', () => {
    const state = above({ F5: 'infantry' });
    expect(legal(state)).toEqual(['dive F5', 'stay aloft']);
    expect(planeText(play(state, 'stay aloft').state, 'axis')).toBe('zero E5');
  });

  it.each(['woods', 'bunker', 'fortress', 'mountain'])('rolls two dice, into %s too (AP-15.2)', (id) => {
    const dive = dived('infantry', ['infantry', 'armor'], { terrain: { F5: id } });
    expect(eventsOf(dive, 'diceRolled').map(({ faces, reason }) => [faces.length, reason])).toEqual([[2, 'kamikaze']]);
    expect(figuresAt(dive.state, 'F5')).toBe(0);
  });

  it.each<[string, Face, boolean]>([
    ['infantry', 'infantry', true],
    ['infantry', 'grenade', true],
    ['infantry', 'armor', false],
    ['armor', 'armor', true],
    ['armor', 'grenade', true],
    ['armor', 'infantry', false],
    ['artillery', 'grenade', true],
    ['artillery', 'infantry', false],
    ['artillery', 'armor', false],
  ])('destroys the whole of %s with a %s: %s (AP-15.3)', (unit, face, dies) => {
    expect(destroys(unit, [face, 'flag'])).toBe(dies);
    expect(medals(dived(unit, [face, 'star']).state, 'axis')).toBe(dies ? 1 : 0);
  });

  it.each<[string, Face, boolean]>([
    ['destroyer', 'grenade', true],
    ['destroyer', 'infantry', false],
    ['destroyer', 'armor', false],
    ['aircraftCarrier', 'grenade', true],
    ['aircraftCarrier', 'armor', false],
  ])('sinks a %s with a %s: %s (AP-15.3)', (ship, face, dies) => {
    expect(destroys(ship, [face, 'star'], SEA)).toBe(dies);
  });

  it.each<[string, Face]>([
    ['infantry', 'armor'],
    ['armor', 'infantry'],
    ['artillery', 'infantry'],
    ['artillery', 'armor'],
  ])('by the other reading destroys %s with a %s as well (AP-15.3)', (unit, face) => {
    expect(destroys(unit, [face, 'flag'], LOOSE)).toBe(true);
  });

  it('by the other reading sinks a ship with any symbol of a unit (AP-15.3)', () => {
    expect(destroys('destroyer', ['armor', 'star'], { ...SEA, ...LOOSE })).toBe(true);
    expect(destroys('destroyer', ['flag', 'star'], { ...SEA, ...LOOSE })).toBe(false);
    expect(destroys('infantry', ['flag', 'star'], LOOSE)).toBe(false);
  });

  it('destroys a Tiger without the second roll of other hits (AP-15.3)', () => {
    const dive = dived('tiger', ['armor', 'flag']);
    expect([unitAt(dive.state, 'F5'), eventsOf(dive, 'diceRolled').length]).toEqual([undefined, 1]);
    expect(destroys('tiger', ['infantry', 'star'])).toBe(false);
  });

  it('counts as one unit destroyed, whatever both dice show (AP-15.3)', () => {
    expect(medals(dived('infantry', ['infantry', 'infantry']).state, 'axis')).toBe(1);
  });

  it('has no effect with flags and stars: nobody retreats (AP-15.4)', () => {
    const dive = dived('infantry', ['star', 'flag']);
    expect([figuresAt(dive.state, 'F5'), eventsOf(dive, 'unitRetreated')]).toEqual([4, []]);
    expect(offered(dive.state, 'retreat')).toEqual([]);
  });

  it('costs the Zero in any case (AP-15.5)', () => {
    for (const faces of [['star', 'flag'] as const, ['infantry', 'star'] as const, ['grenade', 'star'] as const])
      expect(planeText(dived('infantry', [...faces]).state, 'axis')).toBe('none');
  });

  it.each<[Face, Face, number]>([
    ['infantry', 'infantry', 0],
    ['star', 'flag', 0],
    ['grenade', 'armor', 1],
    ['grenade', 'grenade', 1],
  ])('with %s and %s gives the enemy %i medals for the Zero (AP-15.6)', (first, second, count) => {
    expect(medals(dived('infantry', [first, second]).state, 'allies')).toBe(count);
  });

  it('comes in the movement phase, before the battles (AP-15.7)', () => {
    const setting: Setting = { axis: { g6: 'infantry', A9: 'infantry' }, allies: { F5: 'infantry', M1: 'infantry' } };
    const start = sky({
      ...setting,
      turn: 'axis',
      hands: { axis: ['direct-from-hq'], allies: [] },
      airPack: { planes: { axis: 'zero F7' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order g6', 'end orders', 'fly e6', 'fly E5', 'end flight'];
    const dive = go(withDice(go(start, ...orders).state, 'star', 'star'), 'dive F5').state;
    expect(legal(dive)).toContain('end movement');
  });

  it('on a destroyer of the Americans: it sinks, and either side wins a medal (AP-15.8)', () => {
    const dive = dived('destroyer', ['grenade', 'infantry'], SEA).state;
    expect([unitAt(dive, 'F5'), medals(dive, 'axis'), medals(dive, 'allies')]).toEqual([undefined, 1, 1]);
  });

  it('on a carrier takes the planes on its deck along, for the medal of the ship alone (AP-15.3, AP-19.6)', () => {
    const dive = dived('aircraftCarrier', ['grenade', 'star'], {
      ...SEA,
      airPack: { parked: { allies: ['corsair F5'] } },
    });
    expect([parkedText(dive.state, 'allies'), medals(dive.state, 'axis')]).toEqual([[], 1]);
  });
});
