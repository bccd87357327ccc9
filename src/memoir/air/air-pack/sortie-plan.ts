// The flight of a plane under way, or about to begin, as the player sees it before confirming.
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Side } from '../../side.ts';
import type { State } from '../../state.ts';
import { NOT_ORDERED, OFF_MAP, ORDERED } from '../../units/unit.ts';
import { worldOf } from '../../world.ts';
import { unitsBeside } from './air-check.ts';
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
  /** Next turn's air check if its move ended here; null: it has not come on yet, or would land. */
  readonly nextCheck: AirCheckForecast | null;
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
    nextCheck: mayEnd ? nextCheckForecast(state, side, hex) : null,
  };
}
