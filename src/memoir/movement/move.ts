// M44-MOVE-10, M44-MOVE-13, M44-MEDAL-EXIT
import { directionTo, type Hex } from '../../hex/board.ts';
import { evaluateObjectives, gainOnTheWay } from '../medals/objectives.ts';
import { checkUnitsLeft } from '../medals/victory.ts';
import { NO_UNIT } from '../state.ts';
import { stopOnMine } from '../terrain/mines.ts';
import { INFANTRY } from '../units/kinds.ts';
import {
  CANNOT_EXIT,
  ENTERED_BEACH,
  EXIT_LIMITED,
  hasMark,
  hasTrait,
  isOnBoard,
  kindOf,
  LEFT_ROAD,
  MOVE_ENDED,
  NOT_ORDERED,
  OFF_MAP,
  type Unit,
} from '../units/unit.ts';
import type { World } from '../world.ts';
import { moveAllowance } from './allowance.ts';
import { canLeave } from './passage.ts';
import { relocate, vacate } from './relocate.ts';
import { BEACH_LIMIT, bookStep, legalStep, mayEndAt } from './step.ts';

/** The unit in mid-move has come to rest: what it stands on counts now. */
export function finishMove(world: World): void {
  const { turn, units } = world.state;
  if (turn.mover === NO_UNIT) return;
  const unit = units[turn.mover];
  turn.mover = NO_UNIT;
  if (!isOnBoard(unit)) return;
  unit.marks |= MOVE_ENDED;
  stopOnMine(world, unit);
  evaluateObjectives(world);
  if (isOnBoard(unit)) world.air.reaction(world, 'unitMoved', unit);
}

/** One step of one unit. Starting another unit's move ends this one's. */
export function moveUnit(world: World, unit: Unit, to: Hex): void {
  const { turn } = world.state;
  if (turn.mover !== unit.id) finishMove(world);
  if (world.state.outcome !== null) return;
  const from = unit.hex;
  const direction = directionTo(world.board, from, to);
  const allowance = moveAllowance(world, unit);
  bookStep(world, unit, unit, direction, legalStep(world, unit, unit, direction, allowance));
  turn.mover = unit.id;
  world.events?.push({ type: 'unitMoved', unit: unit.id, from, to });
  relocate(world, unit, to, 'move');
  if (!isOnBoard(unit)) turn.mover = NO_UNIT;
  else if (hasMark(unit, MOVE_ENDED) || unit.spent >= allowance + (hasMark(unit, LEFT_ROAD) ? 0 : 1)) finishMove(world);
}

/** The unit in mid-move stands where it may not stay, so it must go on. */
export function mustGoOn(world: World): boolean {
  const { turn, units } = world.state;
  return turn.mover !== NO_UNIT && !mayEndAt(world, units[turn.mover], units[turn.mover].hex);
}

export function canExit(world: World, unit: Unit): boolean {
  const { exits } = world.state.rules.sides[unit.side];
  if (exits.length === 0 || unit.order === NOT_ORDERED || !exits.includes(unit.hex)) return false;
  if (hasTrait(unit, CANNOT_EXIT) || hasMark(unit, MOVE_ENDED)) return false;
  if (unit.moved > 0 && hasMark(unit, EXIT_LIMITED)) return false;
  if (hasMark(unit, ENTERED_BEACH) && unit.spent >= BEACH_LIMIT) return false;
  return canLeave(world.terrain, unit) && unit.spent < moveAllowance(world, unit);
}

export function exitUnit(world: World, unit: Unit): void {
  const { state } = world;
  if (state.turn.mover !== unit.id) finishMove(world);
  if (state.outcome !== null) return;
  const { hex } = unit;
  world.events?.push({ type: 'unitExited', unit: unit.id, hex });
  vacate(world, unit);
  unit.hex = OFF_MAP;
  state.turn.mover = NO_UNIT;
  state.sides[unit.side].exits += 1;
  world.air.unitRemoved(world, unit, 'exit', hex);
  gainOnTheWay(world, unit.side, kindOf(unit).class === INFANTRY ? state.rules.infantryExitMedals : 1, 'exit', hex);
  checkUnitsLeft(world);
}
