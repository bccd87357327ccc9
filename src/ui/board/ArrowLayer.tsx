import type { Board } from '../../hex/board.ts';
import { centreOf } from './geometry.ts';
import type { Arrow } from './model.ts';

const GAP = 24;
const HEAD = 15;

export interface ArrowLayerProps {
  readonly board: Board;
  readonly arrow: Arrow;
}

/** From one hex to another, stopping short of both middles. */
export function ArrowLayer({ board, arrow }: ArrowLayerProps) {
  const from = centreOf(board, arrow.from);
  const to = centreOf(board, arrow.to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const end = length - GAP;
  return (
    <g
      className="arrow"
      aria-hidden="true"
      transform={`translate(${from.x.toFixed(1)} ${from.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
    >
      <path className="arrow-edge" d={`M${GAP} 0H${end - HEAD}`} />
      <path className="arrow-line" d={`M${GAP} 0H${end - HEAD}`} />
      <path className="arrow-head" d={`M${end} 0l${-HEAD - 2} -9v18z`} />
    </g>
  );
}
