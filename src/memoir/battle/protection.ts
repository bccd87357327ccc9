// M44-BTL-4 (target's hex), M44-TER-0, M44-LOS-9, M44-TER-HILLCAVE, M44-TER-MTNCAVE, M44-TER-BUNKER
import type { Hex } from '../../hex/board.ts';
import { terrainRow } from '../terrain/data/rows.ts';
import type { Piece } from '../terrain/ground.ts';
import type { TerrainRow } from '../terrain/row.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { INFANTRY, SHIP, type UnitClass } from '../units/kinds.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

export const CAVE_DICE = [2, 2, 0] as const;

/** Firer lower than the target's hill. The heights rule also counts hills that are only drawn. */
function isBelow(world: World, from: Hex, to: Hex): boolean {
  const heights = world.state.rules.hillSight === 'heights' ? world.terrain.drawnHeight : world.terrain.height;
  return heights[from] < heights[to];
}

function protects(world: World, row: TerrainRow, piece: Piece, target: Unit, from: Hex): boolean {
  switch (row.protects) {
    case 'fromBelow':
      return isBelow(world, from, target.hex);
    case 'unlessMountain':
      return !hexIs(world.terrain, from, IS.mountain);
    case 'unlessWadi':
      return !hexIs(world.terrain, from, IS.wadi);
    case 'owner':
      return piece.owner === undefined || piece.owner === target.side;
    default:
      return true;
  }
}

/** Dice one piece on the target's hex takes from an attacker of the class. */
export function pieceProtection(world: World, piece: Piece, target: Unit, from: Hex, attackerClass: UnitClass): number {
  const row = terrainRow(piece.id);
  if (attackerClass === SHIP) return 0;
  if (row.cave && target.nation === 'jp' && kindOf(target).class === INFANTRY) return CAVE_DICE[attackerClass];
  if (row.protection === undefined || row.protection[attackerClass] === 0) return 0;
  return protects(world, row, piece, target, from) ? row.protection[attackerClass] : 0;
}

/** Dice the target's hex takes from an attacker of the class: the best single piece counts. */
export function protection(world: World, target: Unit, from: Hex, attackerClass: UnitClass): number {
  const { cover, protects: conditional } = world.terrain;
  let best = cover[target.hex * 4 + attackerClass];
  if (attackerClass === SHIP || conditional[target.hex] === 0) return best;
  const pieces = world.state.ground.pieces[target.hex];
  for (let i = 0; i < pieces.length; i++)
    best = Math.max(best, pieceProtection(world, pieces[i], target, from, attackerClass));
  return best;
}
