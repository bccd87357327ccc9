// NFP-2.3, and the cards Forward Observer and Flak Drill: played in the own battle phase
import type { Action } from '../../action.ts';
import { battleReach } from '../../battle/eligibility.ts';
import type { Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { isOnBoard, ORDERED, type Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { airOf, areSideBySide, enemyAircraft } from './air.ts';
import { groupOf } from './attack-run.ts';
import type { AirEffect } from './card.ts';
import { hasPlayed, kindsInHand, rowOf } from './cards.ts';
import { canAttackAircraft } from './ground-fire.ts';

function isObserver(unit: Unit, { markedTargetDice }: AirEffect): boolean {
  return unit.order === ORDERED && isOnBoard(unit) && markedTargetDice?.nextTo.includes(groupOf(unit)) === true;
}

/** Marked enemies next to an ordered unit of the right kind; NO_UNIT is the landed aircraft. */
function observable(world: World, side: Side, effect: AirEffect): number[] {
  const observers = world.forces[side].filter((unit) => isObserver(unit, effect));
  const near = airOf(world).turn.markers.filter((marker) =>
    observers.some(({ hex }) => areSideBySide(world, hex, marker.hex)),
  );
  return near.map(({ unit }) => unit);
}

/** Before the first battle, with somebody there to use it. */
function canDrill(world: World, side: Side): boolean {
  const enemy = enemyAircraft(world, side);
  if (enemy === null || enemy.landed || world.state.turn.battler !== NO_UNIT) return false;
  if (airOf(world).sides[side].aircraft?.battled === true) return false;
  return world.forces[side].some(
    (unit) => isOnBoard(unit) && canAttackAircraft(world, unit, battleReach(world, unit), false),
  );
}

export function addBattleCards(world: World, side: Side, out: Action[]): void {
  if (airOf(world).sides[side].hand.length === 0 || hasPlayed(world, side)) return;
  for (const card of kindsInHand(world, side)) {
    const { moment, effect } = rowOf(world, card);
    if (moment !== 'battlePhase') continue;
    if (effect.markedTargetDice !== undefined)
      for (const unit of observable(world, side, effect)) out.push({ type: 'playAirCard', card, unit });
    if (effect.groundDice !== undefined && canDrill(world, side))
      out.push({ type: 'playAirCard', card, unit: NO_UNIT });
  }
}
