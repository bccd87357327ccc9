import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { figuresAt, play, withDice } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

function fires(terrain: Places, kind = 'infantry', target = 'J5'): boolean {
  const state = assault({ terrain, allies: { G5: kind, ...OTHER }, axis: { [target]: 'infantry' } });
  return isLegal(play(state, 'done').state, `attack G5 ${target}`);
}

describe('lakes', () => {
  it('a line of sight over two lake hexes is blocked, over one it is not (M44-TER-LAKE, M44-LOS-10)', () => {
    expect(fires({ H5: 'lake' })).toBe(true);
    expect(fires({ H5: 'lake', I5: 'lake' })).toBe(false);
    expect(fires({ H5: 'lake', h6: 'lake', h4: 'lake' })).toBe(true);
    expect(fires({ H5: 'lake', I5: 'lake' }, 'armor')).toBe(false);
    expect(fires({ H5: 'lake', I5: 'lake' }, 'artillery')).toBe(true);
  });

  it('nobody enters a lake or retreats into it, by boat neither (M44-TER-LAKE)', () => {
    const terrain = { g6: 'lake' };
    for (const kind of ['infantry boat', 'armor', 'artillery'])
      expect(steps(assault({ terrain, allies: { G5: kind, ...OTHER } }), 'G5')).not.toContain('g6');
    const state = assault({
      terrain: { G7: 'lake', H7: 'lake' },
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'infantry' },
    });
    const hit = play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state;
    expect(figuresAt(hit, 'g6')).toBe(3);
  });
});
