// M44-MOVE-1…9, M44-MOVE-11, M44-TER-BEACH, M44-TER-MARSH, M44-UNIT-DESTROYER
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { NO_UNIT } from '../state.ts';
import { hexIs, IS, STOP_HARD, STOP_NONE } from '../terrain/terrain.ts';
import { ARMOR } from '../units/kinds.ts';
import {
  BOAT,
  CANNOT_BATTLE,
  ENTERED_BEACH,
  EXIT_LIMITED,
  HARD_STOPPED,
  hasTrait,
  kindOf,
  LEFT_ROAD,
  MOVE_ENDED,
  type Unit,
} from '../units/unit.ts';
import type { World } from '../world.ts';
import { moveAllowance, movesFreely } from './allowance.ts';
import { IMPOSSIBLE, isOpen, isOpenRiver, isRoadStep, isShip, stepCost } from './passage.ts';

/** How far a move has come. A unit is its own walk; looking ahead uses copies. */
export interface Walk {
  hex: Hex;
  moved: number;
  spent: number;
  marks: number;
}

export const BEACH_LIMIT = 2;

/** What terrain makes of entering a hex by movement. */
function stopAt(world: World, unit: Unit, from: Hex, to: Hex): number {
  const { terrain } = world;
  if (hasTrait(unit, BOAT) && isOpenRiver(terrain, to) && !isOpenRiver(terrain, from)) return STOP_HARD;
  return terrain.stop[to * 4 + kindOf(unit).class];
}

/** Ships keep off the beaches; air rules may forbid more. */
export function mayEndAt(world: World, unit: Unit, hex: Hex): boolean {
  if (isShip(unit)) {
    const adjacent = world.board.adjacent[hex];
    for (let i = 0; i < adjacent.length; i++) if (hexIs(world.terrain, adjacent[i], IS.beach)) return false;
  }
  return world.air.mayEnd(world, unit, hex);
}

/** The rules of the ground for one step. Behind Enemy Lines knows none but open ways. */
function costWithinLimits(world: World, unit: Unit, walk: Walk, direction: number, to: Hex, allowance: number): number {
  const { terrain } = world;
  if (walk.marks & MOVE_ENDED) return IMPOSSIBLE;
  if (!isOpen(terrain, unit, walk.hex, direction, to)) return IMPOSSIBLE;
  if (movesFreely(world, unit)) return walk.spent < allowance ? 1 : IMPOSSIBLE;
  const is = terrain.is[to];
  if (walk.moved > 0 && (walk.marks & EXIT_LIMITED || is & IS.adjacentEntry)) return IMPOSSIBLE;
  const cost = stepCost(terrain, unit, walk.hex, to);
  if (walk.spent + cost > BEACH_LIMIT && (walk.marks & ENTERED_BEACH || is & IS.beach)) return IMPOSSIBLE;
  if (walk.spent + cost <= allowance) return cost;
  const bonus = allowance > 0 && !(walk.marks & LEFT_ROAD) && isRoadStep(terrain, walk.hex, direction, to) ? 1 : 0;
  return walk.spent + cost <= allowance + bonus ? cost : IMPOSSIBLE;
}

/** Movement points of a legal step in a direction, or IMPOSSIBLE. Also sees to it that the move can end somewhere. */
export function legalStep(world: World, unit: Unit, walk: Walk, direction: number, allowance: number): number {
  const to = world.board.neighbours[walk.hex * 6 + direction];
  if (to === OFF_BOARD || world.state.unitAt[to] !== NO_UNIT || !world.air.mayPass(world, unit, to)) return IMPOSSIBLE;
  const cost = costWithinLimits(world, unit, walk, direction, to, allowance);
  if (cost === IMPOSSIBLE || mayEndAt(world, unit, to)) return cost;
  const ahead: Walk = { hex: walk.hex, moved: walk.moved, spent: walk.spent, marks: walk.marks };
  walkOn(world, unit, ahead, direction, cost);
  for (let next = 0; next < 6; next++) if (legalStep(world, unit, ahead, next, allowance) !== IMPOSSIBLE) return cost;
  return IMPOSSIBLE;
}

function marksOfStep(world: World, unit: Unit, walk: Walk, direction: number, to: Hex): number {
  const { terrain } = world;
  const from = walk.hex;
  let marks = walk.marks;
  if (!isRoadStep(terrain, from, direction, to)) marks |= LEFT_ROAD;
  if ((terrain.is[from] | terrain.is[to]) & IS.bogsArmor && kindOf(unit).class === ARMOR) marks |= CANNOT_BATTLE;
  marks |= world.air.stepMarks(world, unit, to);
  if (movesFreely(world, unit)) return marks;
  if (walk.moved === 0 && hexIs(terrain, from, IS.exitStop)) marks |= EXIT_LIMITED;
  if (hexIs(terrain, to, IS.beach)) marks |= ENTERED_BEACH;
  const stop = stopAt(world, unit, from, to);
  if (stop !== STOP_NONE) marks |= stop === STOP_HARD ? HARD_STOPPED | MOVE_ENDED : MOVE_ENDED;
  return marks;
}

/** Books a step on the walk; its hex is still the old one. */
export function bookStep(world: World, unit: Unit, walk: Walk, direction: number, cost: number): void {
  const to = world.board.neighbours[walk.hex * 6 + direction];
  walk.marks = marksOfStep(world, unit, walk, direction, to);
  walk.moved += 1;
  walk.spent += cost;
}

export function walkOn(world: World, unit: Unit, walk: Walk, direction: number, cost: number): void {
  bookStep(world, unit, walk, direction, cost);
  walk.hex = world.board.neighbours[walk.hex * 6 + direction];
}

/** Can it take even one step? */
export function canMove(world: World, unit: Unit): boolean {
  if (unit.marks & MOVE_ENDED) return false;
  const allowance = moveAllowance(world, unit);
  if (allowance === 0) return false;
  for (let direction = 0; direction < 6; direction++) {
    if (legalStep(world, unit, unit, direction, allowance) !== IMPOSSIBLE) return true;
  }
  return false;
}
