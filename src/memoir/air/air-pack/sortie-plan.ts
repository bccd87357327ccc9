// The flight of a plane under way, or about to begin, as the player sees it before confirming.
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Side } from '../../side.ts';
import type { State } from '../../state.ts';
import { NOT_ORDERED, OFF_MAP, ORDERED } from '../../units/unit.ts';
import { worldOf } from '../../world.ts';
import { unitsBeside } from './air-check.ts';
import { mayStayAloft } from './end-of-move.ts';
import { addMoves, hexesLeft, mayLandAt, mayRestAt } from './flight.ts';
import { nextCheckForecast, type AirCheckForecast } from './forecast.ts';
import { airPackState } from './own-state.ts';
import { PLANE_MOVE, PLANE_ROWS, type PlaneModel, type PlaneRow } from './planes.ts';
import { overflown, stretches, type Stretch } from './strafing.ts';

export interface SortiePlan {
  readonly side: Side;
  readonly model: PlaneModel;
  /** OFF_MAP: it has still to come on. */
  readonly hex: Hex;
  readonly path: readonly Hex[];
  readonly limit: number;
  readonly left: number;
  /** Where it can come on, or fly to next. */
  readonly steps: readonly Hex[];
  readonly mayEnd: boolean;
  readonly mayLand: boolean;
  /** What it can do at the end of its move; on the move it only flies. */
  readonly does: PlaneRow | null;
  /** Hexes flown over, and what of them could be strafed if the move ended here. */
  readonly overflown: readonly Hex[];
  readonly stretches: readonly Stretch[];
  /** Enemy ground units beside it. */
  readonly beside: readonly number[];
  /** Next turn's air check if its move ended here; null: it has not come on yet, or would have to land. */
  readonly nextCheck: NextCheck | null;
}

export interface NextCheck {
  readonly forecast: AirCheckForecast;
  /** It interdicts, or will if it does nothing else: the units beside it are pinned and add no dice. */
  readonly interdicts: boolean;
}

/** The check of next turn where the plane of a side is now, as the enemy stands. */
export function nextCheckOf(state: State, side: Side): NextCheck | null {
  const plane = airPackState(state.air)?.sides[side].plane ?? null;
  if (plane === null || plane.hex === OFF_MAP) return null;
  const world = worldOf(state, null);
  if (!mayStayAloft(world, plane.hex)) return null;
  const interdicts = PLANE_ROWS[plane.model].interdicts && plane.order === ORDERED && plane.action === null;
  const pinned = interdicts ? unitsBeside(world, plane) : plane.pinned;
  return { forecast: nextCheckForecast(state, side, plane.hex, pinned), interdicts: interdicts && pinned.length > 0 };
}

/** The flight of the active side's plane, if it is ordered and its move has not ended. */
export function sortiePlan(state: State): SortiePlan | null {
  const { side } = state.turn;
  const plane = airPackState(state.air)?.sides[side].plane ?? null;
  if (plane === null || plane.order === NOT_ORDERED || plane.moveEnded) return null;
  const world = worldOf(state, null);
  const { hex, model, path, landed } = plane;
  const steps: Action[] = [];
  addMoves(world, side, steps);
  const isOn = hex !== OFF_MAP;
  const mayEnd = isOn && hexesLeft(plane) < PLANE_MOVE && mayRestAt(world, plane, hex);
  return {
    side,
    model,
    hex,
    path,
    limit: PLANE_MOVE,
    left: hexesLeft(plane),
    steps: steps.flatMap((action) => (action.type === 'placeAircraft' || action.type === 'flyTo' ? [action.to] : [])),
    mayEnd,
    mayLand: mayEnd && mayLandAt(world, side, model, hex),
    does: plane.order === ORDERED ? PLANE_ROWS[model] : null,
    overflown: isOn ? overflown(plane) : [],
    stretches: isOn && mayEnd ? stretches(world, plane) : [],
    beside: isOn && !landed ? unitsBeside(world, plane) : [],
    nextCheck: mayEnd ? nextCheckOf(state, side) : null,
  };
}
