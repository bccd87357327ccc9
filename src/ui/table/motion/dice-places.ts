import type { Board, Hex } from '../../../hex/board.ts';
import { boardExtent, type Point } from '../../../hex/layout.ts';
import { centreOf, SIZE } from '../../board/geometry.ts';

/** Distance from the middle of one die to the next, in the units of a die. */
export const DIE_GAP = 50;
const IN_A_ROW = 6;
/** From the middle of the outer dice to the middle of the words, in the units of a die. */
export const WORDS_GAP = 42;
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

/** As near to a value as a half of that size on either side allows. */
export function within(value: number, half: number, from: number, to: number): number {
  return half * 2 > to - from ? (from + to) / 2 : Math.min(Math.max(value, from + half), to - half);
}

/** A part of the board, in the units of the drawing. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is seen of the board; all of it where nothing is. */
export function partOf(board: Board, seen: Part | null): Part {
  const { width, height } = boardExtent(board, SIZE);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  if (seen === null) return whole;
  const part = {
    left: Math.max(0, seen.left),
    top: Math.max(0, seen.top),
    right: Math.min(width, seen.right),
    bottom: Math.min(height, seen.bottom),
  };
  return part.left < part.right && part.top < part.bottom ? part : whole;
}

export interface DiceRoom {
  /** Room for more on the outer side, in the units of a die. */
  readonly beyond?: number;
  /** The part of the board that is in sight; null: all of it. */
  readonly seen?: Part | null;
}

/** Beside the hex: above it for those who look at the board, below where the board ends; in the middle for no hex. */
export function dicePlaces(
  board: Board,
  hex: Hex,
  count: number,
  scale: number,
  turned: boolean,
  { beyond = 0, seen = null }: DiceRoom = {},
): DicePlaces {
  const { left, top, right, bottom } = partOf(board, seen);
  const perRow = Math.max(1, Math.min(IN_A_ROW, Math.floor((right - left) / (DIE_GAP * scale))));
  const dice = rowsOf(count, Math.ceil(count / Math.ceil(count / perRow)));
  if (hex < 0) return { centre: { x: (left + right) / 2, y: (top + bottom) / 2 }, dice, outer: 'above' };
  const halfWidth = (Math.max(...dice.map(({ x }) => x)) + DIE_GAP / 2) * scale;
  const halfHeight = (Math.max(...dice.map(({ y }) => y)) + DIE_GAP / 2) * scale;
  const { x, y } = centreOf(board, hex);
  const up = turned ? 1 : -1;
  const above = y + up * (CLEAR + halfHeight);
  const need = halfHeight + beyond * scale;
  const fits = above - need >= top && above + need <= bottom;
  const side = fits ? above : y - up * (CLEAR + halfHeight);
  return {
    centre: { x: within(x, halfWidth, left, right), y: within(side, halfHeight, top, bottom) },
    dice,
    outer: fits ? 'above' : 'below',
  };
}
