// M44-MOVE-3, M44-TER-RIVER, M44-TER-MOUNTAIN, M44-TER-BLUFF, M44-TER-CLIFF, M44-TER-PIER, M44-TER-WADI, M44-TER-BRIDGESEC, M44-TER-STEEP
import type { Hex } from '../../hex/board.ts';
import { hexIs, IS, SIGHT_INFANTRY, type Terrain } from '../terrain/terrain.ts';
import { INFANTRY, SHIP, type UnitClass } from '../units/kinds.ts';
import { BOAT, hasTrait, kindOf, type Unit } from '../units/unit.ts';

export const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;
/** A step that cannot be made. */
export const IMPOSSIBLE = 0;

/** Open water: a river hex without bridge or ford. */
export function isOpenRiver(terrain: Terrain, hex: Hex): boolean {
  return hexIs(terrain, hex, IS.river) && !hexIs(terrain, hex, IS.crossing);
}

function isClosed(terrain: Terrain, unit: Unit, unitClass: UnitClass, from: Hex, to: Hex): boolean {
  if (hasTrait(unit, BOAT)) {
    if (isOpenRiver(terrain, to)) return terrain.sight[to] === SIGHT_INFANTRY;
    if (isOpenRiver(terrain, from) && hexIs(terrain, to, IS.river)) return true;
  }
  return ((terrain.closed[to] >> unitClass) & 1) !== 0;
}

/** Hills and mountains are the only way onto a mountain and off it. */
function isRockFace(terrain: Terrain, from: Hex, to: Hex): boolean {
  const both = terrain.is[from] | terrain.is[to];
  if (!(both & IS.mountain)) return false;
  const high = IS.mountain | IS.hillType;
  return !(terrain.is[from] & high && terrain.is[to] & high);
}

/** The steep side between a beach and a bluff or cliff. */
export function isSeaFace(terrain: Terrain, from: Hex, to: Hex): boolean {
  const steep = IS.bluff | IS.cliff;
  return (
    (hexIs(terrain, from, IS.beach) && hexIs(terrain, to, steep)) ||
    (hexIs(terrain, from, steep) && hexIs(terrain, to, IS.beach))
  );
}

/** Can the unit leave its hex at all? Guns and tanks set up in a bunker cannot, nor guns on a mountain (M44-FLAG-7). */
export function canLeave(terrain: Terrain, unit: Unit): boolean {
  return !hexIs(terrain, unit.hex, IS.holds) || kindOf(unit).class === INFANTRY;
}

const EDGE_WATCH = IS.mountain | IS.bluff | IS.cliff | IS.pier | IS.holds;

/** Is the way from one hex to the next open to the unit, whatever it costs? The same for moves and retreats. */
export function isOpen(terrain: Terrain, unit: Unit, from: Hex, direction: number, to: Hex): boolean {
  const unitClass = kindOf(unit).class;
  if (isClosed(terrain, unit, unitClass, from, to)) return false;
  if (!((terrain.edges[from] >> direction) & 1 && (terrain.edges[to] >> OPPOSITE[direction]) & 1)) return false;
  if (!((terrain.is[from] | terrain.is[to]) & EDGE_WATCH)) return true;
  if (hexIs(terrain, from, IS.holds) && unitClass !== INFANTRY) return false;
  if (isRockFace(terrain, from, to)) return false;
  return !(hexIs(terrain, to, IS.pier) && hexIs(terrain, from, IS.ocean));
}

/** Movement points of a climb. */
export const CLIMB = 2;

/** Movement points of an open step, or IMPOSSIBLE (M44-MOVE-2). */
export function stepCost(terrain: Terrain, unit: Unit, from: Hex, to: Hex): number {
  const both = terrain.is[from] | terrain.is[to];
  if (!(both & (IS.steep | IS.bluff | IS.cliff))) return 1;
  if (isSeaFace(terrain, from, to)) return kindOf(unit).class === INFANTRY ? CLIMB : IMPOSSIBLE;
  if (hexIs(terrain, to, IS.steep) && !hexIs(terrain, from, IS.hillType | IS.mountain)) return CLIMB;
  return 1;
}

export function isRoadStep(terrain: Terrain, from: Hex, direction: number, to: Hex): boolean {
  return terrain.roads[from] !== 0 && ((terrain.roads[to] >> OPPOSITE[direction]) & 1) !== 0;
}

export function isShip(unit: Unit): boolean {
  return kindOf(unit).class === SHIP;
}
