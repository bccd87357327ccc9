import type { Hex } from '../../hex/board.ts';
import type { Side } from '../side.ts';
import type { TerrainId } from './data/rows.ts';

/** One piece of terrain on a hex. */
export interface Piece {
  readonly id: TerrainId;
  /** Bit mask of directions it runs or opens to (roads, rivers, wadis, bridge sections); without it: everywhere. */
  readonly links?: number;
  readonly owner?: Side;
  /** Oasis, hospital or headquarters with the recovery rule switched on or off for this map. */
  readonly recovery?: boolean;
}

/** The whole map. Never changed in place: a wire that goes or a sandbag that comes makes a new ground. */
export interface Ground {
  readonly pieces: readonly (readonly Piece[])[];
}

const NOTHING: readonly Piece[] = [];

export function emptyGround(size: number): Ground {
  return { pieces: Array.from({ length: size }, () => NOTHING) };
}

export function withPieces(ground: Ground, hex: Hex, pieces: readonly Piece[]): Ground {
  const changed = ground.pieces.slice();
  changed[hex] = pieces;
  return { pieces: changed };
}

export function withPiece(ground: Ground, hex: Hex, piece: Piece): Ground {
  return withPieces(ground, hex, [...ground.pieces[hex], piece]);
}

export function withoutPiece(ground: Ground, hex: Hex, id: TerrainId): Ground {
  return withPieces(
    ground,
    hex,
    ground.pieces[hex].filter((piece) => piece.id !== id),
  );
}

export function hasPiece(ground: Ground, hex: Hex, id: TerrainId): boolean {
  return ground.pieces[hex].some((piece) => piece.id === id);
}
