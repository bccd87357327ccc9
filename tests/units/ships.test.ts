import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { deciderName, figuresAt, labelOf, legal, play, position, weakened, withDice } from '../support/kit.ts';
import { attack, diceFor, halt, march, mayAttack, ordered, ROW, steady } from './drill.ts';

const moves = (actions: string[]) => actions.filter((action) => action.startsWith('move '));

describe('a destroyer', () => {
  const offshore = { face: 'beach', allies: { E1: 'destroyer' }, axis: { E5: 'infantry' } } as const;

  it('throws 3, 3, 2, 2, 1, 1, 1, 1 dice by range, over any terrain and without sight (M44-UNIT-DESTROYER)', () => {
    const thrown = ROW.slice(1).map((target) => {
      const terrain = { A5: 'ocean', ...(target === 'B5' ? {} : { B5: 'woods' }), [target]: 'town' };
      return diceFor(
        steady({ terrain, allies: { A5: 'destroyer' }, axis: { [target]: 'infantry' } }, 'A5'),
        'A5',
        target,
      );
    });
    expect(thrown).toEqual([3, 3, 2, 2, 1, 1, 1, 1, 0]);
  });

  it('sails two ocean hexes and battles (M44-UNIT-DESTROYER)', () => {
    const there = march(ordered(offshore, 'E1'), 'E1', 'F1', 'G1');
    expect(mayAttack(there, 'G1', 'E5')).toBe(true);
    const one = play(ordered(offshore, 'E1'), 'move E1 F1', 'move F1 G1').state;
    expect(moves(legal(one))).toEqual([]);
  });

  it('fires from the ocean, where infantry cannot (M44-UNIT-DESTROYER)', () => {
    expect(mayAttack(steady(offshore, 'E1'), 'E1', 'E5')).toBe(true);
    const landing = { ...offshore, allies: { e2: 'infantry' }, axis: { E3: 'infantry' } };
    expect(deciderName(steady(landing, 'e2'))).toBe('axis');
  });

  it('passes a beach but does not end its move beside it (M44-UNIT-DESTROYER)', () => {
    const passing = play(ordered(offshore, 'E1'), 'move E1 e2').state;
    expect(legal(passing)).toEqual(['move e2 E1', 'move e2 F1']);
    const there = play(passing, 'move e2 F1').state;
    expect(mayAttack(there, 'F1', 'E5')).toBe(true);
  });

  it('leaves the water never (M44-UNIT-DESTROYER)', () => {
    const pond = ordered({ allies: { E5: 'destroyer' }, terrain: { E5: 'ocean', F5: 'ocean' } }, 'E5');
    expect(moves(legal(pond))).toEqual(['move E5 F5']);
  });

  const target = { allies: { E5: 'infantry' }, axis: { F5: 'destroyer', M9: 'infantry' }, terrain: { F5: 'ocean' } };
  const shot = (...faces: Face[]) => attack(withDice(steady(target, 'E5'), ...faces), 'E5', 'F5').state;

  it('is hit by grenades only and has three figures (M44-UNIT-DESTROYER)', () => {
    expect(figuresAt(shot('infantry', 'armor', 'star'), 'F5')).toBe(3);
    expect(figuresAt(shot('grenade', 'infantry', 'star'), 'F5')).toBe(2);
    expect(figuresAt(shot('grenade', 'grenade', 'grenade'), 'F5')).toBe(0);
  });

  it('ignores one flag and takes a hit for a flag it cannot obey (M44-UNIT-DESTROYER)', () => {
    expect(figuresAt(shot('flag', 'star', 'star'), 'F5')).toBe(3);
    expect(figuresAt(shot('flag', 'flag', 'star'), 'F5')).toBe(2);
    const sea = { ...target, terrain: { F5: 'ocean', f6: 'ocean' } };
    const open = attack(withDice(steady(sea, 'E5'), 'flag', 'star', 'star'), 'E5', 'F5').state;
    expect(legal(open)).toEqual(['retreat f6', 'end retreat']);
  });

  it('is never healed (M44-UNIT-DESTROYER)', () => {
    const heal = (kind: string) => {
      const state = position({
        allies: { E5: kind },
        terrain: { E5: kind === 'destroyer' ? 'ocean' : 'woods' },
        hands: { allies: ['medics-and-mechanics'], axis: [] },
      });
      return legal(play(weakened(state, 'E5', 1), 'play medics-and-mechanics').state);
    };
    expect(heal('infantry')).toContain('heal E5');
    expect(heal('destroyer')).toEqual(['pass']);
  });

  it('marks what it hits like a big gun (M44-UNIT-DESTROYER)', () => {
    const state = position({
      ...offshore,
      hands: { allies: ['direct-from-hq', 'direct-from-hq'], axis: [] },
    });
    const aim = ['play direct-from-hq', 'order E1', 'done'];
    const first = play(state, ...aim).state;
    expect(diceFor(first, 'E1', 'E5')).toBe(2);
    const hit = attack(withDice(first, 'grenade', 'star'), 'E1', 'E5').state;
    expect(hit.crosshairs.map(({ hex }) => labelOf(hit, hex))).toEqual(['E5']);
    const second = play(hit, 'pass', ...aim).state;
    expect(diceFor(second, 'E1', 'E5')).toBe(3);
  });
});

describe('an aircraft carrier', () => {
  const fleet = { face: 'beach', allies: { E1: 'aircraftCarrier' }, axis: { E5: 'infantry' } } as const;

  it('sails two ocean hexes, never ends beside a beach and never battles (M44-UNIT-7)', () => {
    const start = ordered(fleet, 'E1');
    expect(deciderName(halt(start))).toBe('axis');
    expect(legal(play(start, 'move E1 e2').state)).toEqual(['move e2 E1', 'move e2 F1']);
    const two = play(start, 'move E1 F1', 'move F1 G1').state;
    expect(deciderName(two)).toBe('axis');
  });

  it('takes three grenades, and may ignore one flag (M44-UNIT-7)', () => {
    const target = {
      allies: { E5: 'infantry' },
      axis: { F5: 'aircraftCarrier', M9: 'infantry' },
      terrain: { F5: 'ocean' },
    };
    const shot = (...faces: Face[]) => attack(withDice(steady(target, 'E5'), ...faces), 'E5', 'F5').state;
    expect(figuresAt(shot('infantry', 'armor', 'star'), 'F5')).toBe(3);
    expect(figuresAt(shot('grenade', 'flag', 'star'), 'F5')).toBe(2);
    expect(figuresAt(shot('grenade', 'flag', 'flag'), 'F5')).toBe(1);
    expect(figuresAt(shot('grenade', 'grenade', 'grenade'), 'F5')).toBe(0);
  });
});
