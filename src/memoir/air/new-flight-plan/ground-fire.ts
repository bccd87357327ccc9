// NFP-4.7c, NFP-4.12, NFP-8.1, NFP-8.2, NFP-8.3, NFP-8.8, NFP-8.9, NFP-8.10, NFP-8.11, NFP-8.13, NFP-8.14, NFP-9.2
import { distance, type Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import { isBarredFromBattle, type Reach } from '../../battle/eligibility.ts';
import { boatDice, cardDice, clearedWireDice, dicePool, firingOutDice, wittmannDice } from '../../battle/pool.ts';
import { mayBattleAfterMove } from '../../movement/allowance.ts';
import { ARTILLERY, SHIP } from '../../units/kinds.ts';
import { isOnBoard, kindOf, ORDERED, type Unit } from '../../units/unit.ts';
import { hasAdjacentEnemy, type World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { isAboard } from '../base-hexes.ts';
import { landedTarget, reachesGround } from '../landed-target.ts';
import { airOf, enemyAircraft } from './air.ts';
import { rowOf } from './cards.ts';

const HIGH_REACH = 2;
const GUN_DICE = 1;

/** Artillery and destroyers: they reach two hexes up and have a die more. */
export function isFlak(unit: Unit): boolean {
  const { class: unitClass, dice } = kindOf(unit);
  return dice.length > 0 && (unitClass === ARTILLERY || unitClass === SHIP);
}

/** Extra dice of a card of the battle phase (Flak Drill); spent on a deployment it gives none (NFP-2.9). */
export function drillDice(world: World, unit: Unit): number {
  const { battleCard, played } = airOf(world).turn;
  if (!battleCard || unit.order !== ORDERED) return 0;
  return rowOf(world, played[unit.side]).effect.groundDice ?? 0;
}

export type FireLine = 'closeAssault' | 'gun' | 'wittmann' | 'boat' | 'ownTerrain' | 'clearedWire' | 'card' | 'drill';

/** The dice of a ground unit at a flying aircraft, part by part: terrain below it protects nothing. */
export function fireLines(
  world: World,
  unit: Unit,
  to: Hex,
  overrun: boolean,
): readonly (readonly [FireLine, number])[] {
  const closeAssault = distance(world.board, unit.hex, to) <= 1;
  const ownTerrain = firingOutDice(world, unit, unit.hex);
  return [
    ['closeAssault', kindOf(unit).dice[0] ?? 0],
    ['gun', isFlak(unit) ? GUN_DICE : 0],
    ['wittmann', wittmannDice(unit)],
    ['boat', boatDice(world, unit, unit.hex)],
    ['ownTerrain', ownTerrain],
    ['clearedWire', clearedWireDice(unit, ownTerrain)],
    ['card', cardDice(world, unit, closeAssault, overrun)],
    ['drill', drillDice(world, unit)],
  ];
}

/** Dice at a flying aircraft; below one there is no attack. */
export function fireDice(world: World, unit: Unit, to: Hex, overrun: boolean): number {
  if (kindOf(unit).dice.length === 0) return 0;
  return fireLines(world, unit, to, overrun).reduce((sum, [, dice]) => sum + dice, 0);
}

/** From where it stands, whatever it did this turn: next to the aircraft, or a gun with nobody next to it two hexes off. */
function reachesUp(world: World, unit: Unit, aircraft: Aircraft, mayFireFar: boolean): boolean {
  const range = distance(world.board, unit.hex, aircraft.hex);
  if (range === 1) return true;
  if (range !== HIGH_REACH || !mayFireFar || !isFlak(unit) || world.state.visibility < range) return false;
  return !hasAdjacentEnemy(world, unit);
}

function canShootDown(world: World, unit: Unit, aircraft: Aircraft, reach: Reach, overrun: boolean): boolean {
  if (!mayBattleAfterMove(world, unit) || !reachesUp(world, unit, aircraft, reach === 'any')) return false;
  return fireDice(world, unit, aircraft.hex, overrun) >= 1;
}

/** On the ground it is attacked like any unit. */
function canAttackLanded(world: World, unit: Unit, { side, hex }: Aircraft, reach: Reach, overrun: boolean): boolean {
  if (!reachesGround(world, unit, hex, reach)) return false;
  return dicePool(world, unit, landedTarget(side, hex), unit.hex, overrun) >= 1;
}

/** Could the unit attack the enemy's aircraft with what its order leaves it? */
export function canAttackAircraft(world: World, unit: Unit, reach: Reach, overrun: boolean): boolean {
  const aircraft = enemyAircraft(world, unit.side);
  if (aircraft === null || reach === 'none' || isAboard(world, aircraft)) return false;
  return aircraft.landed
    ? canAttackLanded(world, unit, aircraft, reach, overrun)
    : canShootDown(world, unit, aircraft, reach, overrun);
}

export function addTargets(world: World, unit: Unit, reach: Reach, overrun: boolean, out: Action[]): void {
  if (canAttackAircraft(world, unit, reach, overrun)) out.push({ type: 'attackAircraft', unit: unit.id });
}

/** Out of turn, at an aircraft that flies: lock, terrain and range as usual. */
export function canFireAtOnce(world: World, unit: Unit, aircraft: Aircraft): boolean {
  if (!isOnBoard(unit) || unit.idleUntil >= world.state.turn.number || isBarredFromBattle(world, unit)) return false;
  return reachesUp(world, unit, aircraft, true) && fireDice(world, unit, aircraft.hex, false) >= 1;
}
