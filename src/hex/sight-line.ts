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

export function sightLine(board: Board, from: Hex, to: Hex): SightLine {
  return (board.sightLines[from * board.size + to] ??= traceLine(board, from, to));
}

/**
 * With centres at (col, -3 row) and corners at (0, ±2), (±1, ±1) around them all numbers are integers.
 * The cross product of the line with a corner is that of the centre plus at most `reach`, either way:
 * a centre nearer than that has corners on both sides of the line, a centre just as far has one or
 * two corners on it.
 */
function traceLine(board: Board, from: Hex, to: Hex): SightLine {
  const { col, row } = board;
  const dx = col[to] - col[from];
  const dy = -3 * (row[to] - row[from]);
  const reach = Math.max(2 * Math.abs(dx), Math.abs(dx) + Math.abs(dy));
  // Only an upright line meets hexes beside the rectangle of its ends.
  const wider = dx === 0 && dy !== 0 ? 1 : 0;
  const firstCol = Math.min(col[from], col[to]) - wider;
  const lastCol = Math.max(col[from], col[to]) + wider;
  const lastRow = Math.max(row[from], row[to]);

  const through: Hex[] = [];
  const left: Hex[] = [];
  const right: Hex[] = [];
  let throughOff = false;
  let leftOff = false;
  let rightOff = false;

  for (let r = Math.min(row[from], row[to]); r <= lastRow; r++) {
    for (let c = firstCol + ((firstCol + r) & 1); c <= lastCol; c += 2) {
      const cross = -3 * dx * (r - row[from]) - dy * (c - col[from]);
      if (cross > reach || cross < -reach) continue;
      const hex = hexAt(board, c, r);
      if (hex === from || hex === to) continue;
      if (cross === reach) {
        if (hex === OFF_BOARD) leftOff = true;
        else left.push(hex);
      } else if (cross === -reach) {
        if (hex === OFF_BOARD) rightOff = true;
        else right.push(hex);
      } else {
        if (hex === OFF_BOARD) throughOff = true;
        else through.push(hex);
      }
    }
  }

  // One step in x is √3 times as long as one in y here, so x counts three times.
  const along = (hex: Hex): number => 3 * dx * (col[hex] - col[from]) - 3 * dy * (row[hex] - row[from]);
  const nearestFirst = (a: Hex, b: Hex): number => along(a) - along(b);
  through.sort(nearestFirst);
  left.sort(nearestFirst);
  right.sort(nearestFirst);
  return { through, left, right, throughOff, leftOff, rightOff };
}
