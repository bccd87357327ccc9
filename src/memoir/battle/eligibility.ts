// M44-BTL-1, M44-MOVE-8, M44-TER-JUNGLE, M44-TER-MARSH, M44-TER-OCEAN, M44-TER-TRENCH, M44-CARD-BOMBARD, M44-CARD-CLOSE
import { ARTILLERY_BOMBARD, CLOSE_ASSAULT } from '../cards/card.ts';
import { cardInForce } from '../cards/in-play.ts';
import { mayBattleAfterMove, mayCloseInAfterMove } from '../movement/allowance.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { ARTILLERY } from '../units/kinds.ts';
import { ACTED, CANNOT_BATTLE, hasMark, isOnBoard, kindOf, ORDERED, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

/** A place no battle starts from: at sea, tanks in trenches. */
export function isBarredFromBattle(world: World, unit: Unit): boolean {
  const kind = kindOf(unit);
  return !kind.ignoresBattleBans && ((world.terrain.cannotBattle[unit.hex] >> kind.class) & 1) !== 0;
}

/** Hexes a unit may have moved to come into the jungle and battle. */
export const JUNGLE_BATTLE_MOVE = 1;

/** Terrain the unit entered this turn keeps it from battle. */
export function isBarredByEntry(world: World, unit: Unit): boolean {
  if (unit.moved === 0 && unit.groundTaken === 0) return false;
  if (kindOf(unit).ignoresBattleBans) return false;
  if (hexIs(world.terrain, unit.hex, IS.noBattleOnEntry)) return true;
  return hexIs(world.terrain, unit.hex, IS.jungle) && unit.moved > JUNGLE_BATTLE_MOVE;
}

function battlesAllowed(world: World, unit: Unit): number {
  return cardInForce(world.state) === ARTILLERY_BOMBARD && kindOf(unit).class === ARTILLERY && unit.moved === 0 ? 2 : 1;
}

/** A unit with two battles makes them one after the other (M44-BTL-6). */
export function hasBattleLeft(world: World, unit: Unit): boolean {
  if (unit.battles === 0) return true;
  return unit.battles < battlesAllowed(world, unit) && world.state.turn.battler === unit.id;
}

/** What the hex and the move leave of its battle: nothing, close assault only, or everything. */
export type Reach = 'none' | 'close' | 'any';

export function reachAfterMove(world: World, unit: Unit): Reach {
  if (isBarredFromBattle(world, unit) || isBarredByEntry(world, unit) || hasMark(unit, CANNOT_BATTLE)) return 'none';
  if (mayBattleAfterMove(world, unit)) return 'any';
  return mayCloseInAfterMove(world, unit) ? 'close' : 'none';
}

export function battleReach(world: World, unit: Unit): Reach {
  if (unit.order !== ORDERED || hasMark(unit, ACTED) || !hasBattleLeft(world, unit)) return 'none';
  const reach = reachAfterMove(world, unit);
  return reach === 'any' && cardInForce(world.state) === CLOSE_ASSAULT ? 'close' : reach;
}

/** After taking ground: may it battle once more from the new hex (M44-OVERRUN-1)? */
export function mayOverrun(world: World, unit: Unit): boolean {
  if (!isOnBoard(unit) || !kindOf(unit).overruns || unit.groundTaken !== 1) return false;
  if (hexIs(world.terrain, unit.hex, IS.bogsArmor)) return false;
  return reachAfterMove(world, unit) !== 'none';
}
