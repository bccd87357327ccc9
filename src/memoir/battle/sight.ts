// M44-LOS-1…7, M44-LOS-10, M44-TER-LAKE, M44-TER-WIDERIVER
import type { Hex } from '../../hex/board.ts';
import { sightLine, type SightLine } from '../../hex/sight-line.ts';
import { NO_UNIT } from '../state.ts';
import {
  SIGHT_ATTACK,
  SIGHT_FREE,
  SIGHT_HILL,
  SIGHT_INFANTRY,
  SIGHT_LAKE,
  SIGHT_MOUNTAIN,
} from '../terrain/terrain.ts';
import type { World } from '../world.ts';
import { blocksByHeight } from './heights.ts';

/** The two ends of a line and who looks along it. */
export interface Look {
  readonly from: Hex;
  readonly to: Hex;
  readonly infantry: boolean;
}

export function terrainBlocks(world: World, hex: Hex, look: Look): boolean {
  const { terrain } = world;
  switch (terrain.sight[hex]) {
    case SIGHT_FREE:
    case SIGHT_LAKE:
      return false;
    case SIGHT_HILL:
      return terrain.hills[hex] !== terrain.hills[look.from] || terrain.hills[hex] !== terrain.hills[look.to];
    case SIGHT_MOUNTAIN:
      return (
        terrain.mountains[hex] !== terrain.mountains[look.from] || terrain.mountains[hex] !== terrain.mountains[look.to]
      );
    case SIGHT_INFANTRY:
      return look.infantry;
    default:
      return true;
  }
}

function obstructs(world: World, hex: Hex, look: Look): boolean {
  if (world.state.rules.hillSight === 'heights') return blocksByHeight(world, hex, look);
  return world.state.unitAt[hex] !== NO_UNIT || terrainBlocks(world, hex, look) || world.air.blocksSight(world, hex);
}

function anyObstructs(world: World, hexes: readonly Hex[], look: Look): boolean {
  for (let i = 0; i < hexes.length; i++) if (obstructs(world, hexes[i], look)) return true;
  return false;
}

export const LAKES_THAT_BLOCK = 2;

function crossesLakes(world: World, line: SightLine): boolean {
  let lakes = 0;
  for (let i = 0; i < line.through.length; i++) if (world.terrain.sight[line.through[i]] === SIGHT_LAKE) lakes++;
  return lakes >= LAKES_THAT_BLOCK;
}

/** Line of sight between two hexes, for infantry or anyone else. */
export function canSee(world: World, from: Hex, to: Hex, infantry: boolean): boolean {
  const line = sightLine(world.board, from, to);
  if (line.through.length === 0 && line.left.length === 0 && line.right.length === 0 && !line.leftOff && !line.rightOff)
    return true;
  const look: Look = { from, to, infantry };
  if (anyObstructs(world, line.through, look) || crossesLakes(world, line)) return false;
  const left = line.leftOff || anyObstructs(world, line.left, look);
  return !left || !(line.rightOff || anyObstructs(world, line.right, look));
}

function anyStopsAttack(world: World, hexes: readonly Hex[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (world.terrain.sight[hexes[i]] === SIGHT_ATTACK) return true;
  return false;
}

/** Units that need no sight are stopped only by ground that blocks the line of attack (M44-LOS-6). */
export function canReach(world: World, from: Hex, to: Hex): boolean {
  if (!world.terrain.blocksAttacks) return true;
  const line = sightLine(world.board, from, to);
  if (anyStopsAttack(world, line.through)) return false;
  return !(anyStopsAttack(world, line.left) && anyStopsAttack(world, line.right));
}
