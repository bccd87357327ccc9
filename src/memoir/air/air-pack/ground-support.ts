// AP-13: ground support
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { airborne, areSideBySide } from './air.ts';

/** Beside a plane that supports the attacker, ground protects nobody from a close assault (AP-13.2, AP-13.3). */
export function coverIsLifted(
  world: World,
  attacker: Unit,
  target: Unit,
  closeAssault: boolean,
  cover: number,
): number {
  if (!closeAssault || cover === 0 || attacker.side !== world.state.turn.side) return cover;
  const plane = airborne(world, attacker.side);
  if (plane === null || plane.action !== 'support') return cover;
  return areSideBySide(world, plane.hex, target.hex) ? 0 : cover;
}
