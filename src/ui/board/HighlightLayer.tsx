import { memo } from 'react';
import type { Board } from '../../hex/board.ts';
import { hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Highlight } from './model.ts';

const RIM = hexPoints(SIZE - 2);

export interface HighlightLayerProps {
  readonly board: Board;
  readonly highlights: readonly Highlight[];
}

/** Below the pieces; what a lesson points at lies above them. */
export const HighlightLayer = memo(function HighlightLayer({ board, highlights }: HighlightLayerProps) {
  return (
    <g className="highlights" aria-hidden="true">
      {highlights.map(({ hex, kind }) =>
        kind === 'lesson' ? null : (
          <polygon
            key={`${kind} ${hex}`}
            className={`highlight highlight-${kind}`}
            transform={placeOn(board, hex)}
            points={RIM}
          />
        ),
      )}
    </g>
  );
});
