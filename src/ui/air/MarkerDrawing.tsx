import { memo } from 'react';
import type { Ammunition } from '../../memoir/air/aircraft.ts';
import { BOMB, BULLET } from './marks.ts';
import './ammunition.css';

const BULLETS = [
  { x: -6.4, y: 1.6 },
  { x: 0, y: -1.4 },
  { x: 6.4, y: 1.6 },
] as const;

export interface MarkerDrawingProps {
  readonly ammunition: Ammunition;
  /** A bomb on an objective: it is for the medal, not for the unit. */
  readonly strategic?: boolean;
}

/** A round counter of cardboard around (0, 0), 34 wide. */
export const MarkerDrawing = memo(function MarkerDrawing({ ammunition, strategic = false }: MarkerDrawingProps) {
  return (
    <g className={`marker marker-${strategic ? 'strategic' : ammunition}`}>
      <circle className="marker-edge" r={16} cy={2} />
      <circle className="marker-top" r={16} />
      <circle className="marker-ring" r={13.2} />
      {strategic ? <path className="marker-sight" d="M0 -13V-9M0 13V9M-13 0H-7M13 0H7" /> : null}
      {ammunition === 'bomb' || strategic ? (
        <path className="marker-sign" d={BOMB} transform={strategic ? 'scale(0.95)' : 'scale(1.25)'} />
      ) : (
        BULLETS.map(({ x, y }) => (
          <path key={x} className="marker-sign" d={BULLET} transform={`translate(${x} ${y}) scale(1.1)`} />
        ))
      )}
    </g>
  );
});

/** The counter as a small picture of its own. */
export function Marker(props: MarkerDrawingProps) {
  return (
    <svg className="marker-picture" viewBox="-18 -18 36 38" aria-hidden="true">
      <MarkerDrawing {...props} />
    </svg>
  );
}
