import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { diceThrown, figuresAt, play, withDice, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };

function fires(terrain: Places, kind: string, attack: string, setting: Setting = {}): boolean {
  const [, from, to] = attack.split(' ');
  const state = assault({ terrain, allies: { [from]: kind, ...OTHER }, axis: { [to]: 'infantry' }, ...setting });
  return isLegal(play(state, 'done').state, attack);
}

describe('wadis', () => {
  it('are entered and left by their open ends only, straight or curved (M44-TER-WADI)', () => {
    const straight = assault({ terrain: { G5: 'wadi E-W' }, allies: { G5: 'armor', ...OTHER } });
    expect(steps(straight, 'G5')).toEqual(['F5', 'H5']);
    const curve = assault({ terrain: { G5: 'wadi NE-SE' }, allies: { G5: 'armor', ...OTHER } });
    expect(steps(curve, 'G5')).toEqual(['g4', 'g6']);
    const beside = assault({ terrain: { g6: 'wadi E-W' }, allies: { G5: 'armor', h6: 'armor' } });
    expect(steps(beside, 'G5')).not.toContain('g6');
    expect(steps(beside, 'h6')).toContain('g6');
  });

  it('units in one and outside it battle only side by side; inside, as usual (M44-TER-WADI, M44-LOS-10)', () => {
    for (const kind of ['infantry', 'armor']) {
      expect(fires({ G5: 'wadi E-W' }, kind, 'attack G5 H7')).toBe(false);
      expect(fires({ H7: 'wadi E-W' }, kind, 'attack G5 H7')).toBe(false);
      expect(fires({ G5: 'wadi E-W', I5: 'wadi E-W' }, kind, 'attack G5 I5')).toBe(true);
      expect(fires({ G5: 'wadi E-W' }, kind, 'attack G5 g6')).toBe(true);
      expect(fires({}, kind, 'attack G5 H7')).toBe(true);
    }
  });

  it('artillery fires into a wadi and out of it at any range, with all its dice (M44-DIFF-9, M44-LOS-10)', () => {
    expect(fires({ G5: 'wadi E-W' }, 'artillery', 'attack G5 H7')).toBe(true);
    const state = assault({
      terrain: { H7: 'wadi E-W' },
      allies: { G5: 'artillery', ...OTHER },
      axis: { H7: 'infantry' },
    });
    const fired = play(withDice(play(state, 'done').state, 'star', 'star', 'star'), 'attack G5 H7');
    expect(diceThrown(fired)).toEqual([3]);
  });

  it('a wadi takes no die from a firer in a wadi (M44-TER-WADI)', () => {
    const dice = (terrain: Places): number => {
      const state = assault({ terrain, allies: { G5: 'infantry', ...OTHER }, axis: { H5: 'infantry' } });
      return diceThrown(play(withDice(play(state, 'done').state, 'star', 'star', 'star'), 'attack G5 H5'))[0];
    };
    expect(dice({ H5: 'wadi E-W' })).toBe(2);
    expect(dice({ G5: 'wadi E-W', H5: 'wadi E-W' })).toBe(3);
  });

  it('nobody retreats or takes ground over its sides (M44-TER-WADI)', () => {
    const state = assault({
      terrain: { g6: 'wadi E-W' },
      allies: { G5: 'armor', ...OTHER },
      axis: { g6: 'infantry 2', A9: 'infantry' },
    });
    const still = play(state, 'done').state;
    expect(figuresAt(play(withDice(still, 'flag', 'star'), 'attack G5 g6').state, 'g6')).toBe(1);
    const won = play(withDice(still, 'grenade', 'grenade'), 'attack G5 g6').state;
    expect(figuresAt(won, 'g6')).toBe(0);
    expect(isLegal(won, 'take ground')).toBe(false);
  });
});
