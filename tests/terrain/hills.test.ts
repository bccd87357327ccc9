import { describe, expect, it } from 'vitest';
import type { RuleChoices } from '../../src/memoir/scenario.ts';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { diceThrown, play, unitAt, withDice } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

function dice(terrain: Places, kind = 'armor', choices: RuleChoices = {}): number {
  const state = assault({ terrain, choices, allies: { G5: kind, ...OTHER }, axis: { g6: 'infantry' } });
  return diceThrown(play(withDice(play(state, 'done').state, 'star', 'star', 'star'), 'attack G5 g6'))[0];
}

describe('hills', () => {
  it('a hill takes a die only from a firer that stands lower (M44-LOS-9, M44-TER-HILL)', () => {
    expect(dice({ g6: 'hill' })).toBe(2);
    expect(dice({ g6: 'hill', G5: 'hill' })).toBe(3);
    expect(dice({ g6: 'hill', G5: 'mountain' }, 'infantry')).toBe(3);
    expect(dice({ G5: 'hill' })).toBe(3);
  });

  it.each([
    ['a steep hill (M44-TER-STEEP)', 'steepHill'],
    ['a bluff (M44-TER-BLUFF)', 'bluff'],
    ['a cliff (M44-TER-CLIFF)', 'cliff'],
    ['an erg or ridge (M44-TER-ERG)', 'erg'],
    ['a road over a hill (M44-TER-ROADHILL)', 'hillRoad E-W'],
    ['a hill cave (M44-TER-HILLCAVE)', 'hillCave'],
  ])('%s is a hill for a firer on another hill', (_title, ground) => {
    expect(dice({ g6: ground, G5: 'hill' })).toBe(3);
    expect(dice({ g6: ground })).toBe(2);
  });

  it('a forest or village on a hill is only drawn there: its cover holds at any height (M44-TER-HILLFOREST, M44-TER-HILLVILLAGE)', () => {
    expect(dice({ g6: 'hillForest', G5: 'hill' })).toBe(1);
    expect(dice({ g6: 'hillVillage', G5: 'hill' })).toBe(1);
    expect(dice({ g6: 'hill', G5: 'hillForest' })).toBe(2);
  });

  it('with the heights rule a forest on a hill is as high as the hill (M44-TER-HILLFOREST, M44-LOS-9)', () => {
    expect(dice({ g6: 'hill', G5: 'hillForest' }, 'armor', { hillSight: 'heights' })).toBe(3);
    expect(dice({ g6: 'hill', G5: 'woods' }, 'armor', { hillSight: 'heights' })).toBe(2);
  });

  it('an impassable hill is part of the hill around it for the line of sight (M44-TER-IMPHILL)', () => {
    const setting = { allies: { G5: 'infantry', ...OTHER }, axis: { H7: 'infantry' } };
    const together = { G5: 'hill', g6: 'impassableHill', H7: 'hill' };
    expect(isLegal(play(assault({ ...setting, terrain: together }), 'done').state, 'attack G5 H7')).toBe(true);
    const blocking = { ...together, g6: 'impassableBlockingHill' };
    expect(isLegal(play(assault({ ...setting, terrain: blocking }), 'done').state, 'attack G5 H7')).toBe(false);
  });

  it('nobody retreats onto an impassable hill (M44-TER-IMPHILL)', () => {
    const state = play(
      assault({
        terrain: { G7: 'impassableHill', H7: 'impassableBlockingHill' },
        allies: { G5: 'armor', ...OTHER },
        axis: { g6: 'infantry' },
      }),
      'done',
    ).state;
    const hit = play(withDice(state, 'flag', 'star', 'star'), 'attack G5 g6').state;
    expect(unitAt(hit, 'g6')?.figures).toBe(3);
  });
});

describe('bluffs and cliffs above a beach', () => {
  const shore = (ground: string): Places => ({ G5: 'beach', F5: 'beach', g4: 'beach', g6: ground });

  it.each([
    ['bluff (M44-TER-BLUFF)', 'bluff'],
    ['cliff (M44-TER-CLIFF)', 'cliff'],
  ])('infantry spends two hexes between beach and %s, armor and artillery cannot', (_title, ground) => {
    const up = assault({ terrain: shore(ground), allies: { G5: 'infantry', ...OTHER } });
    expect(steps(play(up, 'move G5 g6').state, 'g6')).toEqual([]);
    const late = play(assault({ terrain: shore(ground), allies: { g4: 'infantry', ...OTHER } }), 'move g4 G5').state;
    expect(steps(late, 'G5')).not.toContain('g6');
    const down = assault({ terrain: shore(ground), allies: { g6: 'infantry', ...OTHER } });
    expect(steps(play(down, 'move g6 G5').state, 'G5')).toEqual([]);
    for (const kind of ['armor', 'mobileArtillery']) {
      expect(steps(assault({ terrain: shore(ground), allies: { G5: kind, ...OTHER } }), 'G5')).not.toContain('g6');
      expect(steps(assault({ terrain: shore(ground), allies: { g6: kind, ...OTHER } }), 'g6')).not.toContain('G5');
    }
  });

  it.each([
    ['a bluff (M44-TER-BLUFF)', 'bluff'],
    ['a cliff (M44-TER-CLIFF)', 'cliff'],
  ])('from the land side %s is a plain hill for everybody', (_title, ground) => {
    const state = assault({ terrain: shore(ground), allies: { H7: 'armor', ...OTHER } });
    expect(steps(play(state, 'move H7 g6').state, 'g6')).toContain('h6');
  });

  it('infantry takes ground up a bluff but not up a cliff; down it may (M44-TER-CLIFF, M44-TER-BLUFF)', () => {
    const fight = (ground: string, from: string, to: string): boolean => {
      const state = assault({
        terrain: shore(ground),
        allies: { [from]: 'infantry', ...OTHER },
        axis: { [to]: 'infantry 1', A9: 'infantry' },
      });
      const won = play(withDice(play(state, 'done').state, 'grenade', 'grenade', 'grenade'), `attack ${from} ${to}`);
      return isLegal(won.state, 'take ground');
    };
    expect(fight('bluff', 'G5', 'g6')).toBe(true);
    expect(fight('cliff', 'G5', 'g6')).toBe(false);
    expect(fight('cliff', 'g6', 'G5')).toBe(true);
  });

  it('armor takes no ground over the face of a bluff (M44-TER-BLUFF)', () => {
    const state = assault({
      terrain: shore('bluff'),
      allies: { G5: 'armor', ...OTHER },
      axis: { g6: 'infantry 1', A9: 'infantry' },
    });
    const won = play(withDice(play(state, 'done').state, 'grenade', 'grenade'), 'attack G5 g6').state;
    expect(unitAt(won, 'g6')).toBeUndefined();
    expect(isLegal(won, 'take ground')).toBe(false);
  });

  it('every unit retreats over the face of a bluff or cliff as over a plain hill (M44-TER-BLUFF, M44-TER-CLIFF)', () => {
    for (const ground of ['bluff', 'cliff']) {
      const state = assault({
        terrain: { g6: 'beach', G7: ground, H7: 'river' },
        allies: { G5: 'armor', ...OTHER },
        axis: { g6: 'armor' },
      });
      const hit = play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state;
      expect(unitAt(hit, 'G7')?.figures).toBe(3);
    }
  });
});
