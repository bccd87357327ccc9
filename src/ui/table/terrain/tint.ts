import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';

export type Face = 'country' | 'beach' | 'winter' | 'desert';

const TINTS: Partial<Record<TerrainId, string>> = {
  ocean: 'ocean',
  lake: 'ocean',
  pier: 'ocean',
  beach: 'beach',
  coast: 'beach',
  woods: 'forest',
  impassableWoods: 'forest',
  palmForest: 'forest',
  hillForest: 'forest',
  jungle: 'forest',
  hedgerow: 'field',
  marsh: 'marsh',
  ricePaddies: 'marsh',
  mountain: 'rock',
  impassableMountain: 'rock',
  mountainCave: 'rock',
  escarpment: 'rock',
  erg: 'sand',
  wadi: 'sand',
  oasis: 'sand',
  town: 'street',
  impassableTown: 'street',
  hillVillage: 'street',
  church: 'street',
  barracks: 'street',
  factory: 'street',
  cityRuins: 'street',
  powerPlant: 'street',
  prisonCamp: 'street',
  railStation: 'street',
  radarStation: 'street',
  lighthouse: 'street',
  fortress: 'street',
  airfield: 'grass',
};

/** The class of a hex's ground colour: what lies on it, or the open ground of this face of the board. */
export function tintOf(pieces: readonly Piece[], face: Face): string {
  for (const { id } of pieces) {
    const tint = TINTS[id];
    if (tint !== undefined) return `tint-${tint}`;
  }
  // The sand of a beach board is in its beach hexes; the land behind them is green.
  return `tint-${face === 'beach' ? 'country' : face}`;
}
