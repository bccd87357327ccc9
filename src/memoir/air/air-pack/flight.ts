// AP-3.2, AP-3.3, AP-9.1…9.10, AP-10.1, AP-10.3: where a plane may fly, come on and come to rest
import type { Board, Hex } from '../../../hex/board.ts';
import { hexAt, OFF_BOARD } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Side } from '../../side.ts';
import { NOT_ORDERED, OFF_MAP } from '../../units/unit.ts';
import { sectionsOf, type World } from '../../world.ts';
import { hasOwnCarrier, holderOf } from '../base-hexes.ts';
import { hexesFlown, mayComeOnAt, pathSteps, type Airspace } from '../flight-path.ts';
import { airOf, enemyAirborne, isVacant } from './air.ts';
import { parkedOn } from './grounded.ts';
import { PLANE_MOVE, PLANE_ROWS, type PlaneModel } from './planes.ts';
import type { Plane } from './state.ts';

type PlaneAt = Pick<Plane, 'side' | 'model'>;

/** The full hexes along the four sides of the board. */
function isEdge(board: Board, hex: Hex): boolean {
  const row = board.row[hex];
  if (row === 0 || row === board.rows - 1) return true;
  const col = board.col[hex];
  return hexAt(board, col - 2, row) === OFF_BOARD || hexAt(board, col + 2, row) === OFF_BOARD;
}

/** On its own deck or on an airfield its side holds, where no other plane stands. */
export function mayLandAt(world: World, side: Side, model: PlaneModel, hex: Hex): boolean {
  const there = parkedOn(world, hex);
  if (there !== null && (there.side !== side || there.models.length > 0)) return false;
  if (hasOwnCarrier(world, side, hex)) return PLANE_ROWS[model].fliesFromCarriers;
  return isVacant(world, hex) && holderOf(airOf(world), hex) === side;
}

/** May its move end here: on a hex nobody is on, or at a base of its own? The hexes of its path are no question here. */
export function mayRestAt(world: World, self: PlaneAt, hex: Hex): boolean {
  if (enemyAirborne(world, self.side)?.hex === hex) return false;
  return (isVacant(world, hex) && parkedOn(world, hex) === null) || mayLandAt(world, self.side, self.model, hex);
}

function airspaceOf(world: World, plane: PlaneAt): Airspace {
  return { mayFlyInto: () => true, mayRestAt: (hex) => mayRestAt(world, plane, hex) };
}

export function hexesLeft(plane: Plane): number {
  return PLANE_MOVE - hexesFlown(plane);
}

/** Hexes it can fly to next. */
export function flightSteps(world: World, plane: Plane): Hex[] {
  return pathSteps(world, airspaceOf(world, plane), plane, hexesLeft(plane));
}

function mayEnterAt(world: World, side: Side, model: PlaneModel, sections: number, hex: Hex): boolean {
  if (!isEdge(world.board, hex) || !(sectionsOf(world, hex, side) & sections)) return false;
  return mayComeOnAt(world, airspaceOf(world, { side, model }), hex, PLANE_MOVE);
}

/** Edge hexes of these sections by which a plane can come on. */
export function entryHexes(world: World, side: Side, model: PlaneModel, sections: number): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < world.board.size; hex++) if (mayEnterAt(world, side, model, sections, hex)) found.push(hex);
  return found;
}

export function hasEntry(world: World, side: Side, model: PlaneModel, sections: number): boolean {
  for (let hex = 0; hex < world.board.size; hex++) if (mayEnterAt(world, side, model, sections, hex)) return true;
  return false;
}

/** Moves of the plane that has not begun to move. */
export function addMoves(world: World, side: Side, out: Action[]): void {
  const { plane } = airOf(world).sides[side];
  if (plane === null || plane.order === NOT_ORDERED || plane.moveEnded) return;
  if (plane.hex === OFF_MAP)
    for (const to of entryHexes(world, side, plane.model, plane.section)) out.push({ type: 'placeAircraft', to });
  else for (const to of flightSteps(world, plane)) out.push({ type: 'flyTo', to });
}

/** A plane that was ordered moves before the movement ends, if it can (AP-9.8). */
export function mustFly(world: World, side: Side): boolean {
  const out: Action[] = [];
  addMoves(world, side, out);
  return out.length > 0;
}
