import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { play } from '../support/kit.ts';

describe('room to move', () => {
  it('a unit neither ends on nor passes through a hex that holds a friend or an enemy (M44-MOVE-1)', () => {
    const state = assault({ allies: { G5: 'armor', g6: 'infantry' }, axis: { f6: 'infantry' } });
    expect(steps(state, 'G5')).toEqual(['F5', 'H5', 'f4', 'g4']);
    const alone = assault({ allies: { G5: 'armor' } });
    expect(steps(alone, 'G5')).toEqual(['F5', 'H5', 'f4', 'f6', 'g4', 'g6']);
  });

  it('ground closed to the kind of unit is no destination, for others it is (M44-MOVE-3)', () => {
    const terrain = { g6: 'hedgehog' };
    expect(steps(assault({ terrain, allies: { G5: 'armor' } }), 'G5')).not.toContain('g6');
    expect(steps(assault({ terrain, allies: { G5: 'artillery' } }), 'G5')).not.toContain('g6');
    expect(steps(assault({ terrain, allies: { G5: 'infantry' } }), 'G5')).toContain('g6');
  });

  it('a gun or a tank set up in a bunker cannot leave it, infantry can (M44-MOVE-3)', () => {
    const terrain = { G5: 'bunker' };
    expect(steps(assault({ terrain, allies: { G5: 'artillery', E5: 'armor' } }), 'G5')).toEqual([]);
    expect(steps(assault({ terrain, allies: { G5: 'armor', E5: 'armor' } }), 'G5')).toEqual([]);
    expect(steps(assault({ terrain, allies: { G5: 'infantry', E5: 'armor' } }), 'G5')).toHaveLength(6);
  });

  it('a step over a closed edge is illegal from either side (M44-MOVE-3)', () => {
    const out = assault({ terrain: { G5: 'wadi E-W' }, allies: { G5: 'infantry' } });
    expect(steps(out, 'G5')).toEqual(['F5', 'H5']);
    const into = assault({ terrain: { g6: 'wadi E-W', H5: 'wadi E-W' }, allies: { G5: 'infantry' } });
    expect(steps(into, 'G5')).toEqual(['F5', 'H5', 'f4', 'f6', 'g4']);
  });

  it('a move is finished before another unit starts; until then it may go on (M44-MOVE-10)', () => {
    const state = assault({ allies: { G5: 'armor', E5: 'infantry' } });
    const begun = play(state, 'move G5 g6').state;
    expect(steps(begun, 'g6')).toContain('G7');
    const other = play(begun, 'move E5 e6').state;
    expect(steps(other, 'g6')).toEqual([]);
    expect(isLegal(other, 'move e6 E7')).toBe(true);
  });
});
