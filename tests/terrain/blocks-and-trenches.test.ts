import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import { eventsOf, play, withDice, type Played } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const removed = (played: Played): string[] => eventsOf(played, 'terrainRemoved').map((event) => event.terrain);

describe('road blocks, trenches and rails', () => {
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
