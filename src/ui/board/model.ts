import type { ComponentType, ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';

/** Who may act, who is done, and who is not asked: seen at a glance. */
export type TokenState = 'ready' | 'spent' | 'quiet';

/** Something that stands on a hex, drawn around the middle of it and always upright. */
export interface Token {
  readonly id: number;
  readonly hex: Hex;
  readonly drawing: ReactNode;
  readonly state?: TokenState;
  /** It fills its hex up to the upper corner. */
  readonly isHigh?: boolean;
}

/**
 * What a click on the hex means, each with its own shape:
 * choose the piece there · go there and still be able to fight · go there and fight no more ·
 * strike there · strike there for certain, now that it was tapped once · fall back there · follow up there.
 */
export const CHOICE_KINDS = ['pick', 'go', 'walk', 'strike', 'aimed', 'retreat', 'ground'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** Something small that lies on a hex, drawn around the middle of it, upright, and above the pieces. */
export interface Counter {
  readonly id: string;
  readonly hex: Hex;
  readonly drawing: ReactNode;
}

/** Buttons of the page at a hex, above it or below it. */
export interface Popup {
  readonly hex: Hex;
  readonly below: boolean;
  /** From the middle of the hex, in the units of the drawing. */
  readonly away: number;
  readonly content: ReactNode;
}

export interface Choice {
  readonly hex: Hex;
  readonly kind: ChoiceKind;
  /** Said to screen readers. */
  readonly label: string;
  /** A few letters drawn on the hex: "2d". */
  readonly note?: string;
  /** Where the piece comes from: the sign points away from it. */
  readonly from?: Hex;
}

export interface MapName {
  readonly hex: Hex;
  readonly text: string;
}

export interface Arrow {
  readonly from: Hex;
  readonly to: Hex;
}

/** A ribbon over the hexes with numbered steps; the first hex is the start and has no number. */
export interface Path {
  readonly hexes: readonly Hex[];
  readonly kind: 'planned' | 'done' | 'course';
  /** The first hex is a step too. */
  readonly startCounts?: boolean;
}

/**
 * A hex that something else on the page speaks of: an entry of the log, the thing looked at, a neighbour in danger,
 * the orders that are being given, the words of a lesson.
 */
export const HIGHLIGHT_KINDS = ['log', 'look', 'reach', 'danger', 'ordered', 'lesson'] as const;
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

export interface Highlight {
  readonly hex: Hex;
  readonly kind: HighlightKind;
}

/** Asks the board to bring a hex to the middle; another `token` asks again. */
export interface Centre {
  readonly hex: Hex;
  readonly token: number;
}

/** How somebody came to look at a hex. */
export type LookBy = 'hover' | 'press' | 'focus';

export interface PointerLayerProps {
  readonly board: Board;
  readonly pointers: readonly Arrow[];
  readonly hexes: readonly Hex[];
  /** Where pieces stand. */
  readonly taken: readonly Hex[];
  readonly turned: boolean;
}

export interface BoardModel {
  readonly board: Board;
  /** The ground of each hex, drawn around the middle of it. What has an up in it is in a group of class `upright`. */
  readonly ground: readonly ReactNode[];
  /** The ground changes often, a few hexes at a time: it is painted in blocks, so that the others are not painted again. */
  readonly isDrawnOn?: boolean;
  readonly tokens: readonly Token[];
  readonly counters?: readonly Counter[];
  readonly names: readonly MapName[];
  readonly choices: readonly Choice[];
  /** The hexes of the piece that is being used. */
  readonly selected: readonly Hex[];
  readonly arrow: Arrow | null;
  /** Arrows that show the way to a learner. */
  readonly pointers?: readonly Arrow[];
  /** What draws them, and the hexes of a lesson: only those who teach bring it along. */
  readonly pointerLayer?: ComponentType<PointerLayerProps> | undefined;
  /** Hexes that are brought into view when others are named here. */
  readonly spokenOf?: readonly Hex[];
  readonly paths: readonly Path[];
  readonly highlights: readonly Highlight[];
  /** Doubled-width columns of the lines between the sections. */
  readonly sectionLines: readonly number[];
  /** Seen from the top edge: everything is turned by half a circle. */
  readonly turned: boolean;
  /** Drawn in the board's own coordinates above the tokens, turned with the board. */
  readonly overlay?: ReactNode;
  readonly popup?: Popup | null;
  /** What is on a hex, in words. */
  labelOf(this: void, hex: Hex): string;
}
