// M44-NAT-BRIT
import { distance } from '../../hex/board.ts';
import type { AttackFrame } from '../frames/frame.ts';
import { isOnBoard, kindOf } from '../units/unit.ts';
import type { World } from '../world.ts';
import { isBarredFromBattle } from './eligibility.ts';
import { mayTarget } from './targets.ts';

export const BATTLE_BACK_DICE = 1;

/** A British unit down to its last figure that held its ground in close assault may strike back with one die. */
export function mayBattleBack(world: World, frame: AttackFrame): boolean {
  const { rules, units } = world.state;
  const unit = units[frame.target];
  const attacker = units[frame.attacker];
  if (!rules.stiffUpperLip || unit.nation !== 'brit' || unit.figures !== 1 || !kindOf(unit).battlesBack) return false;
  if (distance(world.board, frame.from, frame.to) !== 1 || unit.hex !== frame.to || !isOnBoard(attacker)) return false;
  return kindOf(unit).dice.length > 0 && !isBarredFromBattle(world, unit) && mayTarget(unit, attacker);
}
