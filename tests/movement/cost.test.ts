import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { play } from '../support/kit.ts';

describe('movement cost', () => {
  it('every step costs one, and the sum stays within the allowance (M44-MOVE-2)', () => {
    const armor = play(assault({ allies: { G3: 'armor', M1: 'armor' } }), 'move G3 g4', 'move g4 G5').state;
    expect(steps(armor, 'G5')).toContain('g6');
    expect(steps(play(armor, 'move G5 g6').state, 'g6')).toEqual([]);
    const infantry = assault({ allies: { G3: 'infantry', E1: 'infantry' } });
    expect(steps(play(infantry, 'move G3 g4', 'move g4 G5').state, 'G5')).toEqual([]);
  });

  it('a steep hill costs two from below, one from another hill, and one to leave (M44-MOVE-2, M44-TER-STEEP)', () => {
    const allies = { G5: 'infantry', E1: 'infantry' };
    const terrain = { g6: 'steepHill' };
    const walked = play(assault({ terrain, allies: { g4: 'infantry', E1: 'infantry' } }), 'move g4 G5').state;
    expect(steps(walked, 'G5')).not.toContain('g6');
    expect(steps(walked, 'G5')).toContain('f6');
    const climbed = play(assault({ terrain, allies }), 'move G5 g6').state;
    expect(steps(climbed, 'g6')).toEqual([]);
    const fromHill = play(assault({ terrain: { ...terrain, G5: 'hill' }, allies }), 'move G5 g6').state;
    expect(steps(fromHill, 'g6')).toContain('G7');
    const down = play(assault({ terrain: { G5: 'steepHill' }, allies }), 'move G5 g6').state;
    expect(steps(down, 'g6')).toContain('G7');
  });

  it('coming down from a mountain onto a steep hill costs one (M44-TER-STEEP)', () => {
    const terrain = { G5: 'mountain', g6: 'steepHill' };
    const state = play(assault({ terrain, allies: { G5: 'infantry', E1: 'infantry' } }), 'move G5 g6').state;
    expect(steps(state, 'g6')).toContain('h6');
  });

  it('a climb that costs two is a move of two hexes: infantry does not battle after it (M44-MOVE-2, M44-MOVE-12)', () => {
    const setting = { allies: { G5: 'infantry', E1: 'infantry' }, axis: { G7: 'infantry' } };
    const steep = play(assault({ ...setting, terrain: { g6: 'steepHill' } }), 'move G5 g6', 'done').state;
    expect(isLegal(steep, 'attack g6 G7')).toBe(false);
    const hill = play(assault({ ...setting, terrain: { g6: 'hill' } }), 'move G5 g6', 'done').state;
    expect(isLegal(hill, 'attack g6 G7')).toBe(true);
  });

  it('special forces battle after a climb of two (M44-MOVE-12)', () => {
    const setting = { allies: { G5: 'specialForces', E1: 'infantry' }, axis: { G7: 'infantry' } };
    const state = play(assault({ ...setting, terrain: { g6: 'steepHill' } }), 'move G5 g6', 'done').state;
    expect(isLegal(state, 'attack g6 G7')).toBe(true);
  });
});
