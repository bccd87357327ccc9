import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { diceThrown, eventsOf, figuresAt, play, withDice, type Setting } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const RIVER = { e6: 'river E-W', f6: 'river E-W', g6: 'river E-W', h6: 'river E-W', i6: 'river E-W' };

describe('rivers and boats', () => {
  it('a river is closed to all but infantry in a boat, which stops when it puts out (M44-TER-RIVER)', () => {
    for (const kind of ['infantry', 'armor', 'artillery'])
      expect(steps(assault({ terrain: RIVER, allies: { G5: kind, ...OTHER } }), 'G5')).not.toContain('g6');
    const boat = assault({ terrain: RIVER, allies: { G5: 'infantry boat', ...OTHER } });
    const afloat = play(boat, 'move G5 g6').state;
    expect(steps(afloat, 'g6')).toEqual([]);
  });

  it('a boat that put out this turn takes no ground; one that lay on the river does, and is left behind (M44-TER-RIVER)', () => {
    const axis = { G7: 'infantry 1', A9: 'infantry' };
    const fight = (at: string, ...moves: string[]) => {
      const state = assault({ terrain: RIVER, allies: { [at]: 'infantry boat', ...OTHER }, axis });
      return play(withDice(play(state, ...moves, 'done').state, 'grenade', 'grenade'), 'attack g6 G7');
    };
    expect(isLegal(fight('G5', 'move G5 g6').state, 'take ground')).toBe(false);
    const lying = fight('g6');
    expect(isLegal(lying.state, 'take ground')).toBe(true);
    expect(eventsOf(play(lying.state, 'take ground'), 'boatLost')).toHaveLength(1);
  });

  it('a boat goes two hexes along the river and is left when its unit steps ashore (M44-TER-RIVER)', () => {
    const state = assault({ terrain: RIVER, allies: { f6: 'infantry boat', ...OTHER } });
    const along = play(state, 'move f6 g6');
    expect(steps(along.state, 'g6')).toContain('h6');
    expect(eventsOf(along, 'boatLost')).toEqual([]);
    const ashore = play(state, 'move f6 F7');
    expect(eventsOf(ashore, 'boatLost')).toHaveLength(1);
    expect(steps(ashore.state, 'F7')).not.toContain('f6');
    expect(steps(ashore.state, 'F7')).toContain('f8');
  });

  it('a boat keeps to its unit on land and on a bridge, and cannot climb onto a bridge or ford from the water (M44-TER-RIVER, M44-TER-BRIDGE)', () => {
    const terrain = { ...RIVER, g6: ['river E-W', 'bridge'] };
    const over = play(assault({ terrain, allies: { G5: 'infantry boat', ...OTHER } }), 'move G5 g6', 'move g6 G7');
    expect(eventsOf(over, 'boatLost')).toEqual([]);
    const below = assault({ terrain, allies: { f6: 'infantry boat', ...OTHER } });
    expect(steps(below, 'f6')).not.toContain('g6');
    expect(steps(below, 'f6')).toContain('e6');
    const ford = { ...RIVER, g6: ['river E-W', 'ford'] };
    expect(steps(assault({ terrain: ford, allies: { f6: 'infantry boat', ...OTHER } }), 'f6')).not.toContain('g6');
    const down = assault({ terrain, allies: { g6: 'infantry boat', ...OTHER } });
    expect(steps(play(down, 'move g6 h6').state, 'h6')).toEqual([]);
  });

  it('afloat it battles with a die less, on a bridge with all (M44-TER-RIVER)', () => {
    const dice = (water: string[], unit: string): number => {
      const state = assault({ terrain: { g6: water }, allies: { g6: unit, ...OTHER }, axis: { G7: 'infantry' } });
      return diceThrown(play(withDice(play(state, 'done').state, 'star', 'star', 'star'), 'attack g6 G7'))[0];
    };
    expect(dice(['river'], 'infantry boat')).toBe(2);
    expect(dice(['river', 'bridge'], 'infantry boat')).toBe(3);
    expect(dice(['river', 'bridge'], 'infantry')).toBe(3);
  });

  it('afloat every flag is a hit, on the bank it retreats (M44-TER-RIVER)', () => {
    const fight = (terrain: Places) => {
      const setting: Setting = { terrain, allies: { G5: 'infantry', ...OTHER }, axis: { g6: 'infantry boat' } };
      return play(withDice(play(assault(setting), 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state;
    };
    expect(figuresAt(fight(RIVER), 'g6')).toBe(3);
    expect(isLegal(fight({}), 'retreat G7')).toBe(true);
  });

  it('a wide river is closed to boats as well, and hides what is behind it from infantry only (M44-TER-WIDERIVER, M44-LOS-10)', () => {
    const terrain = { g6: 'wideRiver' };
    expect(steps(assault({ terrain, allies: { G5: 'infantry boat', ...OTHER } }), 'G5')).not.toContain('g6');
    const fires = (kind: string): boolean => {
      const state = assault({ terrain, allies: { G5: kind, ...OTHER }, axis: { H7: 'infantry' } });
      return isLegal(play(state, 'done').state, 'attack G5 H7');
    };
    expect(['infantry', 'sniper', 'armor', 'artillery', 'heavyAntiTankGun'].map(fires)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('nobody retreats into a river (M44-TER-RIVER)', () => {
    const state = assault({
      terrain: { f8: 'river', g8: 'river' },
      allies: { G5: 'infantry', ...OTHER },
      axis: { G7: 'infantry' },
    });
    const hit = play(withDice(play(state, 'done').state, 'flag', 'star'), 'attack G5 G7').state;
    expect(figuresAt(hit, 'G7')).toBe(3);
  });
});
