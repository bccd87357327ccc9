// M44-BOARD-5
import type { Board, Hex } from './board.ts';

export function hexLabel(board: Board, hex: Hex): string {
  return board.labels[hex];
}

/** Case matters: 'D5' is in an even column, 'd6' in an odd one. */
export function hexOfLabel(board: Board, label: string): Hex | undefined {
  const hex = board.labels.indexOf(label);
  return hex === -1 ? undefined : hex;
}
