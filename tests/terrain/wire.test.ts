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

describe('other obstacles', () => {
  it('engineers remove a road block instead of battling, other infantry cannot (M44-TER-ROADBLOCK)', () => {
    const setting = { terrain: { g6: 'roadBlock' }, axis: { G7: 'infantry' } };
    const still = play(assault({ ...setting, allies: { g6: 'combatEngineers', ...OTHER } }), 'done').state;
    const cleared = play(still, 'remove road block g6');
    expect(removed(cleared)).toEqual(['roadBlock']);
    expect(isLegal(cleared.state, 'attack g6 G7')).toBe(false);
    const fought = play(withDice(still, 'star', 'star', 'star'), 'attack g6 G7').state;
    expect(isLegal(fought, 'remove road block g6')).toBe(false);
    const others = play(assault({ ...setting, allies: { g6: 'infantry', ...OTHER } }), 'done').state;
    expect(isLegal(others, 'remove road block g6')).toBe(false);
    expect(isLegal(others, 'attack g6 G7')).toBe(true);
  });

  it('armor in trenches neither battles nor ignores a flag, infantry does both (M44-TER-TRENCH, M44-DIFF-23)', () => {
    const terrain = { g6: 'trenches' };
    const inside = (kind: string): boolean => {
      const state = assault({ terrain, allies: { g6: kind, ...OTHER }, axis: { G7: 'infantry' } });
      return isLegal(play(state, 'done').state, 'attack g6 G7');
    };
    expect(['armor', 'infantry'].map(inside)).toEqual([false, true]);
    const stands = (kind: string): boolean => {
      const state = assault({ terrain, allies: { G5: 'artillery', ...OTHER }, axis: { g6: kind } });
      return isLegal(
        play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6').state,
        'end retreat',
      );
    };
    expect(['armor', 'infantry'].map(stands)).toEqual([false, true]);
  });

  it('armor that takes ground in trenches does not overrun (M44-TER-TRENCH)', () => {
    const state = assault({
      terrain: { g6: 'trenches' },
      allies: { G5: 'armor', ...OTHER },
      axis: { g6: 'infantry 1', G7: 'infantry' },
    });
    const won = play(withDice(play(state, 'done').state, 'grenade', 'star'), 'attack G5 g6', 'take ground').state;
    expect(isLegal(won, 'overrun G7')).toBe(false);
  });

  it("nobody but infantry retreats onto hedgehogs, road blocks or dragon's teeth (M44-TER-HEDGEHOG, M44-TER-ROADBLOCK, M44-TER-DRAGON)", () => {
    for (const obstacle of ['hedgehog', 'roadBlock', 'dragonsTeeth']) {
      const back = (kind: string): number => {
        const state = assault({
          terrain: { G7: obstacle, H7: 'river' },
          allies: { G5: 'artillery', ...OTHER },
          axis: { g6: kind },
        });
        const hit = play(withDice(play(state, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6');
        return eventsOf(hit, 'unitRetreated').length;
      };
      expect(['armor', 'infantry'].map(back)).toEqual([0, 1]);
    }
  });

  it('armor on a railroad takes ground and overruns after its stop (M44-TER-RAIL)', () => {
    const state = assault({
      terrain: { g6: 'rail E-W' },
      allies: { G5: 'armor', ...OTHER },
      axis: { G7: 'infantry 1', g8: 'infantry' },
    });
    const stopped = play(state, 'move G5 g6').state;
    expect(steps(stopped, 'g6')).toEqual([]);
    const won = play(withDice(play(stopped, 'done').state, 'grenade', 'star', 'star'), 'attack g6 G7', 'take ground');
    expect(isLegal(won.state, 'overrun g8')).toBe(true);
  });
});
