// Names on a map that is drawn as on the table: they replace the labels of their hexes, and others make room for them.
import type { Board, Hex } from '../../hex/board.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { centreOf } from '../board/geometry.ts';
import { nameLine, placeNames, type NameSpot } from '../board/NameLayer.tsx';

/** Where the label of a hex is written, from its middle. */
export const LABEL_Y = -28;
/** Closer than that one line runs into another. */
const LINE = 15;

export interface Letters {
  /** The width of a letter of a name, and of the label of a hex. */
  readonly name: number;
  readonly label: number;
}

export const ON_THE_SCREEN: Letters = { name: 8, label: 8 };
const ON_PAPER: Letters = { name: 8, label: 10 };
/** A large board is smaller on the same paper, so all that is written on it is larger. */
const ON_PAPER_SMALL: Letters = { name: 11, label: 13 };

export function lettersOnPaper({ name }: Board): Letters {
  return name === 'standard' ? ON_PAPER : ON_PAPER_SMALL;
}

export interface LargeName extends Pick<NameSpot, 'hex' | 'text' | 'x' | 'y' | 'half'> {}

/** The names with their base lines. */
export function largeNames({ board, places, aircraft }: MapPicture, letters: Letters): LargeName[] {
  const names = [...places].map(([hex, text]) => ({ hex, text }));
  const isHigh = (hex: Hex) => aircraft.some((one) => one?.hex === hex);
  return placeNames(board, names, letters.name).map((spot) => ({
    ...spot,
    y: spot.y + nameLine(spot, isHigh(spot.hex)),
  }));
}

/** Whether the label of a hex can be read beside the names; that of a hex with a name is part of it. */
export function isLabelFree(board: Board, hex: Hex, names: readonly LargeName[], letters: Letters): boolean {
  const { x, y } = centreOf(board, hex);
  const half = (board.labels[hex].length * letters.label) / 2;
  return names.every(
    (name) => name.hex !== hex && (Math.abs(name.y - y - LABEL_Y) > LINE || Math.abs(name.x - x) > name.half + half),
  );
}
