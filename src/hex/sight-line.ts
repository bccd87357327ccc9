// M44-LOS-1, M44-LOS-2, M44-LOS-5: the geometry only; what obstructs is the game's business.
import { type Board, type Hex, hexAt, OFF_BOARD } from './board.ts';

/** The hexes that the straight line between two centres meets, both end hexes left out. */
export interface SightLine {
  /** The line runs through the inside of these, from `from` to `to`. */
  readonly through: readonly Hex[];
  /** The line touches an edge or a corner of these, which lie to its left or to its right. */
  readonly left: readonly Hex[];
  readonly right: readonly Hex[];
  /** Such a hex is off the board. */
  readonly throughOff: boolean;
  readonly leftOff: boolean;
  readonly rightOff: boolean;
}

// With centres at (col, -3 row) every corner is a lattice point: all tests are exact.
const CORNER_X = [0, 1, 1, 0, -1, -1] as const;
const CORNER_Y = [2, 1, -1, -2, -1, 1] as const;

const Corners = { apart: 0, left: 1, right: 2, through: 3 } as const;

export function sightLine(board: Board, from: Hex, to: Hex): SightLine {
  const cell = from * board.size + to;
  return (board.sightLines[cell] ??= traceLine(board, from, to));
}

function traceLine(board: Board, from: Hex, to: Hex): SightLine {
  const fromCol = board.col[from];
  const fromRow = board.row[from];
  const toCol = board.col[to];
  const toRow = board.row[to];
  const dx = toCol - fromCol;
  const dy = -3 * (toRow - fromRow);
  const wider = dx === 0 ? 1 : 0;
  const higher = dy === 0 ? 1 : 0;
  const lastCol = Math.max(fromCol, toCol) + wider;
  const lastRow = Math.max(fromRow, toRow) + higher;

  const through: Hex[] = [];
  const left: Hex[] = [];
  const right: Hex[] = [];
  let throughOff = false;
  let leftOff = false;
  let rightOff = false;

  for (let row = Math.min(fromRow, toRow) - higher; row <= lastRow; row++) {
    const firstCol = Math.min(fromCol, toCol) - wider;
    for (let col = firstCol + ((firstCol + row) & 1); col <= lastCol; col += 2) {
      const hex = hexAt(board, col, row);
      if (hex === from || hex === to) continue;
      const corners = cornerSides(dx, dy, col - fromCol, -3 * (row - fromRow));
      if (corners === Corners.through) {
        if (hex === OFF_BOARD) throughOff = true;
        else through.push(hex);
      } else if (corners === Corners.left) {
        if (hex === OFF_BOARD) leftOff = true;
        else left.push(hex);
      } else if (corners === Corners.right) {
        if (hex === OFF_BOARD) rightOff = true;
        else right.push(hex);
      }
    }
  }

  const along = (hex: Hex): number =>
    3 * dx * (board.col[hex] - fromCol) - 3 * dy * (board.row[hex] - fromRow);
  const nearestFirst = (a: Hex, b: Hex): number => along(a) - along(b);
  through.sort(nearestFirst);
  left.sort(nearestFirst);
  right.sort(nearestFirst);
  return { through, left, right, throughOff, leftOff, rightOff };
}

/** Where the hex with its centre at (x, y) lies to the line from (0, 0) in the direction (dx, dy). */
function cornerSides(dx: number, dy: number, x: number, y: number): number {
  let lefts = 0;
  let rights = 0;
  for (let corner = 0; corner < 6; corner++) {
    const cross = dx * (y + CORNER_Y[corner]) - dy * (x + CORNER_X[corner]);
    if (cross > 0) lefts++;
    else if (cross < 0) rights++;
  }
  if (lefts > 0 && rights > 0) return Corners.through;
  if (lefts + rights === 6) return Corners.apart;
  if (lefts > 0) return Corners.left;
  return rights > 0 ? Corners.right : Corners.apart;
}
