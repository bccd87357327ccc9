// Looking ahead: every way a unit could still go, walked on a copy of the battle.
import type { Hex } from '../../hex/board.ts';
import { topFrame } from '../frames/table.ts';
import { cloneState, NO_UNIT, type State } from '../state.ts';
import { BOAT, isOnBoard, NOT_ORDERED, type Unit } from '../units/unit.ts';
import { worldOf, type World } from '../world.ts';
import { moveAllowance } from './allowance.ts';
import { canExit, mustGoOn } from './move.ts';
import { IMPOSSIBLE } from './passage.ts';
import { leavesBoat } from './relocate.ts';
import { legalStep, mayEndAt, walkOn, type Walk } from './step.ts';

/** A unit after some steps, as far as they change it. */
interface Stand extends Readonly<Walk> {
  readonly traits: number;
}

/** Steps to a hex that cross no hex twice. */
export interface Trail extends Stand {
  /** The same without the last step; null: it was the first. */
  readonly before: Trail | null;
  readonly mayEnd: boolean;
  readonly mayExit: boolean;
  /** There is something left to do with its move. */
  readonly mayGoOn: boolean;
}

/** The unit on a copy of the battle, and all its trails, shorter ones first. */
export interface Trails {
  readonly world: World;
  readonly unit: Unit;
  readonly all: readonly Trail[];
}

/** Can this unit be given a step now? */
function isAsked(state: State, unit: Unit): boolean {
  const world = worldOf(state, null);
  const frame = topFrame(world);
  if (state.outcome !== null || frame.kind !== 'movement' || unit.side !== frame.side) return false;
  if (unit.order === NOT_ORDERED || !isOnBoard(unit)) return false;
  return unit.id === state.turn.mover || !mustGoOn(world);
}

/** Puts the unit where a trail leads; the hex it stood on is free, as after a real step. */
export function standAt(world: World, unit: Unit, stand: Stand): void {
  const { unitAt } = world.state;
  unitAt[unit.hex] = NO_UNIT;
  unitAt[stand.hex] = unit.id;
  unit.hex = stand.hex;
  unit.moved = stand.moved;
  unit.spent = stand.spent;
  unit.marks = stand.marks;
  unit.traits = stand.traits;
}

function stepsOn(world: World, unit: Unit): Stand[] {
  const allowance = moveAllowance(world, unit);
  const steps: Stand[] = [];
  if (allowance === 0) return steps;
  for (let direction = 0; direction < 6; direction++) {
    const cost = legalStep(world, unit, unit, direction, allowance);
    if (cost === IMPOSSIBLE) continue;
    const walk: Walk = { hex: unit.hex, moved: unit.moved, spent: unit.spent, marks: unit.marks };
    walkOn(world, unit, walk, direction, cost);
    const traits = leavesBoat(world, unit, unit.hex, walk.hex) ? unit.traits & ~BOAT : unit.traits;
    steps.push({ ...walk, traits });
  }
  return steps;
}

function crosses(trail: Trail | null, hex: Hex): boolean {
  for (let at = trail; at !== null; at = at.before) if (at.hex === hex) return true;
  return false;
}

/** Every step a unit makes can only narrow what it may do next, so a hex crossed twice never helps it to another. */
function walkAll(world: World, unit: Unit): Trail[] {
  const start = unit.hex;
  const all: Trail[] = [];
  const open: { readonly stand: Stand; readonly before: Trail | null }[] = [];
  const follow = (steps: readonly Stand[], before: Trail | null): void => {
    for (const stand of steps) if (stand.hex !== start && !crosses(before, stand.hex)) open.push({ stand, before });
  };
  follow(stepsOn(world, unit), null);
  for (let at = 0; at < open.length; at++) {
    const { stand, before } = open[at];
    standAt(world, unit, stand);
    const steps = stepsOn(world, unit);
    const mayExit = canExit(world, unit);
    const mayEnd = mayEndAt(world, unit, stand.hex);
    const trail: Trail = { ...stand, before, mayEnd, mayExit, mayGoOn: mayExit || steps.length > 0 };
    all.push(trail);
    follow(steps, trail);
  }
  return all;
}

export function trailsOf(state: State, unitId: number): Trails | null {
  if (!isAsked(state, state.units[unitId])) return null;
  const copy = cloneState(state);
  const world = worldOf(copy, null);
  const unit = copy.units[unitId];
  // A gun that moves lifts its cross-hairs.
  copy.crosshairs = copy.crosshairs.filter((marker) => marker.gun !== unitId);
  return { world, unit, all: walkAll(world, unit) };
}

export function hexesOf(trail: Trail): Hex[] {
  const hexes: Hex[] = [];
  for (let at: Trail | null = trail; at !== null; at = at.before) hexes.push(at.hex);
  return hexes.toReversed();
}
