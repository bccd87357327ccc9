import type { Face } from '../table/terrain/tint.ts';
import { HEX_POINTS } from '../board/geometry.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import type { GroundFeature } from './features.ts';

const HEX_BOX = '-52 -52 104 104';

interface GroundSampleProps {
  readonly feature: Pick<GroundFeature, 'id' | 'pieces'>;
  readonly face: Face;
  readonly className?: string;
}

/** A hex that shows a piece of terrain. */
export function GroundSample({ feature: { id, pieces }, face, className }: GroundSampleProps) {
  const mine = id === 'minefield' ? ({ hex: 0, side: -1, value: null } as const) : null;
  return (
    <svg className={className} viewBox={HEX_BOX} aria-hidden="true">
      <GroundDrawing pieces={pieces} face={face} mine={mine} exit={null} />
      <polygon className="sample-line" points={HEX_POINTS} />
    </svg>
  );
}
