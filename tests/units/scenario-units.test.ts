import { describe, expect, it } from 'vitest';
import { UNIT_KINDS } from '../../src/memoir/units/kinds.ts';
import {
  deciderName,
  figuresAt,
  hexNamed,
  legal,
  medals,
  play,
  position,
  unitAt,
  weakened,
  withDice,
} from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

describe('the year decides', () => {
  const kindIn = (date: string, weapon: string) => {
    const unit = unitAt(position({ date, allies: { A5: weapon } }), 'A5');
    return unit === undefined ? '' : UNIT_KINDS[unit.kind].id;
  };

  it.each([
    ['antiTankGun', 'antiTankGunEarly', 'antiTankGunLate'],
    ['mortar', 'mortarEarly', 'mortarLate'],
    ['machineGun', 'machineGunEarly', 'machineGunLate'],
  ])('between the early and the late special weapon, late from 1943 on (M44-UNIT-4): %s', (weapon, early, late) => {
    expect(kindIn('1940-05-10', weapon)).toBe(early);
    expect(kindIn('1942-12-31', weapon)).toBe(early);
    expect(kindIn('1943-01-01', weapon)).toBe(late);
    expect(kindIn('1944-12-16', weapon)).toBe(late);
  });
});

describe('what a scenario says of a single unit', () => {
  it('tanks and guns may be set up on ground that is closed to them but not to all, battle and leave it, and cannot come back (M44-UNIT-1)', () => {
    const terrain = { A5: 'fortress', G5: 'mountain' };
    const start = ordered({ allies: { A5: 'armor', G5: 'armor' }, axis: { C5: 'infantry' }, terrain }, 'A5', 'G5');
    expect(legal(start)).toContain('move A5 B5');
    const out = play(start, 'move A5 B5').state;
    expect(legal(out)).toContain('move B5 b6');
    expect(legal(out)).not.toContain('move B5 A5');
    expect(legal(start).filter((action) => action.startsWith('move G5'))).toEqual([]);
    expect(
      mayAttack(steady({ allies: { A5: 'artillery' }, axis: { C5: 'infantry' }, terrain }, 'A5'), 'A5', 'C5'),
    ).toBe(true);
  });

  it('armor may be limited to two hexes, in its moves and for its battles (M44-UNIT-5)', () => {
    const start = (unit: string) => ordered({ allies: { A5: unit }, axis: { D5: 'infantry' } }, 'A5');
    const slow = play(start('eliteArmor movesTwo'), 'move A5 B5', 'move B5 C5').state;
    expect(legal(slow)).toEqual(['attack C5 D5', 'end battle']);
    expect(legal(play(start('armor movesTwo'), 'move A5 B5', 'move B5 b6').state)).not.toContain('move b6 c7');
    expect(legal(play(start('eliteArmor'), 'move A5 B5', 'move B5 C5').state)).toContain('end movement');
  });

  it('a unit may ignore one flag (M44-UNIT-5)', () => {
    const field = (unit: string) =>
      attack(
        withDice(steady({ allies: { E5: 'infantry' }, axis: { F5: unit } }, 'E5'), 'flag', 'star', 'star'),
        'E5',
        'F5',
      ).state;
    expect(legal(field('infantry'))).toEqual(['retreat f6', 'retreat e6']);
    expect(legal(field('infantry ignoresOneFlag'))).toEqual(['retreat f6', 'retreat e6', 'end retreat']);
  });

  it.each(['eliteArmor', 'artillery'])('a unit may be worth two medals (M44-UNIT-5): %s', (kind) => {
    const killed = (unit: string) => {
      const field = steady({ allies: { E5: 'infantry' }, axis: { F5: unit, M9: 'infantry' } }, 'E5');
      return medals(attack(withDice(field, 'grenade', 'star', 'star'), 'E5', 'F5').state, 'allies');
    };
    expect(killed(`${kind} 1 twoMedals`)).toBe(2);
    expect(killed(`${kind} 1`)).toBe(1);
  });

  it('a unit may be barred from leaving the board (M44-UNIT-5)', () => {
    const edge = (unit: string) =>
      legal(ordered({ allies: { E9: unit, A1: 'infantry' }, exits: { allies: ['E9'] } }, 'E9'));
    expect(edge('infantry')).toContain('exit E9');
    expect(edge('infantry cannotExit')).not.toContain('exit E9');
  });

  const idle = { kind: 'infantry', idleUntil: 2 };

  it('a unit may be idle up to a turn: no card orders it before (M44-UNIT-5)', () => {
    const first = position({
      allies: { E5: idle, F5: 'infantry' },
      hands: { allies: ['direct-from-hq', 'direct-from-hq'], axis: [] },
    });
    const now = play(first, 'play direct-from-hq').state;
    expect(legal(now)).toEqual(['order F5', 'end orders']);
    const third = play(now, 'done', 'pass', 'play direct-from-hq').state;
    expect(legal(third)).toContain('order E5');
  });

  it('an idle unit is not healed into action (M44-UNIT-5)', () => {
    const state = position({
      allies: { E5: idle, F5: 'infantry' },
      hands: { allies: ['medics-and-mechanics'], axis: [] },
    });
    const hurt = weakened(weakened(state, 'E5', 1), 'F5', 1);
    expect(legal(play(hurt, 'play medics-and-mechanics').state)).toEqual(['heal F5', 'end healing']);
  });

  it('an idle unit does not ambush (M44-UNIT-5)', () => {
    const assault = (target: string | typeof idle) =>
      attack(
        withDice(
          steady({ allies: { E5: 'infantry' }, axis: { F5: target }, hands: { axis: ['ambush'] } }, 'E5'),
          'star',
          'star',
          'star',
        ),
        'E5',
        'F5',
      ).state;
    expect(legal(assault('infantry'))).toContain('ambush');
    expect(legal(assault(idle))).toEqual(['discard ambush']);
  });
});

describe('infantry with a boat', () => {
  const crossing = (unit: string) =>
    ordered({ allies: { A5: unit }, axis: { C5: 'infantry' }, terrain: { B5: 'river E-W' } }, 'A5');

  it('enters a river hex, stops there and battles at one die less (M44-UNIT-6)', () => {
    expect(legal(crossing('infantry'))).not.toContain('move A5 B5');
    const afloat = play(crossing('infantry boat'), 'move A5 B5').state;
    expect(legal(afloat)).toEqual(['attack B5 C5', 'end battle']);
    expect(diceFor(afloat, 'B5', 'C5')).toBe(2);
  });

  it('loses the boat as it steps off the river (M44-UNIT-6)', () => {
    const afloat = ordered({ allies: { B5: 'infantry boat' }, terrain: { B5: 'river E-W', D5: 'river E-W' } }, 'B5');
    const ashore = play(afloat, 'move B5 C5').state;
    expect(unitAt(ashore, 'C5')?.traits).toBe(0);
    expect(legal(ashore)).not.toContain('move C5 D5');
  });

  it('takes a hit for every flag while it floats (M44-UNIT-6)', () => {
    const target = { allies: { E5: 'infantry' }, axis: { F5: 'infantry boat' }, terrain: { F5: 'river E-W' } };
    const flagged = attack(withDice(steady(target, 'E5'), 'flag', 'flag', 'star'), 'E5', 'F5').state;
    expect(figuresAt(flagged, 'F5')).toBe(2);
  });

  it('is the only class with boats (M44-UNIT-6)', () => {
    expect(() => position({ allies: { A5: 'armor boat' } })).toThrow(/infantry only/);
  });
});

describe('units outside these rules', () => {
  it.each(['landingCraft', 'barge', 'halfTrack', 'supplyTruck', 'truck', 'tankDestroyer', 'patrolCar', 'armoredTrain'])(
    'are refused by name and not dropped in silence (M44-UNIT-7): %s',
    (kind) => {
      expect(() => position({ allies: { A5: kind } })).toThrow(/not played/);
    },
  );

  it('a name nobody knows is refused too (M44-UNIT-7)', () => {
    expect(() => position({ allies: { A5: 'flakTower' } })).toThrow(/no unit kind/);
  });
});

it('special forces move two hexes and battle, infantry one (M44-UNIT-SF)', () => {
  const start = (kind: string) => ordered({ allies: { A5: kind }, axis: { D5: 'infantry' } }, 'A5');
  expect(mayAttack(march(start('specialForces'), 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(true);
  expect(mayAttack(march(start('infantry'), 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(false);
});

it('elite armor stands a fourth hit (M44-UNIT-ELITEARM)', () => {
  const hit = (kind: string) => {
    const field = steady({ allies: { E5: 'infantry' }, axis: { F5: kind, M9: 'infantry' } }, 'E5');
    return attack(withDice(field, 'armor', 'grenade', 'armor'), 'E5', 'F5').state;
  };
  expect(figuresAt(hit('eliteArmor'), 'F5')).toBe(1);
  expect(hit('armor').unitAt[hexNamed(hit('armor'), 'F5')]).toBe(-1);
  expect(deciderName(hit('armor'))).toBe('allies');
});
