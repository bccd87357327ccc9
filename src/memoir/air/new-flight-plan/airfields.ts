// NFP-4.7f, NFP-4.14: the airfields of a map, and who holds them as the battle begins
import type { Board, Hex } from '../../../hex/board.ts';
import { floodGroups } from '../../../hex/regions.ts';
import { NO_SIDE, type MaybeSide } from '../../side.ts';
import { hexIs, IS, type Terrain } from '../../terrain/terrain.ts';
import type { Airfield } from './state.ts';

function ownerOf({ ground }: Terrain, hexes: readonly Hex[]): MaybeSide {
  for (const hex of hexes)
    for (const piece of ground.pieces[hex])
      if (piece.id === 'airfield' && piece.owner !== undefined) return piece.owner;
  return NO_SIDE;
}

/** Contiguous airfield hexes are one airfield. `sideOn` says whose ground unit stands on a hex. */
export function findAirfields(board: Board, terrain: Terrain, sideOn: (hex: Hex) => MaybeSide): Airfield[] {
  const groups = floodGroups(board, (hex) => hexIs(terrain, hex, IS.airfield));
  const fields = new Map<number, Hex[]>();
  for (let hex = 0; hex < board.size; hex++) {
    if (!hexIs(terrain, hex, IS.airfield)) continue;
    const hexes = fields.get(groups[hex]);
    if (hexes === undefined) fields.set(groups[hex], [hex]);
    else hexes.push(hex);
  }
  return [...fields.values()].map((hexes) => {
    const owner = ownerOf(terrain, hexes);
    if (owner !== NO_SIDE) return { hexes, holder: owner };
    return { hexes, holder: hexes.map(sideOn).find((side) => side !== NO_SIDE) ?? NO_SIDE };
  });
}
