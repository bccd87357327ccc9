import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, legal, play, position, type Setting } from '../support/kit.ts';
import { attacks, movesOf, offered, orderedAt } from './table.ts';

function assault(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { C5: 'infantry', D5: 'infantry', B1: 'armor', G5: 'infantry', M1: 'armor' },
    axis: { c8: 'infantry', M9: 'infantry' },
    hands: { allies: ['infantry-assault'], axis: [] },
    ...setting,
  });
}

describe('Infantry Assault', () => {
  it('orders all infantry in the section chosen, one that has infantry (M44-CARD-INFASLT)', () => {
    const played = play(assault({}), 'play infantry-assault');
    expect(legal(played.state)).toEqual(['section left', 'section centre']);
    expect(orderedAt(play(played.state, 'section left'))).toEqual(['C5', 'D5']);
    expect(orderedAt(play(played.state, 'section centre'))).toEqual(['G5']);
  });

  it('asks nothing when only one section has infantry (M44-CARD-INFASLT)', () => {
    const state = assault({ allies: { C5: 'infantry', G5: 'armor', M1: 'artillery' } });
    expect(orderedAt(play(state, 'play infantry-assault'))).toEqual(['C5']);
  });

  it('takes a straddling unit as one of either section (M44-CARD-INFASLT, M44-BOARD-10)', () => {
    const state = assault({ allies: { C5: 'infantry', d4: 'infantry', G5: 'infantry' } });
    expect(orderedAt(play(state, 'play infantry-assault', 'section left'))).toEqual(['C5', 'd4']);
    expect(orderedAt(play(state, 'play infantry-assault', 'section centre'))).toEqual(['d4', 'G5']);
  });

  it('lets them move two hexes and battle, or three and not (M44-CARD-INFASLT)', () => {
    const state = assault({
      allies: { C5: 'infantry', D1: 'infantry', G5: 'infantry' },
      dice: ['star', 'star', 'star'],
    });
    const two = play(state, 'play infantry-assault', 'section left', 'move C5 c6', 'move c6 C7', 'done');
    expect(attacks(two.state)).toEqual(['attack C7 c8']);
    expect(diceThrown(play(two.state, 'attack C7 c8'))).toEqual([3]);
    const three = play(two.state, 'done');
    expect(deciderName(three.state)).toBe('axis');
    const walk = ['move C5 b6', 'move b6 B7', 'move B7 b8'];
    const far = play(state, 'play infantry-assault', 'section left', ...walk);
    expect(movesOf(far.state, 'b8')).toEqual([]);
    expect(attacks(play(far.state, 'done').state)).toEqual([]);
  });

  it('gives special forces a third hex without battle, and ski troops nothing (M44-CARD-INFASLT)', () => {
    const walk = ['move C5 b6', 'move b6 B7', 'move B7 b8'];
    const forces = assault({ allies: { C5: 'specialForces', A1: 'armor' } });
    const far = play(forces, 'play infantry-assault', ...walk);
    expect(deciderName(far.state)).toBe('axis');
    const skiing = assault({ allies: { C5: 'skiTroops', A1: 'armor' } });
    const there = play(skiing, 'play infantry-assault', ...walk);
    expect(attacks(there.state)).toEqual(['attack b8 c8']);
  });

  it('orders any one unit of the section chosen for a side without infantry (M44-CARD-INFASLT, M44-CARD-FB)', () => {
    const state = assault({ allies: { C5: 'armor', B1: 'artillery', M1: 'armor' } });
    const played = play(state, 'play infantry-assault');
    expect(legal(played.state)).toEqual(['section left', 'section right']);
    const left = play(played.state, 'section left');
    expect(offered(left.state)).toEqual(['C5', 'B1']);
    const gun = play(left.state, 'order B1', 'move B1 C1');
    expect(movesOf(gun.state, 'C1')).toEqual([]);
  });
});
