// AP-12: strafing
import { sendBack } from '../../battle/flags.ts';
import { countHits } from '../../battle/hits.ts';
import { loseFigures } from '../../battle/losses.ts';
import { countFace, rollDice } from '../../dice.ts';
import type { Hex } from '../../../hex/board.ts';
import { NO_UNIT } from '../../state.ts';
import { CAMOUFLAGED, hasTrait, isOnBoard, ORDERED } from '../../units/unit.ts';
import { unitOn, type World } from '../../world.ts';
import type { StrafedTarget } from './frame.ts';
import { destroyBase, groundedOn } from './grounded.ts';
import { PLANE_ROWS } from './planes.ts';
import type { Plane } from './state.ts';

/** Hexes of a stretch, at most. */
export const STRETCH = 3;

/** Hexes it has flown over in this move, in flight order; where it started does not count. */
export function overflown({ path, deployed }: Plane): readonly Hex[] {
  return deployed ? path : path.slice(1);
}

/** The enemy on a hex: a unit, planes on the ground (NO_UNIT), or null for nobody. */
function targetOn(world: World, plane: Plane, hex: Hex): StrafedTarget | null {
  const unit = unitOn(world, hex);
  if (unit !== null) return unit.side === plane.side || hasTrait(unit, CAMOUFLAGED) ? null : { hex, unit: unit.id };
  const parked = groundedOn(world, hex);
  return parked === null || parked.side === plane.side ? null : { hex, unit: NO_UNIT };
}

/** Who would be strafed on a stretch of the path. */
export function targetsOn(world: World, plane: Plane, from: Hex, to: Hex): StrafedTarget[] {
  const path = overflown(plane);
  return path.slice(path.indexOf(from), path.indexOf(to) + 1).flatMap((hex) => targetOn(world, plane, hex) ?? []);
}

export interface Stretch {
  readonly from: Hex;
  readonly to: Hex;
}

/** Stretches of up to three hexes with an enemy at either end; what lies between may be empty or friendly. */
export function stretches(world: World, plane: Plane): Stretch[] {
  if (!PLANE_ROWS[plane.model].strafes || plane.action !== null || plane.order !== ORDERED) return [];
  const path = overflown(plane);
  const found: Stretch[] = [];
  path.forEach((from, at) => {
    if (targetOn(world, plane, from) === null) return;
    for (const to of path.slice(at, at + STRETCH)) if (targetOn(world, plane, to) !== null) found.push({ from, to });
  });
  return found;
}

/** One die, no protection, flags that cannot be ignored; a plane on the ground only fears the grenade. */
export function strafe(world: World, plane: Plane, { hex, unit: id }: StrafedTarget): void {
  const { side } = plane;
  const target = id === NO_UNIT ? null : world.state.units[id];
  const parked = target === null ? groundedOn(world, hex) : null;
  if (target === null ? parked === null : !isOnBoard(target)) return;
  world.events?.push({ type: 'hexStrafed', side, from: plane.hex, hex, unit: id });
  const faces = rollDice(world, 1);
  const hits = target === null ? countFace(faces, 'grenade') : countHits(faces, target, true);
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: 'strafing', hex });
  if (target === null) {
    if (hits > 0 && parked !== null) destroyBase(world, parked);
    return;
  }
  if (hits > 0) loseFigures(world, target, hits, 'attack');
  const flags = countFace(faces, 'flag');
  if (flags > 0 && isOnBoard(target)) sendBack(world, target, flags, false);
}
