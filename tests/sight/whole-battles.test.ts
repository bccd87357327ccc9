import { describe, expect, it } from 'vitest';
import { boardOf, OFF_BOARD, type Board, type Hex } from '../../src/hex/board.ts';
import { floodGroups } from '../../src/hex/regions.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { canSee } from '../../src/memoir/battle/sight.ts';
import type { State } from '../../src/memoir/index.ts';
import { terrainRow } from '../../src/memoir/terrain/data/rows.ts';
import { isOnBoard, kindOf } from '../../src/memoir/units/unit.ts';
import { worldOf } from '../../src/memoir/world.ts';
import { BATTLES, randomBattle } from '../battle/random-battle.ts';
import { hexesMet } from '../hex/corner-lines.ts';

const DECISIONS = 400;
const EVERY = 20;

function has(state: State, hex: Hex, sight: string): boolean {
  return state.ground.pieces[hex].some((piece) => terrainRow(piece.id).sight === sight);
}

/** NFP-3.12: an aircraft blocks like a unit. */
function hasAircraft({ air }: State, hex: Hex): boolean {
  return flightPlanState(air)?.sides.some(({ aircraft }) => aircraft?.hex === hex) ?? false;
}

/** M44-LOS-3…7 word by word: the slow reference for the classic rule. */
function seesByTheBook(state: State, board: Board, from: Hex, to: Hex, infantry: boolean): boolean {
  const sameGroup = (sight: string, hex: Hex): boolean => {
    const group = floodGroups(board, (other) => has(state, other, sight));
    return group[hex] === group[from] && group[hex] === group[to];
  };
  const blocks = (hex: Hex): boolean => {
    if (hex === OFF_BOARD || state.unitAt[hex] !== -1 || hasAircraft(state, hex)) return true;
    if (has(state, hex, 'always') || has(state, hex, 'attack')) return true;
    if (has(state, hex, 'infantryFirers') && infantry) return true;
    return ['hill', 'mountain'].some((sight) => has(state, hex, sight) && !sameGroup(sight, hex));
  };
  const met = hexesMet(board, from, to);
  const on = (side: string): Hex[] => met.filter((one) => one.side === side).map(({ hex }) => hex);
  if (on('through').some(blocks)) return false;
  if (on('through').filter((hex) => hex !== OFF_BOARD && has(state, hex, 'lake')).length > 1) return false;
  return !(on('left').some(blocks) && on('right').some(blocks));
}

/** Places of units of one class, in pairs, at some moments of the battle. */
function* pairsOfOneClass(states: Iterable<State>): Generator<[State, Hex, Hex, boolean]> {
  for (const state of states) {
    const units = state.units.filter(isOnBoard);
    for (const one of units)
      for (const other of units) {
        if (one.id >= other.id || kindOf(one).class !== kindOf(other).class) continue;
        yield [state, one.hex, other.hex, kindOf(one).class === 0];
      }
  }
}

describe.each(BATTLES)('in the battle of %s', (_name, file) => {
  const statesBy = (hillSight: 'classic' | 'heights'): State[] =>
    [...randomBattle(file, { hillSight }, 11, DECISIONS)].filter((_, at) => at % EVERY === 0).map(({ state }) => state);

  it('a unit sees another of its class exactly if it is seen by it, and as the book says (M44-LOS-1, M44-LOS-3, M44-LOS-6, M44-LOS-7)', () => {
    const found = new Set<boolean>();
    for (const [state, from, to, infantry] of pairsOfOneClass(statesBy('classic'))) {
      const world = worldOf(state, null);
      const sees = canSee(world, from, to, infantry);
      const back = canSee(world, to, from, infantry);
      const told = seesByTheBook(state, world.board, from, to, infantry);
      if (sees !== back || sees !== told)
        expect([world.board.labels[from], world.board.labels[to], sees, back, told]).toBe('equal');
      found.add(sees);
    }
    expect(found.size).toBe(2);
  });

  it('by heights two units of one class on equally high ground see each other or neither does (M44-LOS-8)', () => {
    for (const [state, from, to, infantry] of pairsOfOneClass(statesBy('heights'))) {
      const world = worldOf(state, null);
      const { drawnHeight } = world.terrain;
      if (drawnHeight[from] !== drawnHeight[to]) continue;
      const [there, back] = [canSee(world, from, to, infantry), canSee(world, to, from, infantry)];
      if (there !== back) expect([boardOf(state.board).labels[from], boardOf(state.board).labels[to]]).toBe('equal');
    }
  });
});
