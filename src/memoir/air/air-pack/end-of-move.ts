// AP-9.2, AP-10.1, AP-11.2, AP-13.1, AP-14.1, AP-15, AP-17: what a plane may do when its move has ended
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import { isHit } from '../../battle/hits.ts';
import { destroyUnit } from '../../battle/losses.ts';
import { countFace, rollDice, type Face } from '../../dice.ts';
import { gainMedals } from '../../medals/medals.ts';
import { evaluateObjectives } from '../../medals/objectives.ts';
import { checkUnitsLeft } from '../../medals/victory.ts';
import { vacate } from '../../movement/relocate.ts';
import { opponent } from '../../side.ts';
import { INFANTRY } from '../../units/kinds.ts';
import { kindOf, OFF_MAP, ORDERED, type Unit } from '../../units/unit.ts';
import { unitOn, type World } from '../../world.ts';
import { airOf, enemiesBeside, isVacant, optionsOf } from './air.ts';
import { mayLandAt } from './flight.ts';
import { parkedOn } from './grounded.ts';
import { PLANE_ROWS } from './planes.ts';
import type { Plane } from './state.ts';
import { stretches } from './strafing.ts';

export const DIVE_DICE = 2;

/** On the move it flies and does no more. */
function mayAct({ action, order }: Plane): boolean {
  return action === null && order === ORDERED;
}

/** Infantry of its side beside it that is down to one figure. */
function rescuable(world: World, { side, hex }: Plane): Unit[] {
  return world.board.adjacent[hex].flatMap((beside) => {
    const unit = unitOn(world, beside);
    const fits = unit !== null && unit.side === side && kindOf(unit).class === INFANTRY && unit.figures === 1;
    return fits ? [unit] : [];
  });
}

/** It may stay above the hex it has come to: only a base with something on it has to be landed on. */
export function mayStayAloft(world: World, hex: Hex): boolean {
  return isVacant(world, hex) && parkedOn(world, hex) === null;
}

/** One special action at most, and a landing besides. */
export function endOfMove(world: World, plane: Plane): Action[] {
  const { side, model, hex } = plane;
  const row = PLANE_ROWS[model];
  const out: Action[] = [];
  for (const stretch of stretches(world, plane)) out.push({ type: 'strafe', ...stretch });
  if (mayAct(plane)) {
    if (row.dives) for (const { id } of enemiesBeside(world, side, hex)) out.push({ type: 'dive', unit: id });
    if (row.scouts) for (const { id } of rescuable(world, plane)) out.push({ type: 'rescue', unit: id });
  }
  if (mayLandAt(world, side, model, hex)) out.push({ type: 'land' });
  if (!mayStayAloft(world, hex)) return out;
  if (mayAct(plane) && row.supports) out.push({ type: 'supportGround' });
  else if (mayAct(plane) && row.interdicts) out.push({ type: 'interdictGround' });
  else out.push({ type: 'stayAloft' });
  return out;
}

/** Down at its base: from now on it needs no orders. */
export function land(world: World, plane: Plane): void {
  const air = airOf(world);
  const { side, model, hex } = plane;
  air.sides[side].plane = null;
  air.parked = [...air.parked, { side, model, hex }];
  world.events?.push({ type: 'planeLanded', side, model, hex });
}

export function supportGround(world: World, plane: Plane): void {
  plane.action = 'support';
  world.events?.push({ type: 'groundSupported', side: plane.side, hex: plane.hex });
}

/** Its own symbol and the grenade destroy a unit; by the other reading any symbol of a unit does. */
export function diveHits(world: World, face: Face, target: Unit): boolean {
  if (isHit(face, target, false)) return true;
  return optionsOf(world).kamikazeFaces === 'anyUnitSymbol' && (face === 'infantry' || face === 'armor');
}

/** The whole unit or nothing; the plane is gone in any case, and is a medal only with a grenade. */
export function dive(world: World, plane: Plane, target: Unit): void {
  const { side, model, hex: from } = plane;
  const { hex, id: unit } = target;
  world.events?.push({ type: 'planeDived', side, model, from, hex, unit });
  const faces = rollDice(world, DIVE_DICE);
  const hits = faces.filter((face) => diveHits(world, face, target)).length;
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: 'kamikaze', hex });
  airOf(world).sides[side].plane = null;
  world.events?.push({ type: 'planeLost', side, model, hex, cause: 'dive' });
  if (hits > 0) destroyUnit(world, target, 'attack');
  if (world.state.outcome === null && countFace(faces, 'grenade') > 0)
    gainMedals(world, opponent(side), 1, 'aircraft', hex);
}

/** The figure is taken off the board, the Storch flies home with it, and nobody wins a medal. */
export function rescue(world: World, plane: Plane, unit: Unit): void {
  const { side, model, hex } = plane;
  airOf(world).sides[side].plane = null;
  const from = unit.hex;
  world.events?.push({ type: 'unitRescued', unit: unit.id, hex: from, from: hex });
  vacate(world, unit);
  unit.hex = OFF_MAP;
  world.air.unitRemoved(world, unit, 'exit', from);
  world.events?.push({ type: 'planeRemoved', side, model, hex, cause: 'rescued' });
  evaluateObjectives(world);
  checkUnitsLeft(world);
}
