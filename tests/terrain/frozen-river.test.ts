import { describe, expect, it } from 'vitest';
import { assault, steps } from '../support/assault.ts';
import { eventsOf, figuresAt, medals, play, withDice, type Played, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const iceRolls = (played: Played): number =>
  eventsOf(played, 'diceRolled').filter((event) => event.reason === 'ice').length;

describe('a frozen river', () => {
  const setting: Setting = { terrain: { g6: 'frozenRiver' }, allies: { G5: 'armor', ...OTHER } };

  it('costs a figure for every star of two dice when a unit moves onto it, and does not stop it (M44-TER-FROZEN)', () => {
    const cracked = play(withDice(assault(setting), 'star', 'star'), 'move G5 g6');
    expect(figuresAt(cracked.state, 'g6')).toBe(1);
    expect(steps(cracked.state, 'g6')).toContain('G7');
    const held = play(withDice(assault(setting), 'grenade', 'armor'), 'move G5 g6');
    expect(figuresAt(held.state, 'g6')).toBe(3);
    expect(iceRolls(held)).toBe(1);
    expect(iceRolls(play(held.state, 'move g6 G7'))).toBe(0);
  });

  it('gives the enemy a medal for a unit that drowns (M44-TER-FROZEN)', () => {
    const small = assault({ ...setting, allies: { G5: 'armor 2', ...OTHER } });
    const drowned = play(withDice(small, 'star', 'star'), 'move G5 g6').state;
    expect(figuresAt(drowned, 'g6')).toBe(0);
    expect(medals(drowned, 'axis')).toBe(1);
  });

  it('is rolled for by a unit that takes ground and by one that retreats onto it (M44-TER-FROZEN)', () => {
    const fight = play(assault({ ...setting, axis: { g6: 'infantry 1', A9: 'infantry' } }), 'done').state;
    const won = withDice(play(withDice(fight, 'grenade', 'star', 'star'), 'attack G5 g6').state, 'star', 'flag');
    expect(figuresAt(play(won, 'take ground').state, 'g6')).toBe(2);
    const attacked = play(
      assault({
        terrain: { g6: 'frozenRiver', f6: 'river' },
        allies: { g4: 'infantry', ...OTHER },
        axis: { G5: 'infantry' },
      }),
      'done',
    ).state;
    const back = play(withDice(attacked, 'flag', 'star', 'star', 'star', 'star'), 'attack g4 G5');
    expect(figuresAt(back.state, 'g6')).toBe(2);
  });

  it('is not rolled for on a bridge (M44-TER-FROZEN)', () => {
    for (const bridge of ['bridge', 'railBridge', 'pontoonBridge']) {
      const terrain = { g6: ['frozenRiver', bridge] };
      expect(iceRolls(play(assault({ ...setting, terrain }), 'move G5 g6'))).toBe(0);
    }
  });

  it('is not rolled for behind enemy lines (M44-TER-FROZEN)', () => {
    const state = assault({ ...setting, allies: { G5: 'infantry' } }, 'behind-enemy-lines');
    expect(iceRolls(play(state, 'order G5', 'move G5 g6'))).toBe(0);
  });
});
