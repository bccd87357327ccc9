import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent, hexCentre, hexCorners, type Point } from '../../hex/layout.ts';

/** Everything on the board is drawn in these units: the distance from the middle of a hex to a corner. */
export const SIZE = 50;
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;
const MARGIN = 8;

function pointsText(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** The corners of a hex of the given size around (0, 0), for a polygon. */
export function hexPoints(size = SIZE): string {
  return pointsText(hexCorners(size));
}

export const HEX_POINTS = hexPoints();
export const INNER_HEX_POINTS = hexPoints(SIZE - 4);

export function centreOf(board: Board, hex: Hex): Point {
  return hexCentre(board, hex, SIZE);
}

export function placeOn(board: Board, hex: Hex): string {
  const { x, y } = centreOf(board, hex);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

/** The middle of the edge in a direction (0 is east, then counter-clockwise). */
export function edgeMiddle(direction: number): Point {
  const angle = (direction * Math.PI) / 3;
  return { x: APOTHEM * Math.cos(angle), y: -APOTHEM * Math.sin(angle) };
}

/** The drawing with its margin, in the units of the drawing. */
export function drawingSize(board: Board): { readonly width: number; readonly height: number } {
  const { width, height } = boardExtent(board, SIZE);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

export function viewBoxOf(board: Board): string {
  const { width, height } = drawingSize(board);
  return `${-MARGIN} ${-MARGIN} ${width.toFixed(1)} ${height.toFixed(1)}`;
}

/** Where the middle of a hex is in the drawing, as fractions of its width and height. */
export function fractionOf(board: Board, hex: Hex, turned: boolean): Point {
  const { width, height } = drawingSize(board);
  const { x, y } = centreOf(board, hex);
  const [fx, fy] = [(x + MARGIN) / width, (y + MARGIN) / height];
  return turned ? { x: 1 - fx, y: 1 - fy } : { x: fx, y: fy };
}

/** Fractions of the drawing in its own units; a turned board is turned back. */
export function pointAtFraction(board: Board, { x, y }: Point, turned: boolean): Point {
  const { width, height } = drawingSize(board);
  const extent = boardExtent(board, SIZE);
  const at = { x: x * width - (width - extent.width) / 2, y: y * height - (height - extent.height) / 2 };
  return turned ? { x: extent.width - at.x, y: extent.height - at.y } : at;
}

/** Half a circle about the middle of the board. */
export function halfTurn(board: Board): string {
  const { width, height } = boardExtent(board, SIZE);
  return `rotate(180 ${(width / 2).toFixed(2)} ${(height / 2).toFixed(2)})`;
}

/** Where a doubled-width column lies. */
export function columnX(column: number): number {
  return (column + 1) * APOTHEM;
}
