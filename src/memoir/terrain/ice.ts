// M44-TER-FROZEN
import { countFace, rollDice } from '../dice.ts';
import { loseFigures } from '../battle/losses.ts';
import { movesFreely } from '../movement/allowance.ts';
import type { Arrival } from '../movement/relocate.ts';
import { opponent } from '../side.ts';
import type { Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { hexIs, IS } from './terrain.ts';

export const ICE_DICE = 2;

/** Ice that cracks under the unit where it stands, having come in this way. */
export function isOnIce(world: World, unit: Unit, arrival: Arrival): boolean {
  const { terrain } = world;
  if (!hexIs(terrain, unit.hex, IS.ice) || hexIs(terrain, unit.hex, IS.bridge)) return false;
  return arrival !== 'move' || !movesFreely(world, unit);
}

/** Two dice on entering the ice; every star is a figure lost. */
export function crackIce(world: World, unit: Unit, arrival: Arrival): void {
  if (!isOnIce(world, unit, arrival)) return;
  const faces = rollDice(world, ICE_DICE);
  const hits = countFace(faces, 'star');
  world.events?.push({ type: 'diceRolled', side: opponent(unit.side), faces, hits, reason: 'ice', hex: unit.hex });
  if (hits > 0) loseFigures(world, unit, hits, 'ice');
}
