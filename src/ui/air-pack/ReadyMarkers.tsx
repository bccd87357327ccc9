import type { Side } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { Roundel } from '../table/figures/Roundel.tsx';
import './planes.css';

export interface ReadyMarkersProps {
  readonly side: Side;
  readonly nation: Nation;
  readonly count: number;
  /** Something else is drawn in the middle of the hex. */
  readonly isAside: boolean;
}

/** A small plane from above, nose up, on the disc of a ready-to-take-off marker. */
const SILHOUETTE =
  'M0 -9C1.4 -8.6 1.8 -6.6 1.8 -4.4L9.6 -1.2L9.6 1.4L1.7 1L1.2 6L4 7.6L4 9.2L0 8.4L-4 9.2L-4 7.6L-1.2 6L-1.7 1L-9.6 1.4L-9.6 -1.2L-1.8 -4.4C-1.8 -6.6 -1.4 -8.6 0 -9Z';

/** Planes that wait at a base: a stack of discs with the sign of their nation, and how many there are. */
export function ReadyMarkers({ side, nation, count, isAside }: ReadyMarkersProps) {
  const discs = Array.from({ length: Math.min(count, 3) }, (_, at) => at);
  return (
    <g
      className={`ready-markers side-${side}`}
      transform={isAside ? 'translate(24 -15) scale(0.92)' : 'translate(0 -2)'}
    >
      {discs.map((at) => (
        <circle key={at} className="ready-disc" cy={-3 * at} r={16} />
      ))}
      <g transform={`translate(0 ${-3 * (discs.length - 1)})`}>
        <path className="ready-plane" d={SILHOUETTE} />
        <g transform={`translate(${side === 0 ? 7.8 : -31.8} -3.4) scale(0.6)`}>
          <Roundel nation={nation} side={side} />
        </g>
        <g className="ready-count" transform="translate(13 -11)">
          <circle r={8} />
          <text y={4}>{count}</text>
        </g>
      </g>
    </g>
  );
}
