import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { boardExtent } from '../../hex/layout.ts';
import { columnX, HEX_POINTS, placeOn, SIZE } from './geometry.ts';
import type { MapName } from './model.ts';

interface GroundHexProps {
  readonly board: Board;
  readonly hex: Hex;
  readonly drawing: ReactNode;
}

const GroundHex = memo(function GroundHex({ board, hex, drawing }: GroundHexProps) {
  return (
    <g transform={placeOn(board, hex)} data-hex={hex}>
      {drawing}
      <polygon className="hex-line" points={HEX_POINTS} />
      <g className="upright">
        <text className="hex-label" y={-35} aria-hidden="true">
          {board.labels[hex]}
        </text>
      </g>
    </g>
  );
});

export interface GroundLayerProps {
  readonly board: Board;
  readonly ground: readonly ReactNode[];
}

export const GroundLayer = memo(function GroundLayer({ board, ground }: GroundLayerProps) {
  return (
    <g className="ground">
      {ground.map((drawing, hex) => (
        <GroundHex key={board.labels[hex]} board={board} hex={hex} drawing={drawing} />
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
        <line key={column} x1={columnX(column)} x2={columnX(column)} y1={2} y2={height - 2} />
      ))}
    </g>
  );
});

export interface NameLayerProps {
  readonly board: Board;
  readonly names: readonly MapName[];
}

export const NameLayer = memo(function NameLayer({ board, names }: NameLayerProps) {
  return (
    <g className="map-names" aria-hidden="true">
      {names.map(({ hex, text }) => (
        <g key={hex} transform={placeOn(board, hex)}>
          <g className="upright">
            <text y={53}>{text}</text>
          </g>
        </g>
      ))}
    </g>
  );
});
