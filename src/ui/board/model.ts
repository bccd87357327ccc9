import type { ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';

/** Something that stands on a hex, drawn around the middle of it. */
export interface Token {
  readonly id: number;
  readonly hex: Hex;
  readonly drawing: ReactNode;
}

/** What a click on the hex means: choose the piece there, go there, or strike there. Each has its own shape. */
export type ChoiceKind = 'pick' | 'go' | 'strike';

export interface Choice {
  readonly hex: Hex;
  readonly kind: ChoiceKind;
  /** Said to screen readers and shown as a tooltip. */
  readonly label: string;
}

export interface MapName {
  readonly hex: Hex;
  readonly text: string;
}

export interface Arrow {
  readonly from: Hex;
  readonly to: Hex;
}

export interface BoardModel {
  readonly board: Board;
  /** The ground of each hex, drawn around the middle of it. */
  readonly ground: readonly ReactNode[];
  readonly tokens: readonly Token[];
  readonly names: readonly MapName[];
  readonly choices: readonly Choice[];
  /** The hexes of the piece that is being used. */
  readonly selected: readonly Hex[];
  readonly arrow: Arrow | null;
  /** Doubled-width columns of the lines between the sections. */
  readonly sectionLines: readonly number[];
}
