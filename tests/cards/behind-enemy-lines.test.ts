import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, eventsOf, figuresAt, play, position, type Setting } from '../support/kit.ts';
import { attacks, movesOf, offered } from './table.ts';

const MISSES = ['star', 'star', 'star', 'star'] as const;
const START = ['play behind-enemy-lines', 'order E3'];

function raid(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E3: 'infantry', M1: 'armor' },
    axis: { F7: 'infantry', M9: 'infantry' },
    hands: { allies: ['behind-enemy-lines'], axis: [] },
    ...setting,
  });
}

describe('Behind Enemy Lines', () => {
  it('orders one infantry unit (M44-CARD-BEL)', () => {
    const state = raid({ allies: { E3: 'infantry', K1: 'specialForces', M1: 'armor', A1: 'artillery' } });
    const played = play(state, 'play behind-enemy-lines');
    expect(offered(played.state)).toEqual(['E3', 'K1']);
    expect(offered(play(played.state, 'order K1').state)).toEqual([]);
  });

  it('moves three hexes, battles with a die more, and moves three again (M44-CARD-BEL, M44-TURN-5)', () => {
    const state = raid({ dice: [...MISSES] });
    const there = play(state, ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    expect(attacks(there.state)).toEqual(['attack f6 F7']);
    const fought = play(there.state, 'attack f6 F7');
    expect(diceThrown(fought)).toEqual([4]);
    expect(deciderName(fought.state)).toBe('allies');
    const back = play(fought.state, 'move f6 F5', 'move F5 e4');
    expect(movesOf(back.state, 'e4')).toContain('E3');
    expect(deciderName(play(back.state, 'move e4 E3').state)).toBe('axis');
  });

  it('has the extra die at a distance, and moves again without a battle too (M44-CARD-BEL)', () => {
    const state = raid({ dice: [...MISSES] });
    const near = play(state, ...START, 'move E3 e4', 'move e4 E5', 'done');
    expect(diceThrown(play(near.state, 'attack E5 F7'))).toEqual([3]);
    const held = play(near.state, 'done');
    expect(movesOf(held.state, 'E5')).toHaveLength(6);
    expect(deciderName(play(held.state, 'done').state)).toBe('axis');
  });

  it('knows no stops, no limit on leaving and no entry only from next door (M44-CARD-BEL)', () => {
    const terrain = { E3: 'hedgerow', e4: 'woods', F5: 'hedgerow', f6: 'wire' };
    const gone = play(raid({ terrain }), ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    expect(attacks(gone.state)).toEqual(['attack f6 F7']);
  });

  it('pays one for steep ground (M44-CARD-BEL, M44-MOVE-2)', () => {
    const terrain = { e4: 'steepHill', E5: 'steepHill' };
    const gone = play(raid({ terrain }), ...START, 'move E3 e4', 'move e4 F5', 'move F5 E5');
    expect(figuresAt(gone.state, 'E5')).toBe(4);
  });

  it('cannot enter what is closed to it (M44-CARD-BEL)', () => {
    const ordered = play(raid({ terrain: { e4: 'river', d4: 'lake' } }), ...START);
    expect(movesOf(ordered.state, 'E3').toSorted()).toEqual(['D3', 'F3', 'd2', 'e2']);
  });

  it('does not battle where the terrain it entered forbids it, but moves on (M44-CARD-BEL, M44-MOVE-8)', () => {
    const state = raid({ terrain: { f6: 'woods' } });
    const there = play(state, ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    expect(attacks(there.state)).toEqual([]);
    expect(movesOf(there.state, 'f6')).toContain('F5');
    expect(deciderName(there.state)).toBe('allies');
  });

  it('takes ground and goes on from there, with three fresh hexes (M44-CARD-BEL, M44-GROUND-1)', () => {
    const state = raid({ dice: ['grenade', 'grenade', 'infantry', 'infantry'] });
    const there = play(state, ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    const taken = play(there.state, 'attack f6 F7', 'take ground');
    const far = play(taken.state, 'move F7 e8', 'move e8 E9', 'move E9 D9');
    expect(figuresAt(far.state, 'D9')).toBe(4);
    expect(deciderName(far.state)).toBe('axis');
  });

  it('takes ground even out of terrain that would have stopped another (M44-CARD-BEL, M44-MOVE-4)', () => {
    const axis = { F7: 'infantry 3', M9: 'infantry' };
    const state = raid({ axis, terrain: { f6: 'wire' }, dice: ['grenade', 'grenade', 'infantry'] });
    const there = play(state, ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    const won = play(there.state, 'attack f6 F7');
    // One die more for the card, one less for the wire.
    expect(diceThrown(won)).toEqual([3]);
    expect(figuresAt(play(won.state, 'take ground').state, 'F7')).toBe(4);
  });

  it('runs over mines and sets off only the one it stops on (M44-CARD-BEL, M44-FLAG-8)', () => {
    const state = raid({ mines: { e4: 'axis', F5: 'axis' } });
    const over = play(state, ...START, 'move E3 e4', 'move e4 F5', 'move F5 f6');
    expect(eventsOf(over, 'mineRevealed')).toEqual([]);
    const onMine = play(state, ...START, 'move E3 e4', 'move e4 F5', 'done');
    expect(eventsOf(onMine, 'mineRevealed')).toHaveLength(1);
  });

  it('lets engineers lift a mine in the first move, and not in the second, after the battle (M44-CARD-BEL, M44-MINE-3)', () => {
    const state = raid({ allies: { E3: 'combatEngineers', M1: 'armor' }, mines: { e4: 'axis' } });
    const first = play(state, ...START, 'move E3 e4', 'done');
    expect(eventsOf(first, 'mineRevealed')).toEqual([]);
    expect(eventsOf(first, 'terrainRemoved')).toHaveLength(1);
    const second = play(state, ...START, 'done', 'move E3 e4', 'done');
    expect(eventsOf(second, 'mineRevealed')).toHaveLength(1);
  });

  it('crosses a frozen river without a roll (M44-CARD-BEL, M44-TER-FROZEN)', () => {
    const state = raid({ terrain: { e4: 'frozenRiver' }, dice: ['star', 'star'] });
    const over = play(state, ...START, 'move E3 e4', 'move e4 F5');
    expect(diceThrown(over)).toEqual([]);
    expect(figuresAt(over.state, 'F5')).toBe(4);
  });

  it('orders any one unit, as ever, for a side without infantry (M44-CARD-BEL, M44-CARD-FB)', () => {
    const state = raid({
      allies: { E3: 'armor', M1: 'artillery' },
      axis: { E5: 'infantry', A9: 'infantry' },
      dice: [...MISSES],
    });
    const played = play(state, 'play behind-enemy-lines');
    expect(offered(played.state)).toEqual(['E3', 'M1']);
    const fought = play(played.state, 'order E3', 'done', 'attack E3 E5');
    expect(diceThrown(fought)).toEqual([3]);
    expect(deciderName(fought.state)).toBe('axis');
  });
});
