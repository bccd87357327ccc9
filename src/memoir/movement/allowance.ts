// M44-MOVE-11, M44-MOVE-12, M44-ACT-BLITZ, M44-ACT-PBLITZ, M44-UNIT-5, M44-NAT-JP; card limits of section 5.3
import { ARTILLERY_BOMBARD, BEHIND_ENEMY_LINES, INFANTRY_ASSAULT } from '../cards/card.ts';
import { cardInForce } from '../cards/in-play.ts';
import type { Rules } from '../rules.ts';
import { ARMOR, ARTILLERY, INFANTRY } from '../units/kinds.ts';
import { hasMark, hasTrait, kindOf, LEFT_ROAD, MOVES_TWO, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

const SLOW = 2;
const CARD_MOVE = 3;
const ASSAULT_BATTLE_MOVE = 2;
export const BANZAI_MOVE = 2;
const NO_LIMIT = 99;

/** Armor that a trait or the battle holds to two hexes; other limits stay as they are. */
export function slowed(rules: Rules, unit: Unit, hexes: number): number {
  const isSlow = kindOf(unit).class === ARMOR && (hasTrait(unit, MOVES_TWO) || rules.sides[unit.side].slowArmor);
  return isSlow ? Math.min(hexes, SLOW) : hexes;
}

/** Moves without a thought for the terrain's movement rules (M44-CARD-BEL). */
export function movesFreely(world: World, unit: Unit): boolean {
  return cardInForce(world.state) === BEHIND_ENEMY_LINES && kindOf(unit).class === INFANTRY;
}

/** Movement points of the unit this turn, without the road bonus. Cards without movement open no movement phase. */
export function moveAllowance(world: World, unit: Unit): number {
  const kind = kindOf(unit);
  const move = slowed(world.state.rules, unit, kind.move);
  const card = cardInForce(world.state);
  let limit = move;
  if (card === BEHIND_ENEMY_LINES && kind.class === INFANTRY) limit = CARD_MOVE;
  else if (card === ARTILLERY_BOMBARD && kind.class === ARTILLERY) limit = CARD_MOVE;
  else if (card === INFANTRY_ASSAULT && kind.class === INFANTRY) limit = Math.max(move, CARD_MOVE);
  return world.air.moveLimit(world, unit, limit);
}

/** Hexes it may move and still battle at range, by its kind and the card alone. */
function ownBattleMove(world: World, unit: Unit): number {
  const kind = kindOf(unit);
  const limit = slowed(world.state.rules, unit, kind.moveAndBattle);
  const card = cardInForce(world.state);
  if (card === BEHIND_ENEMY_LINES && kind.class === INFANTRY) return NO_LIMIT;
  if (card === ARTILLERY_BOMBARD && kind.class === ARTILLERY) return 0;
  if (card === INFANTRY_ASSAULT && kind.class === INFANTRY) return Math.max(limit, ASSAULT_BATTLE_MOVE);
  return limit;
}

/** The whole move followed a road: one hex more, unless the unit moves *or* battles. */
function roadShift(unit: Unit, limit: number): number {
  return limit > 0 && unit.moved > 0 && !hasMark(unit, LEFT_ROAD) ? 1 : 0;
}

function canBanzai(unit: Unit): boolean {
  return unit.nation === 'jp' && kindOf(unit).bushido === 'full';
}

/** Moved little enough to battle at any range (M44-MOVE-12); a climb that costs two is a move of two hexes. */
export function mayBattleAfterMove(world: World, unit: Unit): boolean {
  if (unit.moved === 0) return true;
  const limit = ownBattleMove(world, unit);
  return unit.spent <= limit + roadShift(unit, limit);
}

/** Japanese infantry that moved farther may still close in (M44-NAT-JP). */
export function mayCloseInAfterMove(world: World, unit: Unit): boolean {
  return (
    mayBattleAfterMove(world, unit) || (canBanzai(unit) && unit.spent <= BANZAI_MOVE + roadShift(unit, BANZAI_MOVE))
  );
}
