import { memo } from 'react';
import type { Board } from '../../hex/board.ts';
import { hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Highlight } from './model.ts';

const RIM = hexPoints(SIZE - 2);

export interface HighlightLayerProps {
  readonly board: Board;
  readonly highlights: readonly Highlight[];
}

/** Below the pieces; what a lesson points at lies above them, and of what is looked at the label alone. */
export const HighlightLayer = memo(function HighlightLayer({ board, highlights }: HighlightLayerProps) {
  return (
    <g className="highlights" aria-hidden="true">
      {highlights.map(({ hex, kind }) =>
        kind === 'lesson' || kind === 'look' ? null : (
          <g key={`${kind} ${hex}`} transform={placeOn(board, hex)}>
            <polygon className={`highlight highlight-edge edge-${kind}`} points={RIM} />
            <polygon className={`highlight highlight-${kind}`} points={RIM} />
          </g>
        ),
      )}
    </g>
  );
});
