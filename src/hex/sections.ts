// M44-BOARD-8, M44-BOARD-9, M44-BOARD-11
import type { Board, Hex } from './board.ts';

/** Bit 0 is the leftmost section of the player who looks from the top or from the bottom edge. */
export function sectionMask(board: Board, hex: Hex, top: boolean): number {
  return top ? board.sectionsFromTop[hex] : board.sections[hex];
}

/** A border runs through the middle of the hex, which belongs to both sides of it. */
export function isStraddling(board: Board, hex: Hex): boolean {
  const mask = board.sections[hex];
  return (mask & (mask - 1)) !== 0;
}
