import { distance, OFF_BOARD, type Board, type Hex } from '../../hex/board.ts';
import { hexAtPoint, type Point } from '../../hex/layout.ts';
import { APOTHEM, centreOf, SIZE } from './geometry.ts';

/** Between two looks at where the pointer is, in the units of the drawing. */
const STEP = APOTHEM / 3;
/** A pointer that only cuts the corner of a hex was not meant for it. */
const MEANT = 0.92 * APOTHEM;

/** OFF_BOARD where there is none. */
export function hexUnder(board: Board, { x, y }: Point): Hex {
  return hexAtPoint(board, x, y, SIZE);
}

function isMeant(board: Board, hex: Hex, at: Point): boolean {
  const { x, y } = centreOf(board, hex);
  return Math.hypot(at.x - x, at.y - y) <= MEANT;
}

/** From one hex to another without a gap, both of them included. */
export function straightLine(board: Board, from: Hex, to: Hex): Hex[] {
  const steps = distance(board, from, to);
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  // A line along an edge keeps to one side of it: at the right rim of the board to the left one.
  const way = (beside: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = steps === 0 ? 0 : step / steps;
      return hexUnder(board, { x: a.x + (b.x - a.x) * part + beside, y: a.y + (b.y - a.y) * part + 0.02 });
    });
  const right = way(0.01);
  return right.includes(OFF_BOARD) ? way(-0.01) : right;
}

/**
 * The hexes that a pointer came to on the way between two points, without the one it was on last; a fast one is told of
 * at few points only, so those between are found here. Neighbours follow each other.
 */
export function hexesPassed(board: Board, last: Hex, from: Point, to: Point): Hex[] {
  const passed: Hex[] = [];
  const looks = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  let current = last;
  for (let look = 1; look <= looks; look++) {
    const at = { x: from.x + ((to.x - from.x) * look) / looks, y: from.y + ((to.y - from.y) * look) / looks };
    const hex = hexUnder(board, at);
    if (hex === OFF_BOARD || hex === current || !isMeant(board, hex, at)) continue;
    passed.push(...straightLine(board, current, hex).slice(1));
    current = hex;
  }
  return passed;
}
