import type { Board, Hex } from '../../../hex/board.ts';
import { boardExtent, type Point } from '../../../hex/layout.ts';
import { centreOf, SIZE } from '../../board/geometry.ts';

/** Distance from the middle of one die to the next, in the units of a die. */
export const DIE_GAP = 50;
const IN_A_ROW = 6;
/** From the middle of the hex to the edge of the dice. */
const CLEAR = 44;

export interface DicePlaces {
  /** The middle of the dice on the board. */
  readonly centre: Point;
  /** Each die, as seen by the players around that middle. */
  readonly dice: readonly Point[];
  /** The side of them that is away from the hex, as seen by the players. */
  readonly outer: 'above' | 'below';
}

function rowsOf(count: number, perRow: number): Point[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = row < rows - 1 ? perRow : count - row * perRow;
    return {
      x: ((at % perRow) - (inRow - 1) / 2) * DIE_GAP,
      y: (row - (rows - 1) / 2) * DIE_GAP,
    };
  });
}

function within(value: number, half: number, whole: number): number {
  return half * 2 > whole ? whole / 2 : Math.min(Math.max(value, half), whole - half);
}

/** Beside the hex: above it for those who look at the board, below where the board ends; in the middle for no hex. */
export function dicePlaces(
  board: Board,
  hex: Hex,
  count: number,
  scale: number,
  turned: boolean,
  /** Room for more on the outer side, in the units of a die. */
  beyond = 0,
): DicePlaces {
  const { width, height } = boardExtent(board, SIZE);
  const perRow = Math.max(1, Math.min(IN_A_ROW, Math.floor(width / (DIE_GAP * scale))));
  const dice = rowsOf(count, Math.ceil(count / Math.ceil(count / perRow)));
  if (hex < 0) return { centre: { x: width / 2, y: height / 2 }, dice, outer: 'above' };
  const halfWidth = (Math.max(...dice.map(({ x }) => x)) + DIE_GAP / 2) * scale;
  const halfHeight = (Math.max(...dice.map(({ y }) => y)) + DIE_GAP / 2) * scale;
  const { x, y } = centreOf(board, hex);
  const up = turned ? 1 : -1;
  const above = y + up * (CLEAR + halfHeight);
  const need = halfHeight + beyond * scale;
  const fits = above - need >= 0 && above + need <= height;
  const side = fits ? above : y - up * (CLEAR + halfHeight);
  return {
    centre: { x: within(x, halfWidth, width), y: within(side, halfHeight, height) },
    dice,
    outer: fits ? 'above' : 'below',
  };
}
