import { describe, expect, it } from 'vitest';
import { boardOf, distance } from '../../src/hex/board.ts';
import { dicePool } from '../../src/memoir/battle/pool.ts';
import type { State } from '../../src/memoir/index.ts';
import { isOnBoard, type Unit } from '../../src/memoir/units/unit.ts';
import { worldOf } from '../../src/memoir/world.ts';
import { actionText } from '../../src/scenarios/action-text.ts';
import { BATTLES, randomBattle, type Moment } from './random-battle.ts';

const DECISIONS = 500;
const SEEDS = [1, 2, 3, 4];

interface Attack {
  readonly text: string;
  readonly unit: Unit;
  readonly target: Unit;
  readonly overrun: boolean;
}

/** The unit of an overrun is the one whose attack is being resolved. */
function attacksOf({ state, actions }: Moment): Attack[] {
  const top = state.frames.at(-1);
  return actions.flatMap((action): Attack[] => {
    const text = actionText(state, action);
    if (action.type === 'attack')
      return [{ text, unit: state.units[action.unit], target: state.units[action.target], overrun: false }];
    if (action.type !== 'overrun' || top?.kind !== 'attack') return [];
    return [{ text, unit: state.units[top.attacker], target: state.units[action.target], overrun: true }];
  });
}

function enemiesNextTo(state: State, unit: Unit): Unit[] {
  const board = boardOf(state.board);
  return state.units.filter(
    (other) => other.side !== unit.side && isOnBoard(other) && distance(board, unit.hex, other.hex) === 1,
  );
}

/** Rows a step goes home: 1 is right, 0 is sideways, −1 forward. */
function rowsHome(state: State, unit: number, from: number, to: number): number {
  const { row } = boardOf(state.board);
  const { top } = state.rules.sides[state.units[unit].side];
  return top ? row[from] - row[to] : row[to] - row[from];
}

describe.each(BATTLES)('in the battle of %s', (_name, file) => {
  const moments = SEEDS.flatMap((seed) => [...randomBattle(file, {}, seed, DECISIONS)]);

  it('every attack that is listed has a die, and goes at an enemy on the board (M44-BTL-5, M44-MISC-1)', () => {
    let seen = 0;
    for (const moment of moments) {
      const world = worldOf(moment.state, null);
      for (const { text, unit, target, overrun } of attacksOf(moment)) {
        const dice = dicePool(world, unit, target, unit.hex, overrun);
        if (dice < 1 || target.side === unit.side || !isOnBoard(target)) expect([text, dice]).toBe('no attack');
        seen += 1;
      }
      for (const event of moment.events) if (event.type === 'attackDeclared') expect(event.dice).toBeGreaterThan(0);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('a unit next to an enemy attacks nobody farther off (M44-BTL-3)', () => {
    for (const moment of moments) {
      const board = boardOf(moment.state.board);
      for (const { text, unit, target } of attacksOf(moment)) {
        const close = distance(board, unit.hex, target.hex) === 1;
        if (!close && enemiesNextTo(moment.state, unit).length > 0) expect(text).toBe('a close assault');
      }
    }
  });

  it('no retreat leads sideways, forward or onto another unit (M44-FLAG-4, M44-FLAG-5)', () => {
    for (const { state, actions, next, events } of moments) {
      const board = boardOf(state.board);
      const top = state.frames.at(-1);
      for (const action of actions) {
        if (action.type !== 'retreatTo' || top?.kind !== 'retreat') continue;
        const { hex } = state.units[top.unit];
        expect(rowsHome(state, top.unit, hex, action.to)).toBe(1);
        expect([distance(board, hex, action.to), state.unitAt[action.to]]).toEqual([1, -1]);
      }
      for (const event of events) {
        if (event.type !== 'unitRetreated') continue;
        expect(rowsHome(next, event.unit, event.from, event.to)).toBe(1);
        expect(distance(board, event.from, event.to)).toBe(1);
      }
    }
  });
});
