import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, position, type Setting } from '../support/kit.ts';
import { endMoves, readyToBattle, targetsNow, targetsOf } from './firing.ts';

/** The unit on E5 moves along these hexes; whom may it attack then? */
function afterMoving(setting: Setting, ...path: string[]): string[] {
  let state = position({ hands: { allies: ['direct-from-hq'], axis: [] }, ...setting });
  state = play(state, 'play direct-from-hq', 'order E5').state;
  let from = 'E5';
  for (const to of path) {
    state = play(state, `move ${from} ${to}`).state;
    from = to;
  }
  return targetsNow(endMoves(state), from);
}

describe('who may battle', () => {
  it('only a unit that was ordered battles (M44-BTL-1)', () => {
    const two = { allies: { E5: 'infantry', H5: 'infantry' }, axis: { E7: 'infantry', H7: 'infantry' } };
    const state = readyToBattle(two, ['E5']);
    expect(targetsNow(state, 'E5')).toEqual(['E7']);
    expect(targetsNow(state, 'H5')).toEqual([]);
  });

  it('a unit on the move does not battle (M44-BTL-1, M44-BRK-1)', () => {
    const start = position({
      board: 'breakthrough',
      allies: { E5: 'infantry', H5: 'infantry' },
      axis: { E7: 'infantry', H7: 'infantry' },
      hands: { allies: ['recon-centre'], axis: [] },
    });
    const state = endMoves(play(start, 'play recon-centre', 'order E5', 'order H5 on the move').state);
    expect(legal(state)).toEqual(['attack E5 E7', 'end battle']);
  });

  it('a unit that has battled does not battle again this turn (M44-BTL-1, M44-BTL-6)', () => {
    const two = { allies: { E5: 'infantry', H5: 'infantry' }, axis: { E7: 'infantry', H7: 'infantry' } };
    const state = readyToBattle({ ...two, dice: ['star', 'star'] }, ['E5', 'H5']);
    expect(legal(play(state, 'attack E5 E7').state)).toEqual(['attack H5 H7', 'end battle']);
  });

  it('a unit that moved beyond its limit does not battle, one within it does (M44-BTL-1, M44-MOVE-12)', () => {
    const far = (kind: string): Setting => ({ allies: { E5: kind }, axis: { H5: 'infantry' } });
    expect(afterMoving(far('infantry'), 'F5')).toEqual(['H5']);
    expect(afterMoving(far('infantry'), 'F5', 'f6')).toEqual([]);
    expect(afterMoving(far('specialForces'), 'F5', 'f6')).toEqual(['H5']);
    expect(afterMoving(far('artillery'), 'F5')).toEqual([]);
  });

  it('terrain that forbids battle on entry binds all but resistance, ski troops and snipers (M44-BTL-1, M44-MOVE-8)', () => {
    const intoWoods = (kind: string): Setting => ({
      allies: { E5: kind },
      axis: { G5: 'infantry' },
      terrain: { F5: 'woods' },
    });
    for (const kind of ['infantry', 'armor', 'combatEngineers', 'cavalry'])
      expect(afterMoving(intoWoods(kind), 'F5')).toEqual([]);
    for (const kind of ['frenchResistance', 'skiTroops', 'sniper'])
      expect(afterMoving(intoWoods(kind), 'F5')).toEqual(['G5']);
  });

  it('a unit that stayed in such terrain battles out of it (M44-BTL-1, M44-MOVE-9)', () => {
    const inWoods = { allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, terrain: { E5: 'woods' } };
    expect(targetsOf(inWoods, 'E5')).toEqual(['F5']);
  });

  it('nobody battles from the ocean but destroyers, and the troops that no ground keeps from battle (M44-BTL-1, M44-TER-OCEAN)', () => {
    const atSea = (kind: string): Setting => ({
      face: 'beach',
      allies: { E1: kind },
      axis: { E3: 'infantry' },
    });
    expect(targetsOf(atSea('infantry'), 'E1')).toEqual([]);
    expect(targetsOf(atSea('armor'), 'E1')).toEqual([]);
    expect(targetsOf(atSea('destroyer'), 'E1')).toEqual(['E3']);
    expect(targetsOf(atSea('sniper'), 'E1')).toEqual(['E3']);
  });

  it('armor in a trench cannot battle, infantry can (M44-BTL-1, M44-TER-TRENCH)', () => {
    const dugIn = (kind: string): Setting => ({
      allies: { E5: kind },
      axis: { F5: 'infantry' },
      terrain: { E5: 'trenches' },
    });
    expect(targetsOf(dugIn('armor'), 'E5')).toEqual([]);
    expect(targetsOf(dugIn('infantry'), 'E5')).toEqual(['F5']);
  });
});

describe('one battle after the other', () => {
  const guns: Setting = {
    allies: { E5: 'artillery', H5: 'artillery' },
    axis: { E7: 'infantry', H7: 'infantry' },
    dice: Array.from({ length: 12 }, () => 'star' as const),
  };

  it('a gun with two battles makes them one after the other: once another has fired, its second is gone (M44-BTL-6, M44-CARD-BOMBARD)', () => {
    const ready = readyToBattle(guns, ['E5', 'H5'], 'artillery-bombard');
    const once = play(ready, 'attack E5 E7').state;
    expect(targetsNow(once, 'E5')).toContain('E7');
    const other = play(once, 'attack H5 H7').state;
    expect(targetsNow(other, 'E5')).toEqual([]);
    expect(targetsNow(other, 'H5')).toContain('H7');
  });

  it('both battles may be against one target or two, and there is no third (M44-BTL-6, M44-CARD-BOMBARD)', () => {
    const ready = readyToBattle(
      { ...guns, allies: { E5: 'artillery' }, axis: { E7: 'infantry', F7: 'infantry' } },
      ['E5'],
      'artillery-bombard',
    );
    const twice = play(ready, 'attack E5 E7', 'attack E5 F7').state;
    expect(deciderName(twice)).toBe('axis');
    expect(deciderName(play(ready, 'attack E5 E7', 'attack E5 E7').state)).toBe('axis');
  });

  it('an ordered unit need not battle (M44-BTL-6)', () => {
    const ready = readyToBattle(guns, ['E5', 'H5']);
    const over = play(ready, 'end battle');
    expect(deciderName(over.state)).toBe('axis');
    expect(over.events.filter(({ type }) => type === 'diceRolled')).toEqual([]);
  });
});
