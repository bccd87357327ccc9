import { memo, type ReactNode, type SVGProps } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent } from '../../hex/layout.ts';
import { columnX, HEX_POINTS, placeOn, SIZE } from './geometry.ts';
import type { MapName, Token } from './model.ts';

/** The base line of a label: inside the rims a hex may have, above the heads of a unit. */
const LABEL_Y = -27;
/** Below a piece it is off the note of the hex at the lower left. */
const LABEL_BELOW = { x: -4, y: 48 };
/** The right end of a label, where a note begins. */
const BESIDE_NOTE = 8;
export interface GroundHexProps {
  readonly board: Board;
  readonly hex: Hex;
  readonly drawing: ReactNode;
  /** Its label is written with its name. */
  readonly isNamed?: boolean;
}

export const GroundHex = memo(function GroundHex({ board, hex, drawing, isNamed = false }: GroundHexProps) {
  return (
    <g transform={placeOn(board, hex)} data-hex={hex}>
      {drawing}
      <polygon className="hex-line" points={HEX_POINTS} />
      {isNamed ? null : (
        <g className="upright">
          <text className="hex-label" y={LABEL_Y} aria-hidden="true">
            {board.labels[hex]}
          </text>
        </g>
      )}
    </g>
  );
});

export function namedHexes(names: readonly MapName[]): ReadonlySet<Hex> {
  return new Set(names.map(({ hex }) => hex));
}

export interface GroundLayerProps {
  readonly board: Board;
  readonly ground: readonly ReactNode[];
  readonly names: readonly MapName[];
}

export const GroundLayer = memo(function GroundLayer({ board, ground, names }: GroundLayerProps) {
  const named = namedHexes(names);
  return (
    <g className="ground">
      {ground.map((drawing, hex) => (
        <GroundHex key={board.labels[hex]} board={board} hex={hex} drawing={drawing} isNamed={named.has(hex)} />
      ))}
    </g>
  );
});

export interface SectionLinesProps {
  readonly board: Board;
  readonly columns: readonly number[];
}

export const SectionLines = memo(function SectionLines({ board, columns }: SectionLinesProps) {
  const { height } = boardExtent(board, SIZE);
  return (
    <g className="section-lines" aria-hidden="true">
      {columns.map((column) => (
        <line
          key={column}
          className={column % 2 === 0 ? 'even-column' : undefined}
          x1={columnX(column)}
          x2={columnX(column)}
          y1={2}
          y2={height - 2}
        />
      ))}
    </g>
  );
});

export interface LabelLayerProps {
  readonly board: Board;
  readonly hexes: readonly Hex[];
  readonly tokens: readonly Token[];
  readonly names: readonly MapName[];
  /** Where a note lies at the right: the label makes room for it. */
  readonly noted?: readonly Hex[];
}

const NOWHERE: readonly Hex[] = [];

/** Above the piece, unless it reaches up there; a note at the right is left free. */
function labelPlace(isBelow: boolean, isNoted: boolean): SVGProps<SVGTextElement> {
  if (isBelow) return { ...LABEL_BELOW, className: 'named-label below-piece' };
  return isNoted
    ? { x: BESIDE_NOTE, y: LABEL_Y, className: 'named-label beside-note' }
    : { y: LABEL_Y, className: 'named-label' };
}

/** The labels of the hexes somebody speaks of, once more and above all else but a piece that reaches up there and names. */
export function LabelLayer({ board, hexes, tokens, names, noted = NOWHERE }: LabelLayerProps) {
  const named = namedHexes(names);
  const isHigh = (hex: Hex) => tokens.some((token) => token.hex === hex && token.isHigh === true);
  return (
    <g className="named-labels" aria-hidden="true">
      {[...new Set(hexes)]
        .filter((hex) => !named.has(hex))
        .map((hex) => (
          <g key={hex} transform={placeOn(board, hex)}>
            <g className="upright">
              <text {...labelPlace(isHigh(hex), noted.includes(hex))}>{board.labels[hex]}</text>
            </g>
          </g>
        ))}
    </g>
  );
}
