// AP-19.1…19.5, AP-19.9: ground units attack what stands on an airfield
import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../action.ts';
import type { Reach } from '../../battle/eligibility.ts';
import { coverDice, dicePool, flameDice } from '../../battle/pool.ts';
import { strikeDice, type Strike } from '../../battle/strike.ts';
import { countFace, rollDice } from '../../dice.ts';
import { popFrame } from '../../frames/rules.ts';
import { opponent, type Side } from '../../side.ts';
import type { State } from '../../state.ts';
import type { Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import { landedTarget, reachesGround } from '../landed-target.ts';
import { areSideBySide } from './air.ts';
import { destroyBase, groundedOn, openBasesOf } from './grounded.ts';

/** The dice of the unit at planes on that hex: its ground protects them no more than they can take cover. */
export function diceAtBase(world: World, unit: Unit, hex: Hex, overrun: boolean): number {
  const target = landedTarget(opponent(unit.side), hex);
  const closeAssault = areSideBySide(world, unit.hex, hex);
  const cover = coverDice(world, unit, target, unit.hex, closeAssault);
  return dicePool(world, unit, target, unit.hex, overrun) - cover - flameDice(unit, cover, closeAssault);
}

/** Bases of the enemy that the unit can attack with what its order leaves it. */
export function basesInReach(world: World, unit: Unit, reach: Reach, overrun: boolean): Hex[] {
  if (reach === 'none') return [];
  return openBasesOf(world, opponent(unit.side)).filter(
    (hex) => reachesGround(world, unit, hex, reach) && diceAtBase(world, unit, hex, overrun) >= 1,
  );
}

export function addTargets(world: World, unit: Unit, reach: Reach, overrun: boolean, out: Action[]): void {
  for (const hex of basesInReach(world, unit, reach, overrun)) out.push({ type: 'attackAirfield', unit: unit.id, hex });
}

/** Barrage reaches them too, and so does Air Power as printed: one base in place of its units. */
export function addStrikes(world: World, side: Side, _strike: Strike, out: Action[]): void {
  for (const hex of openBasesOf(world, opponent(side))) out.push({ type: 'strikeAirfield', hex });
}

/** Which of the two cards it is, the decision at hand says. */
export function strikeAtHand(state: State): Strike {
  return state.frames.at(-1)?.kind === 'airPower' ? 'airPower' : 'barrage';
}

export function strikeAirfield(world: World, side: Side, hex: Hex): void {
  const strike = strikeAtHand(world.state);
  popFrame(world);
  rollAtBase(world, side, strikeDice(world, side, strike), strike, hex);
}

/** Only a grenade counts. */
export function rollAtBase(world: World, side: Side, dice: number, reason: Strike | 'airfieldAttack', hex: Hex): void {
  const base = groundedOn(world, hex);
  const faces = rollDice(world, dice);
  const hits = countFace(faces, 'grenade');
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason, hex });
  if (hits > 0 && base !== null) destroyBase(world, base);
}
