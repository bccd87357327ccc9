// M44-BOARD-1: pointy-top hexes. `size` is the distance from a centre to a corner; y grows downwards
// and the board's bounding box starts at (0, 0).
import { Orientation, pointToCube } from 'honeycomb-grid';
import { type Board, type Hex, hexAt } from './board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const HALF_WIDTH = Math.sqrt(3) / 2;

export function hexCentre(board: Board, hex: Hex, size: number): Point {
  return {
    x: (board.col[hex] + 1) * HALF_WIDTH * size,
    y: (1.5 * board.row[hex] + 1) * size,
  };
}

/** Around the centre, counter-clockwise: the edge in direction `d` joins the corners `d` and `d + 1`. */
export function hexCorners(size: number): readonly Point[] {
  const x = HALF_WIDTH * size;
  const y = size / 2;
  return [
    { x, y },
    { x, y: -y },
    { x: 0, y: -size },
    { x: -x, y: -y },
    { x: -x, y },
    { x: 0, y: size },
  ];
}

export function boardExtent(board: Board, size: number): Extent {
  return {
    width: (board.lastCol + 2) * HALF_WIDTH * size,
    height: (1.5 * board.rows + 0.5) * size,
  };
}

/** The hex under a point, OFF_BOARD where there is none. */
export function hexAtPoint(board: Board, x: number, y: number, size: number): Hex {
  const { q, r } = pointToCube(
    {
      dimensions: { xRadius: size, yRadius: size },
      orientation: Orientation.POINTY,
      origin: { x: -HALF_WIDTH * size, y: -size },
    },
    { x, y },
  );
  return hexAt(board, 2 * q + r, r);
}
