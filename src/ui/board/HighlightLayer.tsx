import { memo } from 'react';
import type { Board } from '../../hex/board.ts';
import { hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Highlight } from './model.ts';

const RIM = hexPoints(SIZE - 2);

function Rim({ kind }: Pick<Highlight, 'kind'>) {
  return (
    <>
      <polygon className={`highlight highlight-edge edge-${kind}`} points={RIM} />
      <polygon className={`highlight highlight-${kind}`} points={RIM} />
    </>
  );
}

/** The rim of a kind alone, for an explanation. */
export function HighlightSign({ kind }: Pick<Highlight, 'kind'>) {
  return (
    <g className="highlights">
      <Rim kind={kind} />
    </g>
  );
}

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
            <Rim kind={kind} />
          </g>
        ),
      )}
    </g>
  );
});
