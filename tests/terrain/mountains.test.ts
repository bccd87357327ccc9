import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { diceThrown, figuresAt, legal, play, withDice, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

function dice(setting: Setting, attack = 'attack G5 g6'): number {
  const state = play(assault({ allies: { G5: 'infantry', ...OTHER }, ...setting }), 'done').state;
  return diceThrown(play(withDice(state, 'star', 'star', 'star', 'star'), attack))[0];
}

describe('mountains', () => {
  it('infantry goes onto a mountain and off it only by a hill or another mountain (M44-TER-MOUNTAIN)', () => {
    const terrain = { g6: 'mountain', G7: 'hill', H7: 'mountain' };
    const up = (from: string): string[] => steps(assault({ terrain, allies: { [from]: 'infantry', ...OTHER } }), from);
    expect(up('G5')).not.toContain('g6');
    expect(up('G7')).toContain('g6');
    expect(up('H7')).toContain('g6');
    expect(up('g6')).toEqual(['G7', 'H7']);
  });

  it('armor and artillery never go onto a mountain, nor onto a cave (M44-TER-MOUNTAIN, M44-TER-HILLCAVE, M44-TER-MTNCAVE)', () => {
    for (const ground of ['mountain', 'hillCave', 'mountainCave']) {
      const terrain = { g6: ground, G7: 'hill' };
      for (const kind of ['armor', 'artillery'])
        expect(steps(assault({ terrain, allies: { G7: kind, ...OTHER } }), 'G7')).not.toContain('g6');
    }
  });

  it('a mountain takes two dice unless the firer is on a mountain too (M44-TER-MOUNTAIN)', () => {
    const axis = { g6: 'infantry' };
    expect(dice({ axis, terrain: { g6: 'mountain' } })).toBe(1);
    expect(dice({ axis, terrain: { g6: 'mountain', G5: 'hill' } })).toBe(1);
    expect(dice({ axis, terrain: { g6: 'mountain', G5: 'mountain' } })).toBe(3);
    expect(dice({ axis, terrain: { g6: 'mountain' }, allies: { G5: 'artillery', ...OTHER } })).toBe(3);
  });

  it('a mountain hides what is behind it, but not from one hex of a mountain range to another (M44-TER-MOUNTAIN)', () => {
    const setting = { allies: { G5: 'infantry', ...OTHER }, axis: { H7: 'infantry' } };
    const sees = (terrain: Places): boolean =>
      isLegal(play(assault({ ...setting, terrain }), 'done').state, 'attack G5 H7');
    expect(sees({ G5: 'hill', g6: 'mountain', H7: 'hill' })).toBe(false);
    expect(sees({ G5: 'mountain', g6: 'mountain', H7: 'hill' })).toBe(false);
    expect(sees({ G5: 'mountain', g6: 'mountain', H7: 'mountain' })).toBe(true);
    expect(sees({ G5: 'mountain', g6: ['mountain', 'sandbags'], H7: 'mountain' })).toBe(true);
  });

  it('a gun set up on a mountain never leaves it and reaches seven hexes (M44-TER-MOUNTAIN)', () => {
    const allies = { I5: 'artillery', E1: 'infantry' };
    const axis = { B5: 'infantry' };
    const high = assault({ terrain: { I5: 'mountain' }, allies, axis }, 'direct-from-hq');
    const ordered = play(high, 'order I5', 'order E1').state;
    expect(steps(ordered, 'I5')).toEqual([]);
    const fired = play(withDice(play(ordered, 'done').state, 'star'), 'attack I5 B5');
    expect(diceThrown(fired)).toEqual([1]);
    const low = play(assault({ allies, axis }, 'direct-from-hq'), 'order I5', 'order E1', 'done').state;
    expect(isLegal(low, 'attack I5 B5')).toBe(false);
  });

  it('a gun on a mountain loses a figure for every flag, infantry that has no hill to retreat to as well (M44-TER-MOUNTAIN)', () => {
    for (const kind of ['artillery', 'infantry']) {
      const setting = { terrain: { g6: 'mountain' }, allies: { G5: 'artillery', ...OTHER }, axis: { g6: kind } };
      const state = play(assault(setting), 'done').state;
      const hit = play(withDice(state, 'flag', 'star', 'star'), 'attack G5 g6').state;
      expect(figuresAt(hit, 'g6')).toBe(kind === 'artillery' ? 1 : 3);
    }
    const down = assault({
      terrain: { g6: 'mountain', G7: 'hill' },
      allies: { G5: 'artillery', ...OTHER },
      axis: { g6: 'infantry' },
    });
    expect(
      figuresAt(play(withDice(play(down, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state, 'G7'),
    ).toBe(4);
  });
});

describe('caves', () => {
  const japanese = { g6: 'infantry jp' };

  it('a cave takes two dice from infantry and armor that attack Japanese infantry in it (M44-TER-HILLCAVE, M44-TER-MTNCAVE)', () => {
    for (const ground of ['hillCave', 'mountainCave']) {
      expect(dice({ terrain: { g6: ground }, axis: japanese })).toBe(1);
      expect(dice({ terrain: { g6: ground, G5: 'hill' }, axis: japanese })).toBe(1);
      expect(dice({ terrain: { g6: ground }, axis: japanese, allies: { G5: 'armor', ...OTHER } })).toBe(1);
      expect(dice({ terrain: { g6: ground }, axis: japanese, allies: { G5: 'artillery', ...OTHER } })).toBe(3);
    }
    expect(dice({ terrain: { g6: 'hillCave' }, axis: { g6: 'infantry' } })).toBe(2);
    expect(dice({ terrain: { g6: 'hillCave', G5: 'hill' }, axis: { g6: 'infantry' } })).toBe(3);
    expect(dice({ terrain: { g6: 'mountainCave', G5: 'mountain' }, axis: { g6: 'infantry' } })).toBe(3);
  });

  it('Japanese infantry in a cave ignores every flag, others none (M44-TER-HILLCAVE, M44-TER-MTNCAVE)', () => {
    for (const ground of ['hillCave', 'mountainCave']) {
      const holds = (axis: Places): boolean => {
        const state = assault({ terrain: { g6: ground, G7: 'hill' }, allies: { G5: 'artillery', ...OTHER }, axis });
        const { state: hit } = play(withDice(play(state, 'done').state, 'flag', 'flag', 'flag'), 'attack G5 g6');
        return figuresAt(hit, 'g6') === 4 && !legal(hit).some((text) => text.startsWith('retreat'));
      };
      expect(holds(japanese)).toBe(true);
      expect(holds({ g6: 'infantry' })).toBe(false);
      expect(holds({ g6: 'sniper jp' })).toBe(false);
    }
  });
});
