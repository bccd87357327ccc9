import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { play, withDice, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

describe.each([
  ['a marsh (M44-TER-MARSH)', 'marsh'],
  ['rice paddies (M44-TER-RICE)', 'ricePaddies'],
])('%s', (_title, ground) => {
  it('lets a unit out one hex at a time', () => {
    const state = assault({ terrain: { G5: ground }, allies: { G5: 'armor', ...OTHER } });
    expect(steps(play(state, 'move G5 g6').state, 'g6')).toEqual([]);
  });

  it('keeps armor from battle in the turn it comes out, infantry not', () => {
    const setting: Setting = { terrain: { G5: ground }, axis: { G7: 'infantry' } };
    const armor = play(assault({ ...setting, allies: { G5: 'armor', ...OTHER } }), 'move G5 g6', 'done').state;
    expect(isLegal(armor, 'attack g6 G7')).toBe(false);
    const infantry = play(assault({ ...setting, allies: { G5: 'infantry', ...OTHER } }), 'move G5 g6', 'done').state;
    expect(isLegal(infantry, 'attack g6 G7')).toBe(true);
  });

  it('lets armor take ground in it but not overrun from it', () => {
    const setting: Setting = { allies: { G5: 'armor', ...OTHER }, axis: { g6: 'infantry 1', G7: 'infantry' } };
    const fight = (terrain: Places): boolean => {
      const state = play(assault({ ...setting, terrain }), 'done').state;
      const won = play(withDice(state, 'grenade', 'grenade', 'grenade'), 'attack G5 g6', 'take ground').state;
      return isLegal(won, 'overrun G7');
    };
    expect(fight({ g6: ground })).toBe(false);
    expect(fight({})).toBe(true);
  });
});
