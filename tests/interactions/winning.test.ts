import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { eventsOf, legal, medals, play, position, withDice, type Setting } from '../support/kit.ts';

function battle(setting: Setting): State {
  return position({ hands: { allies: ['direct-from-hq'], axis: [] }, ...setting });
}

const DIRECT = ['play direct-from-hq', 'order E5', 'done'];
const AXIS_WINS = { winner: 1, reason: 'medals' };
const ALLIES_WIN = { winner: 0, reason: 'medals' };

describe('a battle is won', () => {
  it('in the turn of the enemy, by a retreat onto an objective (M44-WIN-1, M44-MEDAL-POS, M44-FLAG-8)', () => {
    const start = battle({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      objectives: [{ hexes: ['f6'], side: 'axis' }],
      sides: { axis: { medals: 1 } },
      dice: ['flag', 'star', 'star'],
    });
    const driven = play(start, ...DIRECT, 'done', 'attack E5 F5').state;
    expect(play(driven, 'retreat f6').state.outcome).toEqual(AXIS_WINS);
    expect(play(driven, 'retreat e6').state.outcome).toBeNull();
  });

  it('only with the hex where a long retreat ends, not with one it passes (M44-MEDAL-POS, M44-FLAG-1)', () => {
    const start = battle({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'skiTroops', M9: 'infantry' },
      objectives: [{ hexes: ['f6'], side: 'axis' }],
      sides: { axis: { medals: 1 } },
      dice: ['flag', 'star', 'star'],
    });
    const passing = play(start, ...DIRECT, 'done', 'attack E5 F5', 'retreat f6');
    expect(passing.state.outcome).toBeNull();
    expect(play(passing.state, 'end retreat').state.outcome).toEqual(AXIS_WINS);
    expect(medals(play(passing.state, 'retreat F7', 'end retreat').state, 'axis')).toBe(0);
  });

  it('by the side to move if one retreat completes both counts (M44-WIN-1, M44-MEDAL-POS)', () => {
    const start = battle({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      objectives: [
        { hexes: ['f6'], side: 'axis' },
        { hexes: ['F5', 'E5'], side: 'allies', soleControl: true },
      ],
      sides: { axis: { medals: 1 }, allies: { medals: 1 } },
      dice: ['flag', 'star', 'star'],
    });
    const driven = play(start, ...DIRECT, 'done', 'attack E5 F5', 'retreat f6');
    expect(driven.state.outcome).toEqual(ALLIES_WIN);
  });

  it('by a majority only when the move that tips it has ended (M44-MEDAL-POS, M44-MOVE-10)', () => {
    const start = battle({
      allies: { E5: 'armor', G3: 'infantry', A1: 'infantry' },
      axis: { F7: 'infantry', M9: 'infantry' },
      objectives: [{ hexes: ['F7', 'F5', 'G5'], majority: true }],
    });
    expect(medals(start, 'axis')).toBe(1);
    const moving = play(start, 'play direct-from-hq', 'order E5', 'order G3', 'done', 'move E5 F5').state;
    expect([medals(moving, 'axis'), medals(moving, 'allies')]).toEqual([1, 0]);
    const tied = play(moving, 'move G3 g4').state;
    expect([medals(tied, 'axis'), medals(tied, 'allies')]).toEqual([0, 0]);
    const tipped = play(tied, 'move g4 G5').state;
    expect([medals(tipped, 'axis'), medals(tipped, 'allies')]).toEqual([0, 1]);
  });

  it('by the enemy when the last unit of a side steps on a mine (M44-WIN-4, M44-MINE-2)', () => {
    const mined = battle({ allies: { E5: 'infantry 1' }, axis: { M9: 'infantry' }, mines: { F5: 'axis' } });
    const start = { ...mined, mines: mined.mines.map((mine) => ({ ...mine, value: 1 })) };
    const dead = play(withDice(start, 'infantry'), 'play direct-from-hq', 'order E5', 'move E5 F5');
    expect(dead.state.outcome).toEqual({ winner: 1, reason: 'noUnitsLeft' });
    expect(medals(dead.state, 'axis')).toBe(1);
  });

  it('at once in the middle of an air attack; the other targets are spared (M44-WIN-1, M44-CARD-AIR)', () => {
    const start = battle({
      axis: { E5: 'infantry 1', F5: 'infantry 1', G5: 'infantry 1' },
      sides: { allies: { medals: 1 } },
      hands: { allies: ['air-power'], axis: [] },
      dice: ['star', 'flag', 'star', 'star'],
    });
    const picked = play(start, 'play air-power', 'target E5', 'target F5', 'target G5').state;
    const struck = play(picked, ...(legal(picked).includes('end targets') ? ['end targets'] : []), 'target F5');
    expect(struck.state.outcome).toEqual(ALLIES_WIN);
    expect(eventsOf(struck, 'diceRolled')).toHaveLength(1);
  });

  it('not by the exit of a unit that gives up an objective with the same step (M44-MEDAL-EXIT, M44-MEDAL-POS)', () => {
    const start = battle({
      allies: { E9: 'infantry', A1: 'infantry' },
      axis: { M9: 'infantry' },
      exits: { allies: ['E9'] },
      objectives: [{ hexes: ['E9'], side: 'allies' }],
      sides: { allies: { medals: 2 } },
    });
    const out = play(start, 'play direct-from-hq', 'order E9', 'done', 'exit E9').state;
    expect([medals(out, 'allies'), out.outcome]).toEqual([1, null]);
  });

  it('by sudden death only with the hexes held when the turn is over, after an ambush too (M44-WIN-2, M44-DIFF-2, M44-AMBUSH-1)', () => {
    const start = battle({
      allies: { E5: 'armor', A1: 'infantry' },
      axis: { G5: 'infantry', M9: 'infantry' },
      special: { suddenDeath: [{ side: 'allies', hexes: ['F5'] }] },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
    });
    const closing = play(start, ...DIRECT, 'move E5 F5', 'done', 'attack F5 G5').state;
    const held = play(withDice(closing, 'star', 'star', 'star'), 'decline ambush').state;
    expect(held.outcome).toEqual({ winner: 0, reason: 'suddenDeath' });
    const driven = play(withDice(closing, 'flag', 'star', 'star'), 'ambush', 'retreat e4').state;
    expect(driven.outcome).toBeNull();
  });
});
