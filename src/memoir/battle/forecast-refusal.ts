// M44-BTL-1, M44-BTL-2, M44-BTL-3, M44-BTL-5: why a unit cannot attack another one
import { distance } from '../../hex/board.ts';
import { rowInForce } from '../cards/in-play.ts';
import { DAYLIGHT } from '../cards/resolve.ts';
import { mayBattleAfterMove } from '../movement/allowance.ts';
import type { State } from '../state.ts';
import {
  ACTED,
  CAMOUFLAGED,
  CANNOT_BATTLE,
  hasMark,
  hasTrait,
  isOnBoard,
  kindOf,
  NOT_ORDERED,
  ON_THE_MOVE,
  type Unit,
} from '../units/unit.ts';
import { hasAdjacentEnemy, worldOf, type World } from '../world.ts';
import { battleReach, hasBattleLeft, isBarredByEntry, isBarredFromBattle, type Reach } from './eligibility.ts';
import { dicePool, rangeOf } from './pool.ts';
import { isInSight, mayTarget, wadiParts } from './targets.ts';

export type NoTargetReason =
  | 'offMap'
  | 'notEnemy'
  | 'notOrdered'
  /** Ordered on the move only: it does not battle. */
  | 'onTheMove'
  /** The card in play allows no battle at all. */
  | 'cardForbids'
  /** It cleared an obstacle or recovered instead. */
  | 'acted'
  | 'hasBattled'
  /** Its hex is no place to battle from (at sea, tanks in trenches). */
  | 'barredHere'
  /** It entered terrain this turn that forbids battle on entry. */
  | 'barredByEntry'
  /** Armor that went through marsh. */
  | 'bogged'
  | 'movedTooFar'
  /** The card allows close assault only. */
  | 'closeAssaultOnly'
  /** It throws no dice at all. */
  | 'unarmed'
  /** Another enemy stands next to it. */
  | 'adjacentEnemy'
  | 'outOfRange'
  | 'night'
  | 'camouflaged'
  /** Its weapon does nothing to such a unit. */
  | 'cannotHarm'
  /** Only one of the two is in a wadi. */
  | 'wadi'
  | 'noSight'
  /** Terrain takes all its dice. */
  | 'noDice';

/** Why it can battle nobody at all. */
function whyNoBattle(world: World, unit: Unit): NoTargetReason | null {
  if (unit.order === NOT_ORDERED) return 'notOrdered';
  if (unit.order === ON_THE_MOVE) return 'onTheMove';
  if (!(rowInForce(world.state)?.mayBattle ?? true)) return 'cardForbids';
  if (hasMark(unit, ACTED)) return 'acted';
  if (!hasBattleLeft(world, unit)) return 'hasBattled';
  if (isBarredFromBattle(world, unit)) return 'barredHere';
  if (isBarredByEntry(world, unit)) return 'barredByEntry';
  if (hasMark(unit, CANNOT_BATTLE)) return 'bogged';
  return battleReach(world, unit) === 'none' ? 'movedTooFar' : null;
}

/** Whether the rules leave the unit a battle this turn, whoever there is to attack. */
export function mayStillBattle(state: State, unitId: number): boolean {
  return whyNoBattle(worldOf(state, null), state.units[unitId]) === null;
}

/** Why it cannot fire that far, with no enemy next to it. */
function whyNoShot(world: World, unit: Unit, target: Unit): NoTargetReason | null {
  const range = distance(world.board, unit.hex, target.hex);
  const { visibility } = world.state;
  if (range > rangeOf(world, unit, unit.hex)) return 'outOfRange';
  if (visibility < DAYLIGHT && range > visibility) return 'night';
  if (hasTrait(target, CAMOUFLAGED)) return 'camouflaged';
  if (!mayTarget(unit, target)) return 'cannotHarm';
  if (wadiParts(world, unit, unit.hex, target.hex)) return 'wadi';
  return isInSight(world, unit, unit.hex, target.hex) ? null : 'noSight';
}

function whyNot(world: World, unit: Unit, target: Unit, reach: Reach, overrun: boolean): NoTargetReason | null {
  if (kindOf(unit).dice.length === 0) return 'unarmed';
  if (hasAdjacentEnemy(world, unit)) {
    if (distance(world.board, unit.hex, target.hex) !== 1) return 'adjacentEnemy';
    if (!mayTarget(unit, target)) return 'cannotHarm';
  } else {
    if (reach === 'close') return mayBattleAfterMove(world, unit) ? 'closeAssaultOnly' : 'movedTooFar';
    const reason = whyNoShot(world, unit, target);
    if (reason !== null) return reason;
  }
  return dicePool(world, unit, target, unit.hex, overrun) >= 1 ? null : 'noDice';
}

function isOverrunning(state: State, unit: Unit): boolean {
  const top = state.frames.at(-1);
  return top?.kind === 'attack' && top.step === 'overrun' && top.attacker === unit.id;
}

/**
 * Why the unit cannot attack that enemy from where it stands; null if it can in the battle phase, or now as an overrun.
 * What binds the unit is named before what is wrong with the target.
 */
export function whyNoTarget(state: State, unitId: number, targetId: number): NoTargetReason | null {
  const world = worldOf(state, null);
  const unit = state.units[unitId];
  const target = state.units[targetId];
  if (!isOnBoard(unit) || !isOnBoard(target)) return 'offMap';
  if (unit.side === target.side) return 'notEnemy';
  if (isOverrunning(state, unit)) return whyNot(world, unit, target, 'any', true);
  return whyNoBattle(world, unit) ?? whyNot(world, unit, target, battleReach(world, unit), false);
}
