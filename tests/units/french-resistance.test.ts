import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, unitAt, withDice } from '../support/kit.ts';
import { attack, march, mayAttack, ordered, steady } from './drill.ts';

describe('French Resistance', () => {
  const intoWoods = (kind: string) =>
    ordered({ allies: { A5: kind }, axis: { C5: 'infantry 1', M9: 'armor' }, terrain: { B5: 'woods' } }, 'A5');

  it('battles on entering woods, where others may not (M44-UNIT-RESIST)', () => {
    expect(mayAttack(march(intoWoods('frenchResistance'), 'A5', 'B5'), 'B5', 'C5')).toBe(true);
    expect(mayAttack(march(intoWoods('infantry'), 'A5', 'B5'), 'B5', 'C5')).toBe(false);
  });

  it('battles where no battle is possible for others (M44-UNIT-RESIST)', () => {
    const atSea = (kind: string) =>
      steady({ allies: { A5: kind }, axis: { B5: 'infantry' }, terrain: { A5: 'ocean' } }, 'A5');
    expect(mayAttack(atSea('frenchResistance'), 'A5', 'B5')).toBe(true);
    expect(mayAttack(atSea('infantry'), 'A5', 'B5')).toBe(false);
  });

  it('still stops in woods and takes no ground from there (M44-UNIT-RESIST)', () => {
    const entered = play(intoWoods('frenchResistance'), 'move A5 B5').state;
    expect(legal(entered).filter((action) => action.startsWith('move'))).toEqual([]);
    const won = attack(withDice(entered, 'grenade', 'star', 'star'), 'B5', 'C5').state;
    expect(legal(won)).toEqual(['pass']);
  });

  it('retreats one to three hexes for a flag, as its player likes (M44-UNIT-RESIST)', () => {
    const flagged = (kind: string) => {
      const field = steady({ allies: { E5: 'infantry' }, axis: { F5: kind } }, 'E5');
      return attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state;
    };
    const start = flagged('frenchResistance fr');
    expect(deciderName(start)).toBe('axis');
    expect(legal(start)).toEqual(['retreat f6', 'retreat e6']);
    const one = play(start, 'retreat f6').state;
    expect(legal(one)).toContain('end retreat');
    expect(legal(one)).toContain('retreat G7');
    const three = play(one, 'retreat G7', 'retreat g8').state;
    expect(unitAt(three, 'g8')?.nation).toBe('fr');
    expect(deciderName(three)).toBe('allies');
    const regular = play(flagged('infantry'), 'retreat f6').state;
    expect(deciderName(regular)).toBe('allies');
  });
});
