import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, figuresAt, legal, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

/** Figures a roll takes from the target, when the weapon stood still and when it came from D5. */
function losses(kind: string, target: string, full: number, ...faces: Face[]): [still: number, moved: number] {
  const shoot = (state: State): number =>
    mayAttack(state, 'E5', 'F5') ? full - figuresAt(attack(withDice(state, ...faces), 'E5', 'F5').state, 'F5') : -1;
  const axis = { F5: target, M9: 'infantry' };
  return [
    shoot(steady({ allies: { E5: kind }, axis }, 'E5')),
    shoot(march(ordered({ allies: { D5: kind }, axis }, 'D5'), 'D5', 'E5')),
  ];
}

function mayTakeGround(kind: string): boolean {
  const close = steady({ allies: { E5: kind }, axis: { F5: 'infantry 1', M9: 'infantry' } }, 'E5');
  return legal(attack(withDice(close, 'grenade', 'star', 'star'), 'E5', 'F5').state).includes('take ground');
}

function mayChargeTwoHexes(kind: string): boolean {
  const start = ordered({ allies: { C5: `${kind} jp` }, axis: { F5: 'infantry' } }, 'C5');
  return mayAttack(march(start, 'C5', 'D5', 'E5'), 'E5', 'F5');
}

const stars: Face[] = ['star', 'star', 'infantry'];

describe('anti-tank guns', () => {
  it('of the early war hit armor with stars, but only without having moved (M44-UNIT-ATGUN-E)', () => {
    expect(losses('antiTankGunEarly', 'armor', 3, ...stars)).toEqual([2, -1]);
    expect(losses('antiTankGunEarly', 'artillery', 2, ...stars)).toEqual([0, -1]);
    expect(losses('antiTankGunEarly', 'infantry', 4, ...stars)).toEqual([1, -1]);
  });

  it('of the late war battle after moving, but their stars then miss (M44-UNIT-ATGUN-L)', () => {
    expect(losses('antiTankGunLate', 'armor', 3, ...stars)).toEqual([2, 0]);
    expect(losses('antiTankGunLate', 'armor', 3, 'armor', 'grenade', 'star')).toEqual([3, 2]);
    expect(losses('antiTankGunLate', 'infantry', 4, ...stars)).toEqual([1, 1]);
  });

  it.each([
    ['early (M44-UNIT-ATGUN-E)', 'antiTankGunEarly'],
    ['late (M44-UNIT-ATGUN-L)', 'antiTankGunLate'],
  ])('never take ground, %s', (_title, kind) => {
    expect(mayTakeGround('infantry')).toBe(true);
    expect(mayTakeGround(kind)).toBe(false);
  });
});

describe('mortars', () => {
  const wooded = (kind: string, from: string) => ({
    allies: { [from]: kind },
    axis: { G5: 'infantry' },
    terrain: { F5: 'woods', G5: 'town' },
  });

  it('of the early war need no sight and ignore the terrain of the target (M44-UNIT-MORTAR-E)', () => {
    expect(diceFor(steady(wooded('mortarEarly', 'E5'), 'E5'), 'E5', 'G5')).toBe(2);
    expect(diceFor(steady(wooded('infantry', 'E5'), 'E5'), 'E5', 'G5')).toBe(0);
  });

  it('of the late war do so too while they have not moved (M44-UNIT-MORTAR-L)', () => {
    expect(diceFor(steady(wooded('mortarLate', 'E5'), 'E5'), 'E5', 'G5')).toBe(2);
    expect(deciderName(march(ordered(wooded('mortarLate', 'D5'), 'D5'), 'D5', 'E5'))).toBe('axis');
  });

  it('of the late war reach four hexes standing still and three after moving (M44-UNIT-MORTAR-L)', () => {
    const far = { allies: { D5: 'mortarLate' }, axis: { H5: 'infantry' } };
    expect(diceFor(steady(far, 'D5'), 'D5', 'H5')).toBe(1);
    expect(diceFor(march(ordered(far, 'D5'), 'D5', 'E5'), 'E5', 'H5')).toBe(1);
    const farther = { ...far, axis: { I5: 'infantry' } };
    expect(mayAttack(march(ordered(farther, 'D5'), 'D5', 'E5'), 'E5', 'I5')).toBe(false);
  });

  it('of the late war lose dice to terrain once they have moved (M44-UNIT-MORTAR-L)', () => {
    const town = { allies: { D5: 'mortarLate' }, axis: { F5: 'infantry' }, terrain: { F5: 'town' } };
    expect(diceFor(march(ordered(town, 'D5'), 'D5', 'E5'), 'E5', 'F5')).toBe(2);
    expect(diceFor(steady({ ...town, allies: { E5: 'mortarLate' } }, 'E5'), 'E5', 'F5')).toBe(3);
  });

  it.each([
    ['early (M44-UNIT-MORTAR-E)', 'mortarEarly'],
    ['late (M44-UNIT-MORTAR-L)', 'mortarLate'],
  ])('never take ground, %s', (_title, kind) => {
    expect(mayTakeGround(kind)).toBe(false);
  });

  it('of the early war have no part in a Banzai charge (M44-UNIT-MORTAR-E)', () => {
    expect(mayChargeTwoHexes('mortarEarly')).toBe(false);
    expect(mayChargeTwoHexes('mortarLate')).toBe(true);
  });
});

describe('machine guns', () => {
  it('of the early war hit infantry with stars, but only without having moved (M44-UNIT-MG-E)', () => {
    expect(losses('machineGunEarly', 'infantry', 4, 'star', 'star', 'armor')).toEqual([2, -1]);
    expect(losses('machineGunEarly', 'armor', 3, 'star', 'star', 'infantry')).toEqual([0, -1]);
    expect(losses('machineGunEarly', 'artillery', 2, 'star', 'star', 'infantry')).toEqual([0, -1]);
  });

  it('of the late war battle after moving, but their stars then miss (M44-UNIT-MG-L)', () => {
    expect(losses('machineGunLate', 'infantry', 4, 'star', 'star', 'infantry')).toEqual([3, 1]);
    expect(losses('machineGunLate', 'armor', 3, 'star', 'star', 'armor')).toEqual([1, 1]);
  });

  it.each([
    ['early (M44-UNIT-MG-E)', 'machineGunEarly'],
    ['late (M44-UNIT-MG-L)', 'machineGunLate'],
  ])('never take ground, %s', (_title, kind) => {
    expect(mayTakeGround(kind)).toBe(false);
  });

  it('of the early war have no part in a Banzai charge (M44-UNIT-MG-E)', () => {
    expect(mayChargeTwoHexes('machineGunEarly')).toBe(false);
    expect(mayChargeTwoHexes('machineGunLate')).toBe(true);
  });
});
