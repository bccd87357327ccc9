// M44-TURN-4, M44-MOVE-10
import { NOBODY } from '../../engine/frames.ts';
import type { Action } from '../action.ts';
import { END_MOVEMENT, moveAction } from '../shared-actions.ts';
import { moveAllowance } from '../movement/allowance.ts';
import { canExit, exitUnit, finishMove, moveUnit, mustGoOn } from '../movement/move.ts';
import { IMPOSSIBLE } from '../movement/passage.ts';
import { canMove, legalStep } from '../movement/step.ts';
import { isOnBoard, MOVE_ENDED, NOT_ORDERED, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { popFrame, type RulesOf } from './rules.ts';

function addMoves(world: World, unit: Unit, out: Action[]): void {
  if (unit.marks & MOVE_ENDED) return;
  const allowance = moveAllowance(world, unit);
  if (allowance === 0) return;
  const { neighbours } = world.board;
  for (let direction = 0; direction < 6; direction++) {
    if (legalStep(world, unit, unit, direction, allowance) === IMPOSSIBLE) continue;
    out.push(moveAction(unit.id, neighbours[unit.hex * 6 + direction]));
  }
}

function mayAct(unit: Unit): boolean {
  return unit.order !== NOT_ORDERED && isOnBoard(unit);
}

function endMovement(world: World): void {
  popFrame(world);
  finishMove(world);
  if (world.state.outcome === null) world.air.turnStep(world, 'movementEnded');
}

/** Hex by hex, one unit after the other; a unit goes on until another one starts. */
export const movement: RulesOf<'movement'> = {
  decider(world, frame) {
    const units = world.forces[frame.side];
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (mayAct(unit) && (canMove(world, unit) || canExit(world, unit))) return frame.side;
    }
    const flights: Action[] = [];
    world.air.moves(world, frame.side, flights);
    return flights.length > 0 ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    const { state } = world;
    if (mustGoOn(world)) return addMoves(world, state.units[state.turn.mover], out);
    const units = world.forces[frame.side];
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (!mayAct(unit)) continue;
      addMoves(world, unit, out);
      if (canExit(world, unit)) out.push({ type: 'exitUnit', unit: unit.id });
    }
    world.air.moves(world, frame.side, out);
    if (!world.air.mustMove(world, frame.side)) out.push(END_MOVEMENT);
  },
  act(world, _frame, action) {
    if (action.type === 'moveUnit') moveUnit(world, world.state.units[action.unit], action.to);
    else if (action.type === 'exitUnit') exitUnit(world, world.state.units[action.unit]);
    else endMovement(world);
  },
  run: endMovement,
};
