import { describe, expect, it } from 'vitest';
import { assault, isLegal } from '../support/assault.ts';
import { diceThrown, eventsOf, play, position, withDice, type Played } from '../support/kit.ts';

const OTHER = { E1: 'infantry' };
const removed = (played: Played): string[] => eventsOf(played, 'terrainRemoved').map((event) => event.terrain);

describe('sandbags', () => {
  it('are gone when the unit leaves, by a move, a retreat or taking ground (M44-TER-SANDBAG)', () => {
    const terrain = { G5: 'sandbags', g6: 'sandbags' };
    const state = assault({
      terrain,
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'infantry 2', A9: 'infantry' },
    });
    expect(removed(play(state, 'move G5 f6'))).toEqual(['sandbags']);
    const still = play(state, 'done').state;
    const back = play(withDice(still, 'flag', 'flag'), 'attack G5 g6', 'retreat G7', 'done', 'take ground');
    expect(removed(back)).toEqual(['sandbags', 'sandbags']);
  });

  it('are gone with the unit they sheltered, and stay while it stays (M44-TER-SANDBAG)', () => {
    const setting = { terrain: { g6: 'sandbags' }, allies: { G5: 'infantry', ...OTHER } };
    const still = play(assault({ ...setting, axis: { g6: 'infantry 2', A9: 'infantry' } }), 'done').state;
    expect(removed(play(withDice(still, 'grenade', 'grenade'), 'attack G5 g6'))).toEqual(['sandbags']);
    expect(removed(play(withDice(still, 'grenade', 'star'), 'attack G5 g6'))).toEqual([]);
    expect(removed(play(withDice(still, 'flag', 'star'), 'attack G5 g6', 'end retreat'))).toEqual([]);
  });

  it('shelter whoever stands there, attacked from any side (M44-TER-SANDBAG)', () => {
    const state = position({
      turn: 'axis',
      terrain: { G5: 'sandbags' },
      allies: { G5: 'infantry' },
      axis: { f4: 'infantry', H5: 'infantry', g6: 'infantry' },
      hands: { axis: ['assault-centre'], allies: [] },
    });
    const still = play(state, 'play assault-centre', 'done').state;
    for (const from of ['f4', 'H5', 'g6'])
      expect(diceThrown(play(withDice(still, 'star', 'star'), `attack ${from} G5`))).toEqual([2]);
  });
});

describe('a sea wall', () => {
  it('stays when its unit leaves and when it dies (M44-TER-SEAWALL)', () => {
    const state = assault({
      terrain: { G5: 'seaWall', g6: 'seaWall' },
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'infantry 2', A9: 'infantry' },
    });
    expect(removed(play(state, 'move G5 f6'))).toEqual([]);
    const still = play(state, 'done').state;
    expect(removed(play(withDice(still, 'grenade', 'grenade'), 'attack G5 g6'))).toEqual([]);
  });

  it('belongs to the side that stands behind it at the start (M44-TER-SEAWALL)', () => {
    const state = assault({
      terrain: { g6: 'seaWall' },
      allies: { G5: 'infantry', ...OTHER },
      axis: { g6: 'infantry' },
    });
    const hit = play(withDice(play(state, 'done').state, 'flag', 'star'), 'attack G5 g6');
    expect(diceThrown(hit)).toEqual([2]);
    expect(isLegal(hit.state, 'end retreat')).toBe(true);
  });
});
