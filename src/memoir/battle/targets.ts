// M44-BTL-2, M44-BTL-3, M44-BTL-5, M44-MISC-1, M44-ACT-CAMO, M44-ACT-NIGHT, M44-TER-WADI
import { distance, type Hex } from '../../hex/board.ts';
import { opponent } from '../side.ts';
import { NO_UNIT } from '../state.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { ARMOR, INFANTRY } from '../units/kinds.ts';
import { CAMOUFLAGED, hasTrait, isOnBoard, kindOf, type Unit } from '../units/unit.ts';
import { hasAdjacentEnemy, type World } from '../world.ts';
import type { Reach } from './eligibility.ts';
import { dicePool, needsSight, rangeOf } from './pool.ts';
import { canReach, canSee } from './sight.ts';

/** Infantry and armor in a wadi and outside it only meet side by side. */
export function wadiParts(world: World, attacker: Unit, from: Hex, to: Hex): boolean {
  const unitClass = kindOf(attacker).class;
  if (unitClass !== INFANTRY && unitClass !== ARMOR) return false;
  return hexIs(world.terrain, from, IS.wadi) !== hexIs(world.terrain, to, IS.wadi);
}

export function mayTarget(attacker: Unit, target: Unit): boolean {
  return ((kindOf(attacker).cannotTarget >> kindOf(target).class) & 1) === 0;
}

export function isInSight(world: World, attacker: Unit, from: Hex, to: Hex): boolean {
  if (wadiParts(world, attacker, from, to)) return false;
  return needsSight(attacker)
    ? canSee(world, from, to, kindOf(attacker).class === INFANTRY)
    : canReach(world, from, to);
}

function addAdjacent(world: World, attacker: Unit, overrun: boolean, out: number[]): void {
  const { state, board } = world;
  const adjacent = board.adjacent[attacker.hex];
  for (let i = 0; i < adjacent.length; i++) {
    const id = state.unitAt[adjacent[i]];
    if (id === NO_UNIT) continue;
    const target = state.units[id];
    if (target.side === attacker.side || !mayTarget(attacker, target)) continue;
    if (dicePool(world, attacker, target, attacker.hex, overrun) >= 1) out.push(id);
  }
}

function addDistant(world: World, attacker: Unit, overrun: boolean, out: number[]): void {
  const { state, board } = world;
  const from = attacker.hex;
  const range = Math.min(rangeOf(world, attacker, from), state.visibility < 6 ? state.visibility : 99);
  const enemies = world.forces[opponent(attacker.side)];
  for (let i = 0; i < enemies.length; i++) {
    const target = enemies[i];
    if (!isOnBoard(target) || distance(board, from, target.hex) > range) continue;
    if (hasTrait(target, CAMOUFLAGED) || !mayTarget(attacker, target)) continue;
    if (isInSight(world, attacker, from, target.hex) && dicePool(world, attacker, target, from, overrun) >= 1)
      out.push(target.id);
  }
}

/** Ids of the units it may attack. An enemy next to it, of whatever kind, keeps it from firing farther. */
export function addTargets(world: World, attacker: Unit, reach: Reach, overrun: boolean, out: number[]): void {
  if (reach === 'none') return;
  if (hasAdjacentEnemy(world, attacker)) addAdjacent(world, attacker, overrun, out);
  else if (reach === 'any') addDistant(world, attacker, overrun, out);
}
