// Changes that several checks offer.
import { distance, type Board, type Hex } from '../../hex/board.ts';
import { OPPOSITE } from '../../memoir/movement/passage.ts';
import { terrainRow, type TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { Recipe } from '../history.ts';
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

export function addPiece(hex: Hex, piece: Piece): Recipe {
  return ({ pieces }) => {
    pieces[hex] = [...(pieces[hex] ?? []), { ...piece }];
  };
}

export function removePiece(hex: Hex, id: TerrainId): Recipe {
  return ({ pieces }) => {
    const left = (pieces[hex] ?? []).filter((piece) => piece.id !== id);
    if (left.length === 0) delete pieces[hex];
    else pieces[hex] = left;
  };
}

export function bridgeFix({ board, pieces }: Look, hex: Hex): Fix {
  return { id: 'bridge', values: { hex: labelOf(board, hex) }, recipe: addPiece(hex, bridgeOver(board, pieces, hex)) };
}

/** A bridge that lies across its river: along a road if there is one, else from bank to bank. */
function bridgeOver(board: Board, pieces: Look['pieces'], hex: Hex): Piece {
  const water = pieces[hex].find(({ id }) => terrainRow(id).is === 'river')?.links ?? 0;
  const isDry = (direction: number) => {
    const next = board.neighbours[hex * 6 + direction];
    return next >= 0 && !pieces[next].some(({ id }) => terrainRow(id).is === 'river');
  };
  const road = pieces[hex].find(({ id }) => terrainRow(id).road === true)?.links;
  if (road !== undefined) return { id: 'bridge', links: road };
  const ways = [1, 2, 0].map((direction) => [direction, OPPOSITE[direction]] as const);
  const across = ways.filter((way) => way.every((direction) => ((water >> direction) & 1) === 0));
  const [best = ways[0]] = across.toSorted((a, b) => b.filter(isDry).length - a.filter(isDry).length);
  return { id: 'bridge', links: (1 << best[0]) | (1 << best[1]) };
}
