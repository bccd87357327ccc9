// M44-LOS-8, the optional heights rule
import type { Hex } from '../../hex/board.ts';
import { NO_UNIT } from '../state.ts';
import { terrainRow } from '../terrain/data/rows.ts';
import { SIGHT_ATTACK } from '../terrain/terrain.ts';
import type { World } from '../world.ts';
import { terrainBlocks, type Look } from './sight.ts';

/** Something on the hex that stands out of it: a unit, or terrain that is no height itself. */
function standsOut(world: World, hex: Hex): boolean {
  if (world.state.unitAt[hex] !== NO_UNIT || world.air.blocksSight(world, hex)) return true;
  return world.state.ground.pieces[hex].some((piece) => {
    const row = terrainRow(piece.id);
    return row.sight === 'always' && row.height === undefined && row.visualHill === undefined;
  });
}

export function blocksByHeight(world: World, hex: Hex, look: Look): boolean {
  const { drawnHeight, sight } = world.terrain;
  if (sight[hex] === SIGHT_ATTACK) return true;
  const firer = drawnHeight[look.from];
  const target = drawnHeight[look.to];
  const between = drawnHeight[hex];
  if (target > 0 && firer >= target && between <= firer) {
    if (between < firer && between < target) return false;
    return standsOut(world, hex);
  }
  return world.state.unitAt[hex] !== NO_UNIT || terrainBlocks(world, hex, look) || world.air.blocksSight(world, hex);
}
