import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { figuresAt, legal, play, position, withDice } from '../support/kit.ts';
import { attack, steady } from '../units/drill.ts';

const FULL: Record<string, number> = { infantry: 4, armor: 3, artillery: 2, destroyer: 3 };

function setting(attacker: string, target: string) {
  const terrain: Record<string, string> = target === 'destroyer' ? { F5: 'ocean' } : {};
  return { allies: { E5: attacker }, axis: { F5: target, M9: 'infantry' }, terrain };
}

/** Figures the target loses to one die of a face, the others being harmless infantry or armor symbols. */
function lost(attacker: string, target: string, face: Face): number {
  const blank: Face = target === 'infantry' ? 'armor' : 'infantry';
  const field = withDice(steady(setting(attacker, target), 'E5'), face, blank, blank);
  return FULL[target] - figuresAt(attack(field, 'E5', 'F5').state, 'F5');
}

describe('the symbols of the dice', () => {
  it.each<[string, Partial<Record<Face, number>>]>([
    ['infantry', { infantry: 1, armor: 0, grenade: 1, star: 0 }],
    ['armor', { infantry: 0, armor: 1, grenade: 1, star: 0 }],
    ['artillery', { infantry: 0, armor: 0, grenade: 1, star: 0 }],
    ['destroyer', { infantry: 0, armor: 0, grenade: 1, star: 0 }],
  ])('its own symbol and the grenade hit a unit, the star hits nobody (M44-DICE-2): %s', (target, faces) => {
    for (const [face, hits] of Object.entries(faces)) expect(lost('infantry', target, face as Face)).toBe(hits);
  });

  it.each(['infantry', 'armor', 'artillery'])('a flag is a retreat and no hit (M44-DICE-2): %s', (target) => {
    const blank: Face = target === 'infantry' ? 'armor' : 'infantry';
    const field = withDice(steady(setting('infantry', target), 'E5'), 'flag', blank, blank);
    const flagged = attack(field, 'E5', 'F5').state;
    expect(figuresAt(flagged, 'F5')).toBe(FULL[target]);
    expect(legal(flagged)).toEqual(['retreat f6', 'retreat e6']);
  });
});

describe('what changes the symbols', () => {
  it('the ability of the attacker goes before the table (M44-DICE-3)', () => {
    expect(lost('machineGunLate', 'infantry', 'star')).toBe(1);
    expect(lost('machineGunLate', 'armor', 'star')).toBe(0);
    expect(lost('antiTankGunLate', 'armor', 'star')).toBe(1);
    expect(lost('antiTankGunLate', 'infantry', 'star')).toBe(0);
  });

  it('a sniper as target is hit by the grenade and by an ability that names the star (M44-DICE-3)', () => {
    const shot = (attacker: string, face: Face) => {
      const field = withDice(steady(setting(attacker, 'sniper'), 'E5'), face, 'armor', 'armor');
      return figuresAt(attack(field, 'E5', 'F5').state, 'F5');
    };
    expect(shot('infantry', 'infantry')).toBe(1);
    expect(shot('infantry', 'star')).toBe(1);
    expect(shot('infantry', 'grenade')).toBe(0);
    expect(shot('machineGunLate', 'star')).toBe(0);
    expect(shot('machineGunLate', 'infantry')).toBe(1);
  });

  it('the card goes before everything: Air Power hits with stars (M44-DICE-3)', () => {
    const raid = (target: string, ...faces: Face[]) => {
      const state = position({
        axis: { F5: target, M9: 'infantry' },
        hands: { allies: ['air-power'], axis: [] },
        dice: faces,
        ...(target === 'destroyer' && { terrain: { F5: 'ocean' } }),
      });
      return FULL[target] - figuresAt(play(state, 'play air-power', 'target F5').state, 'F5');
    };
    expect(raid('infantry', 'star', 'armor')).toBe(1);
    expect(raid('armor', 'star', 'infantry')).toBe(1);
    expect(raid('artillery', 'star', 'infantry')).toBe(1);
    expect(raid('destroyer', 'star', 'infantry')).toBe(1);
    expect(raid('infantry', 'infantry', 'grenade')).toBe(2);
    expect(raid('armor', 'infantry', 'infantry')).toBe(0);
  });

  it('Barrage keeps to the table, but for its Breakthrough card (M44-DICE-3)', () => {
    const shelled = (board: 'standard' | 'breakthrough') => {
      const state = position({
        board,
        axis: { F5: 'infantry', M9: 'infantry' },
        hands: { allies: ['barrage'], axis: [] },
        dice: ['star', 'star', 'armor', 'armor'],
      });
      return figuresAt(play(state, 'play barrage', 'target F5').state, 'F5');
    };
    expect(shelled('standard')).toBe(4);
    expect(shelled('breakthrough')).toBe(2);
  });
});
