// M44-FLAG-1…9, M44-NAT-JP, M44-NAT-IT
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { canLeave, isOpen, isOpenRiver, isShip } from '../movement/passage.ts';
import { NO_UNIT } from '../state.ts';
import { terrainRow } from '../terrain/data/rows.ts';
import { FLAGS_NONE, hexIs, IS } from '../terrain/terrain.ts';
import { ARTILLERY, INFANTRY } from '../units/kinds.ts';
import { BOAT, hasTrait, IGNORES_ONE_FLAG, isOnBoard, kindOf, type Unit } from '../units/unit.ts';
import { homeward, type World } from '../world.ts';
import { loseFigures } from './losses.ts';

const ALL_FLAGS = 99;
export const FAR_RETREAT = 3;
/** The two directions towards each edge of the board. */
const TO_TOP = [1, 2] as const;
const TO_BOTTOM = [4, 5] as const;

function isItalian(world: World, unit: Unit): boolean {
  return unit.nation === 'it' && world.state.rules.italianRoyalArmy && !isShip(unit);
}

/** Flags the hex lets its occupant ignore. */
function flagsOfHex(world: World, unit: Unit): number {
  if (world.terrain.flags[unit.hex] === FLAGS_NONE) return 0;
  let flags = 0;
  for (const piece of world.state.ground.pieces[unit.hex]) {
    const row = terrainRow(piece.id);
    if (row.flags === undefined) continue;
    if (row.flagsFor === 'owner' && piece.owner !== undefined && piece.owner !== unit.side) continue;
    if (row.flagsFor === 'infantry' && kindOf(unit).class !== INFANTRY) continue;
    flags = Math.max(flags, row.flags === 'all' ? ALL_FLAGS : 1);
  }
  return flags;
}

/** Several reasons to ignore one flag do not add up. */
function flagsMayIgnore(world: World, unit: Unit): number {
  const kind = kindOf(unit);
  const own =
    kind.mayIgnoreFlag || hasTrait(unit, IGNORES_ONE_FLAG) || (kind.class === ARTILLERY && isItalian(world, unit));
  return Math.max(flagsOfHex(world, unit), own ? 1 : 0);
}

/** Bushido: Japanese infantry ignores a flag whether it wants or not, and all of them in a cave. */
function flagsMustIgnore(world: World, unit: Unit): number {
  if (unit.nation !== 'jp' || kindOf(unit).bushido === 'none') return 0;
  return hexIs(world.terrain, unit.hex, IS.cave) ? ALL_FLAGS : 1;
}

export function hexesPerFlag(world: World, unit: Unit): number {
  return kindOf(unit).farRetreat || isItalian(world, unit) ? FAR_RETREAT : 1;
}

export function retreatDirections(world: World, unit: Unit): readonly number[] {
  return homeward(world, unit.side) < 0 ? TO_TOP : TO_BOTTOM;
}

/** The hex of a legal retreat step in a direction, or OFF_BOARD. */
export function retreatStep(world: World, unit: Unit, from: Hex, direction: number): Hex {
  const to = world.board.neighbours[from * 6 + direction];
  if (to === OFF_BOARD || world.state.unitAt[to] !== NO_UNIT || !world.air.mayRetreatThrough(world, unit, to))
    return OFF_BOARD;
  if (hexIs(world.terrain, to, IS.ocean) && !isShip(unit)) return OFF_BOARD;
  return isOpen(world.terrain, unit, from, direction, to) ? to : OFF_BOARD;
}

/** Can it go back at least `least` and at most `most` hexes from here and stay where it then is? */
export function canGoBack(world: World, unit: Unit, from: Hex, least: number, most: number): boolean {
  if (least <= 0 && world.air.mayEnd(world, unit, from)) return true;
  if (most <= 0) return false;
  for (const direction of retreatDirections(world, unit)) {
    const to = retreatStep(world, unit, from, direction);
    if (to !== OFF_BOARD && canGoBack(world, unit, to, least - 1, most - 1)) return true;
  }
  return false;
}

function cannotRetreat(world: World, unit: Unit): boolean {
  return !canLeave(world.terrain, unit) || (hasTrait(unit, BOAT) && isOpenRiver(world.terrain, unit.hex));
}

/** What flags rolled against a unit come to. */
export interface FlagToll {
  /** Flags it ignores whether it wants or not. */
  readonly ignored: number;
  /** Figures for the hexes it must go and cannot. */
  readonly hits: number;
  /** Hexes it then must go, and may go at most. */
  readonly owed: number;
  readonly allowed: number;
}

export function flagToll(world: World, unit: Unit, flags: number, ignorable: boolean): FlagToll {
  const ignored = ignorable ? Math.min(flags, flagsMustIgnore(world, unit)) : 0;
  const may = ignorable ? flagsMayIgnore(world, unit) : 0;
  const left = flags - ignored;
  const owed = Math.max(0, left - may);
  const held = cannotRetreat(world, unit);
  const allowed = held ? 0 : left * hexesPerFlag(world, unit);
  let made = Math.min(owed, allowed);
  while (made > 0 && !canGoBack(world, unit, unit.hex, made, allowed)) made -= 1;
  const hits = owed - made;
  return { ignored, hits, owed: owed - hits, allowed };
}

/**
 * Flags rolled against a unit: figures for the hexes it must go and cannot, then a retreat its owner directs.
 * Returns the figures it lost.
 */
export function sendBack(world: World, unit: Unit, flags: number, ignorable: boolean): number {
  const { ignored, hits, owed, allowed } = flagToll(world, unit, flags, ignorable);
  if (ignored > 0) world.events?.push({ type: 'flagsIgnored', unit: unit.id, hex: unit.hex, count: ignored });
  if (hits > 0) loseFigures(world, unit, hits, 'retreat');
  if (isOnBoard(unit) && allowed > 0) world.state.frames.push({ kind: 'retreat', unit: unit.id, owed, allowed });
  return hits;
}
