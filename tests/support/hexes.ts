import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { State } from '../../src/memoir/index.ts';

export function hexNamed(state: State, label: string): number {
  const hex = hexOfLabel(boardOf(state.board), label);
  if (hex === undefined) throw new Error(`No hex ${label}`);
  return hex;
}

export function labelAt(state: State, hex: number): string {
  return boardOf(state.board).labels[hex];
}
