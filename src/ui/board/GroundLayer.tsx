import { memo, type ReactNode } from 'react';
import type { Board, Hex } from '../../hex/board.ts';
import { HEX_POINTS, placeOn } from './geometry.ts';

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
      <text className="hex-label" y={-35} aria-hidden="true">
        {board.labels[hex]}
      </text>
    </g>
  );
});

export interface GroundLayerProps {
  readonly board: Board;
  readonly ground: readonly ReactNode[];
}

export function GroundLayer({ board, ground }: GroundLayerProps) {
  return (
    <g className="ground">
      {ground.map((drawing, hex) => (
        <GroundHex key={board.labels[hex]} board={board} hex={hex} drawing={drawing} />
      ))}
    </g>
  );
}
