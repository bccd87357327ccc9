// M44-BTL-4, M44-UNIT-1, M44-UNIT-2, M44-UNIT-FLAME, M44-UNIT-ENG, M44-UNIT-MORTAR-L, M44-NAT-JP
import { distance, type Hex } from '../../hex/board.ts';
import { rowInForce } from '../cards/in-play.ts';
import { hasCrosshair } from '../movement/crosshairs.ts';
import { isOpenRiver } from '../movement/passage.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { BOAT, CLEARED_WIRE, hasMark, hasTrait, kindOf, ORDERED, WITTMANN, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { protection } from './protection.ts';

/** A gun of the usual range reaches one hex farther from a mountain. */
export const MOUNTAIN_GUN_RANGE = 7;
const GUN_RANGE = 6;
const WIRE_DICE = 1;

/** How a unit fires now: a late mortar that has not moved does it better than one that has. */
function weaponOf(unit: Unit): { readonly dice: readonly number[]; readonly needsSight: boolean } {
  const kind = kindOf(unit);
  return kind.steady !== null && unit.moved === 0 ? kind.steady : kind;
}

export function needsSight(unit: Unit): boolean {
  return weaponOf(unit).needsSight;
}

export function diceAtRange(world: World, unit: Unit, from: Hex, range: number): number {
  const { dice } = weaponOf(unit);
  if (range <= dice.length) return dice[range - 1];
  const highGun = range === MOUNTAIN_GUN_RANGE && dice.length === GUN_RANGE;
  return highGun && hexIs(world.terrain, from, IS.mountain) ? 1 : 0;
}

/** The farthest a unit can throw dice from a hex. */
export function rangeOf(world: World, unit: Unit, from: Hex): number {
  const { dice } = weaponOf(unit);
  return diceAtRange(world, unit, from, dice.length + 1) > 0 ? dice.length + 1 : dice.length;
}

// The parts of the pool, each with its sign. The forecast lists the same parts one by one.

/** A gun that has found its range. */
export function crosshairDice(world: World, attacker: Unit, target: Unit): number {
  return kindOf(attacker).crosshairs && hasCrosshair(world, attacker, target.hex) ? 1 : 0;
}

/** Japanese infantry at full strength in close assault. */
export function bushidoDice(attacker: Unit, closeAssault: boolean): number {
  if (!closeAssault || attacker.nation !== 'jp' || kindOf(attacker).bushido === 'none') return 0;
  return attacker.figures === attacker.fullStrength ? 1 : 0;
}

export function wittmannDice(attacker: Unit): number {
  return hasTrait(attacker, WITTMANN) && attacker.moved === 0 && attacker.groundTaken === 0 ? 1 : 0;
}

export function boatDice(world: World, attacker: Unit, from: Hex): number {
  return hasTrait(attacker, BOAT) && isOpenRiver(world.terrain, from) ? -1 : 0;
}

/** Dice the firer's own hex takes. */
export function firingOutDice(world: World, attacker: Unit, from: Hex): number {
  return 0 - world.terrain.firingOut[from * 4 + kindOf(attacker).class];
}

/** Engineers that cleared the wire under them battle as from wire, unless the hex takes dice already. */
export function clearedWireDice(attacker: Unit, firingOut: number): number {
  return firingOut === 0 && hasMark(attacker, CLEARED_WIRE) ? -WIRE_DICE : 0;
}

/** Dice the ground of the target takes. */
export function groundDice(world: World, attacker: Unit, target: Unit, from: Hex, closeAssault: boolean): number {
  const kind = kindOf(attacker);
  if (kind.ignoresTargetTerrain || weaponOf(attacker) === kind.steady || (kind.engineer && closeAssault)) return 0;
  return 0 - protection(world, target, from, kind.class);
}

/** What is left of that with what flies about. */
export function coverDice(world: World, attacker: Unit, target: Unit, from: Hex, closeAssault: boolean): number {
  return world.air.cover(
    world,
    attacker,
    target,
    closeAssault,
    groundDice(world, attacker, target, from, closeAssault),
  );
}

/** Flames in close assault win back all but one of the dice the target's hex took. */
export function flameDice(attacker: Unit, cover: number, closeAssault: boolean): number {
  return closeAssault && cover < -1 && kindOf(attacker).flames ? -1 - cover : 0;
}

/** Extra dice of the card in force, for units it has ordered; a unit that ambushes or battles back has no order. */
export function cardDice(world: World, attacker: Unit, closeAssault: boolean, overrun: boolean): number {
  if (attacker.order !== ORDERED) return 0;
  const row = rowInForce(world.state);
  if (row === null || (overrun && !row.overrunDice)) return 0;
  return row.battleDice + (closeAssault ? row.closeAssaultDice : 0);
}

/** Dice of an attack from a hex; below one there is no attack (M44-BTL-5). */
export function dicePool(world: World, attacker: Unit, target: Unit, from: Hex, overrun = false): number {
  const range = distance(world.board, from, target.hex);
  const base = diceAtRange(world, attacker, from, range);
  if (base === 0) return 0;
  const closeAssault = range === 1;
  const firingOut = firingOutDice(world, attacker, from);
  const cover = coverDice(world, attacker, target, from, closeAssault);
  return (
    base +
    crosshairDice(world, attacker, target) +
    bushidoDice(attacker, closeAssault) +
    wittmannDice(attacker) +
    boatDice(world, attacker, from) +
    firingOut +
    clearedWireDice(attacker, firingOut) +
    cover +
    flameDice(attacker, cover, closeAssault) +
    cardDice(world, attacker, closeAssault, overrun)
  );
}
