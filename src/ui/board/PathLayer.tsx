import { memo } from 'react';
import type { Board } from '../../hex/board.ts';
import { centreOf, placeOn } from './geometry.ts';
import type { Path } from './model.ts';

export interface PathLayerProps {
  readonly board: Board;
  readonly paths: readonly Path[];
}

/** Through the middles of the hexes, with a soft bend at each. */
function ribbon(board: Board, hexes: Path['hexes']): string {
  const points = hexes.map((hex) => centreOf(board, hex));
  return points
    .map(({ x, y }, at) => {
      if (at === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const next = points[at + 1];
      if (next === undefined) return `L${x.toFixed(1)} ${y.toFixed(1)}`;
      const before = points[at - 1];
      const [inX, inY] = [x + (before.x - x) * 0.3, y + (before.y - y) * 0.3];
      const [outX, outY] = [x + (next.x - x) * 0.3, y + (next.y - y) * 0.3];
      return `L${inX.toFixed(1)} ${inY.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${outX.toFixed(1)} ${outY.toFixed(1)}`;
    })
    .join('');
}

function keyOf({ hexes, kind }: Path): string {
  return `${kind} ${hexes.join(' ')}`;
}

function stepsOf({ hexes, startCounts = false }: Path): Path['hexes'] {
  return startCounts ? hexes : hexes.slice(1);
}

/** The ways themselves, below the pieces. */
export const PathRibbons = memo(function PathRibbons({ board, paths }: PathLayerProps) {
  return (
    <g className="paths" aria-hidden="true">
      {paths.map((path) => (
        <g key={keyOf(path)} className={`path path-${path.kind}`}>
          <path className="path-edge" d={ribbon(board, path.hexes)} />
          <path className="path-line" d={ribbon(board, path.hexes)} />
        </g>
      ))}
    </g>
  );
});

/** The number of each step, above the pieces; a hex that is passed twice shows both. */
export const PathSteps = memo(function PathSteps({ board, paths }: PathLayerProps) {
  return (
    <g className="path-steps" aria-hidden="true">
      {paths.map((path) =>
        stepsOf(path).map((hex, at, steps) => {
          const earlier = steps.slice(0, at).filter((other) => other === hex).length;
          return (
            <g key={`${keyOf(path)} ${at + 1}`} className={`step step-${path.kind}`} transform={placeOn(board, hex)}>
              <g className="upright">
                <circle cx={-24 + earlier * 16} cy={-20} r={9} />
                <text x={-24 + earlier * 16} y={-15.8}>
                  {at + 1}
                </text>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
});
