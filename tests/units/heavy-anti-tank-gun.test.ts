import { describe, expect, it } from 'vitest';
import { figuresAt, withDice } from '../support/kit.ts';
import { attack, diceFor, mayAttack, steady } from './drill.ts';

describe('a heavy anti-tank gun', () => {
  const at = (target: string, terrain: Record<string, string> = {}) =>
    steady({ allies: { E5: 'heavyAntiTankGun' }, axis: { H5: target }, terrain }, 'E5');

  it('needs a line of sight, unlike other artillery (M44-UNIT-HEAVYAT)', () => {
    expect(mayAttack(at('armor'), 'E5', 'H5')).toBe(true);
    expect(mayAttack(at('armor', { F5: 'woods' }), 'E5', 'H5')).toBe(false);
    const gun = steady({ allies: { E5: 'artillery' }, axis: { H5: 'armor' }, terrain: { F5: 'woods' } }, 'E5');
    expect(mayAttack(gun, 'E5', 'H5')).toBe(true);
  });

  it('ignores the terrain of the target (M44-UNIT-HEAVYAT)', () => {
    expect(diceFor(at('armor', { H5: 'town' }), 'E5', 'H5')).toBe(2);
  });

  it('hits armor with stars, and no one else (M44-UNIT-HEAVYAT)', () => {
    expect(figuresAt(attack(withDice(at('armor'), 'star', 'star'), 'E5', 'H5').state, 'H5')).toBe(1);
    expect(figuresAt(attack(withDice(at('infantry'), 'star', 'star'), 'E5', 'H5').state, 'H5')).toBe(4);
    expect(figuresAt(attack(withDice(at('artillery'), 'star', 'star'), 'E5', 'H5').state, 'H5')).toBe(2);
  });
});
