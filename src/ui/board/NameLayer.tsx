import { memo } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent } from '../../hex/layout.ts';
import { centreOf, SIZE } from './geometry.ts';
import type { MapName, Token } from './model.ts';

/** The base line: above heads and medals of its own hex, below the feet of those in the row above. */
export const NAME_Y = -32;
/** Below the feet of what reaches up there. */
const NAME_BELOW = 46;
/** The width of a letter where names are written largest. */
const LETTER = 8;

/** Where a name is written: with its hex, or below what stands there where another name is in the way. */
export interface NameSpot extends MapName {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly half: number;
  readonly isBelow: boolean;
}

/**
 * A name takes the place of the label of its hex, which becomes its first word: the labels in the rows above and below
 * are out of its way, and it stays where it is whoever comes and goes.
 */
export function placeNames(board: Board, names: readonly MapName[], letter: number): NameSpot[] {
  const { width } = boardExtent(board, SIZE);
  const placed: NameSpot[] = [];
  for (const { hex, text } of names) {
    const half = ((board.labels[hex].length + 1 + text.length) * letter) / 2;
    const { x: middle, y } = centreOf(board, hex);
    const x = half * 2 > width ? middle : Math.min(Math.max(middle, half), width - half);
    const isTaken = placed.some((other) => other.y === y && Math.abs(other.x - x) < other.half + half);
    placed.push({ hex, text, x, y, half, isBelow: isTaken });
  }
  return placed;
}

const spots = new WeakMap<readonly MapName[], readonly NameSpot[]>();

/** The same names have the same places. */
export function nameSpots(board: Board, names: readonly MapName[]): readonly NameSpot[] {
  const known = spots.get(names);
  if (known !== undefined) return known;
  const placed = placeNames(board, names, LETTER);
  spots.set(names, placed);
  return placed;
}

/** The base line of a name, from the middle of its hex. */
export function nameLine({ isBelow }: NameSpot, isHigh: boolean): number {
  return isBelow || isHigh ? NAME_BELOW : NAME_Y;
}

export interface NameLayerProps {
  readonly board: Board;
  readonly names: readonly MapName[];
  readonly tokens: readonly Token[];
  /** Only the names of these hexes. */
  readonly of?: readonly Hex[];
}

export const NameLayer = memo(function NameLayer({ board, names, tokens, of }: NameLayerProps) {
  const isHigh = (hex: Hex) => tokens.some((token) => token.hex === hex && token.isHigh === true);
  return (
    <g className="map-names" aria-hidden="true">
      {nameSpots(board, names)
        .filter(({ hex }) => of?.includes(hex) ?? true)
        .map((spot) => (
          <g key={spot.hex} transform={`translate(${spot.x.toFixed(2)} ${spot.y.toFixed(2)})`}>
            <g className="upright">
              <text y={nameLine(spot, isHigh(spot.hex))}>
                <tspan className="name-hex">{board.labels[spot.hex]}</tspan> {spot.text}
              </text>
            </g>
          </g>
        ))}
    </g>
  );
});
