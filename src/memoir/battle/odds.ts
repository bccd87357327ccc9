// M44-DICE-1, M44-RES-2, M44-UNIT-TIGER, M44-FLAG-1…9: the exact chances of a roll before it is thrown
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { DIE, type Face } from '../dice.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { canGoBack, flagToll, retreatDirections, retreatStep, type FlagToll } from './flags.ts';
import { reasonsOf, type OddsReason } from './odds-reasons.ts';

/** What a roll will do to its target. All chances lie between 0 and 1. */
export interface Odds {
  /** It loses a figure, to a hit or because it cannot retreat. */
  readonly hit: number;
  /** It is eliminated. */
  readonly kill: number;
  /** It survives and must go back one hex or more. */
  readonly retreat: number;
  /** It survives and may go back or stay, as its owner likes. */
  readonly mayRetreat: number;
  readonly expectedLosses: number;
  /** The chance to lose exactly so many figures, from none to all it has. */
  readonly losses: readonly number[];
  /** A way back leads over ice, which throws dice of its own: what they take is not counted here. */
  readonly overIce: boolean;
  /** Why these are other chances than the faces alone would give. */
  readonly because: readonly OddsReason[];
}

const SIDES_OF_DIE = DIE.length;
const FLAG_CHANCE = DIE.filter((face) => face === 'flag').length / SIDES_OF_DIE;
const NO_GRENADE = DIE.filter((face) => face !== 'grenade').length / SIDES_OF_DIE;
const NO_FLAGS: FlagToll = { ignored: 0, hits: 0, owed: 0, allowed: 0 };

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Chance that hits come to nothing: only a Tiger is ever spared, by the second roll. */
function spared(target: Unit, hits: number): number {
  if (hits === 0) return 1;
  return kindOf(target).twoStageDamage ? NO_GRENADE ** hits : 0;
}

function isThinIce(world: World, hex: Hex): boolean {
  return hexIs(world.terrain, hex, IS.ice) && !hexIs(world.terrain, hex, IS.bridge);
}

/** Looks row by row at the hexes it could be led back to. */
function retreatsOverIce(world: World, unit: Unit, limit: number): boolean {
  let row = new Set([unit.hex]);
  for (let step = 0; step < limit && row.size > 0; step++) {
    const next = new Set<Hex>();
    for (const from of row)
      for (const direction of retreatDirections(world, unit)) {
        const to = retreatStep(world, unit, from, direction);
        if (to === OFF_BOARD) continue;
        if (isThinIce(world, to)) return true;
        next.add(to);
      }
    row = next;
  }
  return false;
}

interface Tally {
  retreat: number;
  mayRetreat: number;
  readonly losses: number[];
}

/** A roll that is over: so many figures are left, and those must or may go back. */
function addEnd(tally: Tally, chance: number, figures: number, toll: FlagToll): void {
  tally.losses[tally.losses.length - 1 - figures] += chance;
  if (figures === 0) return;
  if (toll.owed > 0) tally.retreat += chance;
  else if (toll.allowed > 0) tally.mayRetreat += chance;
}

function addFlags(tally: Tally, target: Unit, chance: number, figures: number, toll: FlagToll): void {
  if (figures <= 0) return addEnd(tally, chance, 0, toll);
  const luck = spared(target, toll.hits);
  if (luck > 0) addEnd(tally, chance * luck, figures, toll);
  if (luck < 1) addEnd(tally, chance * (1 - luck), Math.max(0, figures - toll.hits), toll);
}

/** Hits first; what is left of the unit then pays for the flags. */
function addRoll(tally: Tally, target: Unit, chance: number, hits: number, toll: FlagToll): void {
  const luck = spared(target, hits);
  if (luck > 0) addFlags(tally, target, chance * luck, target.figures, toll);
  if (luck < 1) addFlags(tally, target, chance * (1 - luck), target.figures - hits, toll);
}

/** What none, one, two … flags come to; a unit with nowhere to go is allowed nothing. */
function tollsOf(world: World, target: Unit, dice: number, ignorable: boolean): FlagToll[] {
  const tolls = [NO_FLAGS];
  for (let flags = 1; flags <= dice; flags++) {
    const toll = flagToll(world, target, flags, ignorable);
    tolls.push(canGoBack(world, target, target.hex, 1, toll.allowed) ? toll : { ...toll, allowed: 0 });
  }
  return tolls;
}

/** Chances of a roll against a unit where it stands. `ignorable`: it may use its reasons to ignore flags. */
export function oddsOf(world: World, target: Unit, dice: number, hitting: readonly Face[], ignorable: boolean): Odds {
  const count = Math.max(0, dice);
  const tolls = tollsOf(world, target, count, ignorable);
  const hitChance = DIE.filter((face) => hitting.includes(face)).length / SIDES_OF_DIE;
  const restChance = 1 - hitChance - FLAG_CHANCE;
  const tally: Tally = { retreat: 0, mayRetreat: 0, losses: new Array<number>(target.figures + 1).fill(0) };
  for (let hits = 0; hits <= count; hits++)
    for (let flags = 0; hits + flags <= count; flags++) {
      const rest = count - hits - flags;
      const ways = choose(count, hits) * choose(count - hits, flags);
      const chance = ways * hitChance ** hits * FLAG_CHANCE ** flags * restChance ** rest;
      addRoll(tally, target, chance, hits, tolls[flags]);
    }
  const { losses, retreat, mayRetreat } = tally;
  let hit = 0;
  let expectedLosses = 0;
  for (let figures = 1; figures < losses.length; figures++) {
    hit += losses[figures];
    expectedLosses += figures * losses[figures];
  }
  const because = reasonsOf(target, tolls);
  const overIce = retreat + mayRetreat > 0 && retreatsOverIce(world, target, tolls[count].allowed);
  return { hit, kill: losses[target.figures], retreat, mayRetreat, expectedLosses, losses, overIce, because };
}
