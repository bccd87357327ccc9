import { expect, it } from 'vitest';
import { diceFor, steady } from './drill.ts';

function dice(kind: string, target: string, terrain: Record<string, string>): number {
  return diceFor(steady({ allies: { E5: kind }, axis: { [target]: 'infantry' }, terrain }, 'E5'), 'E5', target);
}

it('a flame-thrower in close assault loses one die at most to the terrain of the target (M44-UNIT-FLAME)', () => {
  expect(dice('flameThrower', 'F5', { F5: 'town' })).toBe(2);
  expect(dice('armor', 'F5', { F5: 'town' })).toBe(1);
  expect(dice('flameThrower', 'F5', { F5: 'sandbags' })).toBe(2);
  expect(dice('flameThrower', 'F5', {})).toBe(3);
});

it('a flame-thrower at range loses as many dice as other armor (M44-UNIT-FLAME)', () => {
  expect(dice('flameThrower', 'G5', { G5: 'town' })).toBe(1);
});

it('a flame-thrower in a town loses the dice of its own hex all the same (M44-UNIT-FLAME)', () => {
  expect(dice('flameThrower', 'F5', { E5: 'town' })).toBe(1);
  expect(dice('flameThrower', 'F5', { E5: 'town', F5: 'woods' })).toBe(0);
});
