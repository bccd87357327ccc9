// Changes that several checks offer.
import { distance, type Board, type Hex } from '../../hex/board.ts';
import type { TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Recipe } from '../history.ts';
import { laidOn, piecesOn } from '../lay.ts';
import { replacePieces } from '../lines.ts';
import type { Fix } from './check.ts';
import type { Look } from './look.ts';

export function labelOf(board: Board, hex: Hex): string {
  return board.labels[hex];
}

export function removeUnit(hex: Hex): Fix {
  return { id: 'removeUnit', recipe: ({ units }) => void delete units[hex] };
}

export function moveUnit(board: Board, from: Hex, to: Hex): Fix {
  return {
    id: 'moveUnit',
    values: { hex: labelOf(board, to) },
    recipe: ({ units }) => {
      const unit = units[from];
      delete units[from];
      units[to] = unit;
    },
  };
}

/** The hex nearest to one that will do; of several, the one farthest up and left. */
export function nearest(board: Board, from: Hex, willDo: (hex: Hex) => boolean): Hex | undefined {
  let best: Hex | undefined;
  for (let hex = 0; hex < board.size; hex++) {
    if (hex === from || (best !== undefined && distance(board, from, hex) >= distance(board, from, best))) continue;
    if (willDo(hex)) best = hex;
  }
  return best;
}

export function removePiece(hex: Hex, id: TerrainId): Recipe {
  return ({ pieces }) => {
    const left = (pieces[hex] ?? []).filter((piece) => piece.id !== id);
    if (left.length === 0) delete pieces[hex];
    else pieces[hex] = left;
  };
}

/** A bridge that lies across its river, or along the road over it. */
export function bridgeFix({ board }: Look, hex: Hex): Fix {
  return {
    id: 'bridge',
    values: { hex: labelOf(board, hex) },
    recipe: (draft) => {
      replacePieces(draft, board, hex, laidOn(piecesOn(draft, hex), { id: 'bridge' }));
    },
  };
}
