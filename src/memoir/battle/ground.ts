// M44-GROUND-1, M44-GROUND-2, M44-OVERRUN-2, M44-ACT-DESERT, M44-MOVE-7, M44-TER-JUNGLE, M44-TER-CLIFF
import { directionTo, type Hex } from '../../hex/board.ts';
import { evaluateObjectives } from '../medals/objectives.ts';
import { IMPOSSIBLE, isOpen, stepCost } from '../movement/passage.ts';
import { relocate } from '../movement/relocate.ts';
import { bookStep, legalStep, mayEndAt, type Walk } from '../movement/step.ts';
import { hexIs, IS, STOP_NONE } from '../terrain/terrain.ts';
import { ARMOR } from '../units/kinds.ts';
import { CANNOT_BATTLE, HARD_STOPPED, hasMark, isOnBoard, kindOf, LEFT_ROAD, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

/** Terrain that lets nobody, or no unit on the run, in by taking ground. */
function groundForbids(world: World, unit: Unit, to: Hex): boolean {
  const { terrain } = world;
  const hasMoved = unit.moved > 0 || unit.groundTaken > 0;
  if (hexIs(terrain, to, IS.adjacentEntry) && hasMoved) return true;
  if (hexIs(terrain, to, IS.cliff) && hexIs(terrain, unit.hex, IS.beach)) return true;
  return hexIs(terrain, to, IS.jungle) && kindOf(unit).class === ARMOR && unit.moved > 0;
}

export function canTakeGround(world: World, unit: Unit, to: Hex): boolean {
  const { terrain, board } = world;
  if (kindOf(unit).groundPerTurn <= unit.groundTaken || hasMark(unit, HARD_STOPPED)) return false;
  if (!isOpen(terrain, unit, unit.hex, directionTo(board, unit.hex, to), to)) return false;
  if (stepCost(terrain, unit, unit.hex, to) === IMPOSSIBLE || groundForbids(world, unit, to)) return false;
  return mayEndAt(world, unit, to);
}

export function takeGround(world: World, unit: Unit, to: Hex): void {
  unit.groundTaken += 1;
  world.events?.push({ type: 'groundTaken', unit: unit.id, from: unit.hex, to });
  relocate(world, unit, to, 'ground');
  evaluateObjectives(world);
}

/** Would the ground on the hex end a move there? */
export function groundStops(world: World, unit: Unit, to: Hex): boolean {
  return world.terrain.stop[to * 4 + kindOf(unit).class] !== STOP_NONE;
}

/** The desert's extra hex is the second of a move that began with taking ground. */
function walkFromGround(unit: Unit): Walk {
  return { hex: unit.hex, moved: 1, spent: 0, marks: LEFT_ROAD };
}

export const EXTRA_HEXES = 1;

/** Hexes armor may roll on to in the desert after taking ground for the first time. */
export function moveOnSteps(world: World, unit: Unit): Hex[] {
  if (!world.state.rules.desert || !isOnBoard(unit) || kindOf(unit).class !== ARMOR || unit.groundTaken !== 1)
    return [];
  const steps: Hex[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (legalStep(world, unit, walkFromGround(unit), direction, EXTRA_HEXES) === IMPOSSIBLE) continue;
    steps.push(world.board.neighbours[unit.hex * 6 + direction]);
  }
  return steps;
}

export function moveOnTo(world: World, unit: Unit, direction: number): void {
  const walk = walkFromGround(unit);
  bookStep(world, unit, walk, direction, EXTRA_HEXES);
  unit.marks |= walk.marks & (CANNOT_BATTLE | HARD_STOPPED);
  const to = world.board.neighbours[unit.hex * 6 + direction];
  world.events?.push({ type: 'unitMoved', unit: unit.id, from: unit.hex, to });
  relocate(world, unit, to, 'move');
  evaluateObjectives(world);
}
