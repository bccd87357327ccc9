import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { diceThrown, figuresAt, legal, medals, play, position, unitAt, withDice } from '../support/kit.ts';
import { attack, diceFor, march, ordered, steady } from './drill.ts';

describe('a Tiger', () => {
  const field = steady({ allies: { E5: 'infantry' }, axis: { F5: 'tiger', M9: 'infantry' } }, 'E5');
  const shot = (...faces: Face[]) => attack(withDice(field, ...faces), 'E5', 'F5');

  it('is hit by armor and grenades, and every hit becomes a die of a second roll (M44-UNIT-TIGER)', () => {
    const two = shot('armor', 'grenade', 'star', 'armor', 'star');
    expect(diceThrown(two)).toEqual([3, 2]);
    expect(figuresAt(two.state, 'F5')).toBe(1);
    expect(medals(two.state, 'allies')).toBe(0);
    expect(diceThrown(shot('infantry', 'star', 'infantry'))).toEqual([3]);
  });

  it('is destroyed by a grenade in the second roll and by nothing else (M44-UNIT-TIGER)', () => {
    expect(unitAt(shot('armor', 'star', 'star', 'armor').state, 'F5')).toBeDefined();
    const dead = shot('armor', 'star', 'star', 'grenade').state;
    expect(unitAt(dead, 'F5')).toBeUndefined();
    expect(medals(dead, 'allies')).toBe(1);
  });

  it('throws again for a flag whose retreat is blocked (M44-UNIT-TIGER)', () => {
    const edge = steady({ allies: { e8: 'infantry' }, axis: { E9: 'tiger', M9: 'infantry' } }, 'e8');
    const saved = attack(withDice(edge, 'flag', 'star', 'star', 'star'), 'e8', 'E9');
    expect(diceThrown(saved)).toEqual([3, 1]);
    expect(figuresAt(saved.state, 'E9')).toBe(1);
    const dead = attack(withDice(edge, 'flag', 'star', 'star', 'grenade'), 'e8', 'E9').state;
    expect(unitAt(dead, 'E9')).toBeUndefined();
  });

  it('retreats after a hit it survived (M44-UNIT-TIGER)', () => {
    const driven = shot('armor', 'flag', 'star', 'star').state;
    expect(legal(driven)).toEqual(['retreat f6', 'retreat e6']);
  });

  const onMine = (...faces: Face[]) => {
    const state = position({
      turn: 'axis',
      axis: { F5: 'tiger', M9: 'infantry' },
      mines: { E5: 'allies' },
      hands: { axis: ['direct-from-hq'], allies: [] },
    });
    const armed = { ...state, mines: state.mines.map((mine) => ({ ...mine, value: 2 })) };
    return play(withDice(armed, ...faces), 'play direct-from-hq', 'order F5', 'done', 'move F5 E5');
  };

  it('gets its second roll on a mine (M44-UNIT-TIGER)', () => {
    expect(diceThrown(onMine('armor', 'star', 'flag'))).toEqual([2, 1]);
    expect(figuresAt(onMine('armor', 'star', 'flag').state, 'E5')).toBe(1);
    expect(figuresAt(onMine('armor', 'star', 'grenade').state, 'E5')).toBe(0);
  });

  it('gets its second roll in an ambush (M44-UNIT-TIGER)', () => {
    const hunt = steady({ allies: { E5: 'tiger' }, axis: { F5: 'infantry' }, hands: { axis: ['ambush'] } }, 'E5');
    const ambushed = play(withDice(hunt, 'armor', 'grenade', 'star', 'flag', 'star'), 'attack E5 F5', 'ambush');
    expect(diceThrown(ambushed).slice(0, 2)).toEqual([3, 2]);
    expect(figuresAt(ambushed.state, 'E5')).toBe(1);
  });

  it('gets its second roll when a British unit battles back (M44-UNIT-TIGER)', () => {
    const last = steady({ allies: { E5: 'tiger ger' }, axis: { F5: 'infantry 1 brit' } }, 'E5');
    const missed = attack(withDice(last, 'star', 'star', 'star', 'armor', 'star'), 'E5', 'F5').state;
    const answered = play(missed, 'battle back');
    expect(diceThrown(answered)).toEqual([1, 1]);
    expect(figuresAt(answered.state, 'E5')).toBe(1);
  });
});

describe("Wittmann's Tiger", () => {
  const setting = { allies: { D5: 'tiger wittmann' }, axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' } };

  it('throws one more die while it has not moved (M44-UNIT-TIGER)', () => {
    expect(diceFor(steady(setting, 'D5'), 'D5', 'F5')).toBe(4);
    expect(diceFor(march(ordered(setting, 'D5'), 'D5', 'E5'), 'E5', 'F5')).toBe(3);
    expect(diceFor(steady({ ...setting, allies: { D5: 'tiger' } }, 'D5'), 'D5', 'F5')).toBe(3);
  });

  it('throws no extra die once it has taken ground (M44-UNIT-TIGER)', () => {
    const close = steady({ ...setting, allies: { E5: 'tiger wittmann' } }, 'E5');
    const won = attack(withDice(close, 'grenade', 'star', 'star', 'star'), 'E5', 'F5').state;
    expect(diceThrown(play(won, 'take ground', 'overrun G5'))).toEqual([3]);
  });

  it('may ignore a flag where its scenario says so (M44-UNIT-TIGER)', () => {
    const field = steady({ allies: { E5: 'infantry' }, axis: { F5: 'tiger ignoresOneFlag' } }, 'E5');
    const flagged = attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state;
    expect(legal(flagged)).toContain('end retreat');
  });
});
