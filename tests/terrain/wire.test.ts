import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { diceThrown, eventsOf, play, withDice, type Played } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const WIRE = { g6: 'wire' };
const removed = (played: Played): string[] => eventsOf(played, 'terrainRemoved').map((event) => event.terrain);

describe('wire', () => {
  it('infantry battles out of it with a die less or removes it instead, not both (M44-TER-WIRE)', () => {
    const setting = { terrain: WIRE, allies: { g6: 'infantry', ...OTHER }, axis: { G7: 'infantry' } };
    const still = play(assault(setting), 'done').state;
    const fought = play(withDice(still, 'star', 'star'), 'attack g6 G7');
    expect(diceThrown(fought)).toEqual([2]);
    expect(isLegal(fought.state, 'remove wire g6')).toBe(false);
    const cleared = play(still, 'remove wire g6');
    expect(removed(cleared)).toEqual(['wire']);
    expect(isLegal(cleared.state, 'attack g6 G7')).toBe(false);
  });

  it('engineers battle and remove it in the same turn (M44-TER-WIRE)', () => {
    const setting = { terrain: WIRE, allies: { g6: 'combatEngineers', ...OTHER }, axis: { G7: 'infantry' } };
    const still = play(assault(setting), 'done').state;
    const fought = play(withDice(still, 'star', 'star'), 'attack g6 G7');
    expect(diceThrown(fought)).toEqual([2]);
    expect(removed(play(fought.state, 'remove wire g6'))).toEqual(['wire']);
    expect(isLegal(play(still, 'remove wire g6').state, 'attack g6 G7')).toBe(true);
  });

  it('removing wire takes the place of a battle: who moved too far or entered woods with it cannot (M44-TER-WIRE)', () => {
    const one = play(assault({ terrain: WIRE, allies: { G5: 'infantry', ...OTHER } }), 'move G5 g6', 'done').state;
    expect(isLegal(one, 'remove wire g6')).toBe(true);
    const two = play(
      assault({ terrain: WIRE, allies: { g4: 'infantry', ...OTHER } }),
      'move g4 G5',
      'move G5 g6',
      'done',
    );
    expect(isLegal(two.state, 'remove wire g6')).toBe(false);
    const woods = { g6: ['woods', 'wire'] };
    const entered = play(assault({ terrain: woods, allies: { G5: 'infantry', ...OTHER } }), 'move G5 g6', 'done').state;
    expect(isLegal(entered, 'remove wire g6')).toBe(false);
    const stayed = play(assault({ terrain: woods, allies: { g6: 'infantry', ...OTHER } }), 'done').state;
    expect(isLegal(stayed, 'remove wire g6')).toBe(true);
  });

  it('armor that moves onto it crushes it, stops, battles, and takes no ground (M44-TER-WIRE)', () => {
    const state = assault({
      terrain: WIRE,
      allies: { G5: 'armor', ...OTHER },
      axis: { G7: 'infantry 1', A9: 'infantry' },
    });
    const crushed = play(state, 'move G5 g6');
    expect(removed(crushed)).toEqual(['wire']);
    expect(steps(crushed.state, 'g6')).toEqual([]);
    const fought = play(withDice(play(crushed.state, 'done').state, 'grenade', 'star', 'star'), 'attack g6 G7');
    expect(diceThrown(fought)).toEqual([3]);
    expect(isLegal(fought.state, 'take ground')).toBe(false);
  });

  it('armor that takes ground on it crushes it and overruns (M44-TER-WIRE)', () => {
    const state = assault({
      terrain: WIRE,
      allies: { G5: 'armor', ...OTHER },
      axis: { g6: 'infantry 1', G7: 'infantry' },
    });
    const won = play(withDice(play(state, 'done').state, 'grenade', 'star', 'star'), 'attack G5 g6').state;
    const taken = play(won, 'take ground');
    expect(removed(taken)).toEqual(['wire']);
    expect(isLegal(taken.state, 'overrun G7')).toBe(true);
  });

  it('armor that starts on it removes it by battling (M44-TER-WIRE)', () => {
    const state = assault({ terrain: WIRE, allies: { g6: 'armor', ...OTHER }, axis: { G7: 'infantry' } });
    const fought = play(withDice(play(state, 'done').state, 'star', 'star', 'star'), 'attack g6 G7');
    expect(removed(fought)).toEqual(['wire']);
    expect(removed(play(state, 'move g6 h6'))).toEqual([]);
  });

  it('a unit that retreats onto it, armor too, leaves it as it is (M44-TER-WIRE)', () => {
    const state = assault({
      terrain: { G7: 'wire', H7: 'river' },
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'armor' },
    });
    const back = play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6');
    expect(eventsOf(back, 'unitRetreated')).toHaveLength(1);
    expect(removed(back)).toEqual([]);
  });

  it('artillery stops on it, leaves it alone and fires out with all its dice (M44-TER-WIRE)', () => {
    const state = assault({ terrain: WIRE, allies: { G5: 'mobileArtillery', ...OTHER }, axis: { G7: 'infantry' } });
    const moved = play(state, 'move G5 g6');
    expect(steps(moved.state, 'g6')).toEqual([]);
    const fired = play(withDice(play(moved.state, 'done').state, 'star', 'star', 'star'), 'attack g6 G7');
    expect(diceThrown(fired)).toEqual([3]);
    expect(removed(moved).concat(removed(fired))).toEqual([]);
  });
});
