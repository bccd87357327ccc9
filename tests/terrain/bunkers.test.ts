import { describe, expect, it } from 'vitest';
import { assault, isLegal, type Places } from '../support/assault.ts';
import { diceThrown, figuresAt, play, position, withDice, type Played } from '../support/kit.ts';
import type { Face } from '../../src/memoir/dice.ts';

const OTHER = { E1: 'infantry' };

function attack(bunker: string, axis: Places, ...faces: Face[]): Played {
  const state = assault({ terrain: { g6: bunker }, allies: { G5: 'infantry', ...OTHER }, axis });
  return play(withDice(play(state, 'done').state, ...faces), 'attack G5 g6');
}

describe('bunkers', () => {
  it('a bunker belongs to the side that stands in it at the start, unless the map says otherwise (M44-TER-BUNKER)', () => {
    const stars: Face[] = ['star', 'star', 'star'];
    expect(diceThrown(attack('bunker', { g6: 'infantry' }, ...stars))).toEqual([2]);
    expect(diceThrown(attack('bunker allies', { g6: 'infantry' }, ...stars))).toEqual([3]);
  });

  /** Dice of an Axis attack on Allied infantry that has just walked into the bunker. */
  const diceAgainstVisitor = (bunker: string): number[] => {
    const start = position({
      terrain: { g6: bunker },
      allies: { G5: 'infantry', ...OTHER },
      axis: { H7: 'infantry' },
      hands: { allies: ['assault-centre'], axis: ['attack-centre'] },
    });
    const visited = play(start, 'play assault-centre', 'move G5 g6', 'end movement', 'end battle').state;
    const attacked = play(visited, 'play attack-centre', 'order H7', 'end movement', 'attack H7 g6');
    return diceThrown(play(withDice(attacked.state, 'star', 'star', 'star'), 'decline ambush'));
  };

  it('either side may go into it and battle, but only the owner has cover and ignores a flag (M44-TER-BUNKER)', () => {
    expect(diceAgainstVisitor('bunker axis')).toEqual([3]);
    expect(diceAgainstVisitor('bunker allies')).toEqual([2]);
    expect(isLegal(attack('bunker axis', { g6: 'infantry' }, 'flag', 'star').state, 'end retreat')).toBe(true);
    const visitor = attack('bunker allies', { g6: 'infantry' }, 'flag', 'star', 'star').state;
    expect(isLegal(visitor, 'end retreat')).toBe(false);
  });

  it('a bunker without an owner that is empty at the start covers whoever comes (M44-TER-BUNKER, M44-TER-FIELDBUNKER)', () => {
    expect(diceAgainstVisitor('bunker')).toEqual([2]);
    expect(diceAgainstVisitor('fieldBunker')).toEqual([2]);
  });

  it.each([
    ['a bunker (M44-TER-BUNKER)', 'bunker'],
    ['a field bunker (M44-TER-FIELDBUNKER)', 'fieldBunker'],
  ])('a gun or a tank in %s loses a figure for every flag it does not ignore', (_title, bunker) => {
    for (const kind of ['artillery', 'armor']) {
      const full = kind === 'artillery' ? 2 : 3;
      expect(figuresAt(attack(bunker, { g6: kind }, 'flag', 'star').state, 'g6')).toBe(full);
      expect(figuresAt(attack(bunker, { g6: kind }, 'flag', 'flag').state, 'g6')).toBe(full - 1);
    }
    expect(isLegal(attack(bunker, { g6: 'infantry' }, 'flag', 'star').state, 'retreat G7')).toBe(true);
  });
});
