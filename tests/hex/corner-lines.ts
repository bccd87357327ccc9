// M44-LOS-2 word by word, corner by corner: the slow reference for the tables.
import { type Board, type Hex, hexAt, OFF_BOARD } from '../../src/hex/board.ts';

export interface Met {
  readonly col: number;
  readonly row: number;
  readonly hex: Hex;
  readonly side: 'through' | 'left' | 'right';
  /** How many corners lie exactly on the line. */
  readonly cornersOn: number;
}

const CORNERS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;

export function hexesMet(board: Board, from: Hex, to: Hex): Met[] {
  const [fromCol, fromRow] = [board.col[from], board.row[from]];
  const [toCol, toRow] = [board.col[to], board.row[to]];
  const wider = fromCol === toCol ? 1 : 0;
  const higher = fromRow === toRow ? 1 : 0;
  const met: Met[] = [];
  for (let row = Math.min(fromRow, toRow) - higher; row <= Math.max(fromRow, toRow) + higher; row++) {
    for (let col = Math.min(fromCol, toCol) - wider; col <= Math.max(fromCol, toCol) + wider; col++) {
      if ((col + row) % 2 !== 0) continue;
      const hex = hexAt(board, col, row);
      if (hex !== OFF_BOARD && (hex === from || hex === to)) continue;
      const sides = CORNERS.map(([x, y]) =>
        Math.sign((toCol - fromCol) * (-3 * row + y + 3 * fromRow) - -3 * (toRow - fromRow) * (col + x - fromCol)),
      );
      const left = sides.includes(1);
      const right = sides.includes(-1);
      const cornersOn = sides.filter((side) => side === 0).length;
      if (left && right) met.push({ col, row, hex, side: 'through', cornersOn });
      else if (cornersOn > 0) met.push({ col, row, hex, side: left ? 'left' : 'right', cornersOn });
    }
  }
  return met;
}

export function allPairs(board: Board): [Hex, Hex][] {
  const hexes = board.col.map((_, hex) => hex);
  return hexes.flatMap((from) => hexes.map((to): [Hex, Hex] => [from, to]));
}
