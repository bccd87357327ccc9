import type { Board, Hex } from '../../hex/board.ts';
import { centreOf, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Arrow } from './model.ts';

const RING = hexPoints(SIZE - 1);
/** How far from the middles of its hexes an arrow begins and its tip ends: whoever stands there is seen. */
const [START, TIP] = [30, 27];
/** There is little room to a neighbour. */
const [NEAR_START, NEAR_TIP] = [25, 21];
/** From the end of the line to the tip. */
const HEAD = 22;

/** A bow from one hex to another, bent to the side, so that it is no attack and hides no piece in between. */
function Pointer({ board, arrow: { from, to } }: { readonly board: Board; readonly arrow: Arrow }) {
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  // Straight to a neighbour, where there is no room for a bow.
  const bend = -Math.min(46, 4 + Math.max(0, length - 90) * 0.25);
  const isNear = length < 90;
  const [size, start, tipAt] = isNear ? [0.65, NEAR_START, NEAR_TIP] : [1, START, TIP];
  const end = length - tipAt - HEAD * size;
  const bow = `M${start} 0Q${(length / 2).toFixed(1)} ${(bend * 1.6).toFixed(1)} ${end.toFixed(1)} ${(bend * 0.22).toFixed(1)}`;
  const tip = (Math.atan2(bend * 0.22 - bend * 1.6, end - length / 2) * 180) / Math.PI;
  const head = `translate(${end.toFixed(1)} ${(bend * 0.22).toFixed(1)}) rotate(${tip.toFixed(1)}) scale(${size})`;
  return (
    <g transform={`translate(${a.x.toFixed(1)} ${a.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}>
      <path className="pointer-edge" d={bow} />
      <path className="pointer-line" d={bow} />
      <path className="pointer-march" d={bow} />
      <path className="pointer-head" transform={head} d="M22 0L-8 -15L-2 0L-8 15Z" />
    </g>
  );
}

export interface PointerLayerProps {
  readonly board: Board;
  readonly pointers: readonly Arrow[];
  readonly hexes: readonly Hex[];
}

/** What is shown to a learner: arrows, and hexes to look at. */
export function PointerLayer({ board, pointers, hexes }: PointerLayerProps) {
  return (
    <g className="pointers" aria-hidden="true">
      {hexes.map((hex) => (
        <g key={hex} transform={placeOn(board, hex)}>
          <polygon className="pointer-ring-edge" points={RING} />
          <polygon className="pointer-ring" points={RING} />
        </g>
      ))}
      {pointers.map((arrow) => (
        <Pointer key={`${arrow.from} ${arrow.to}`} board={board} arrow={arrow} />
      ))}
    </g>
  );
}
