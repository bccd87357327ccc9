import type { Board } from '../../hex/board.ts';
import { centreOf, hexPoints, placeOn, SIZE } from './geometry.ts';
import type { Arrow, PointerLayerProps } from './model.ts';
import './pointers.css';

const RING = hexPoints(SIZE - 1);
/** How far from the middle of its hex an arrow begins: whoever stands there is seen. */
const START = 35;
/** Its tip is in the middle of a free hex, and inside the hex but short of a piece in it. */
const [TIP_FREE, TIP_TAKEN] = [2, 25];
/** Along a row it goes above the heads of those who stand side by side. */
const [LEVEL_START, LIFT] = [27, 21];
/** From the end of the line to the tip. */
const HEAD = 22;
/** Not much farther than to a neighbour. */
const NEAR = 90;

interface PointerProps {
  readonly board: Board;
  readonly arrow: Arrow;
  /** A piece stands where it ends. */
  readonly isTaken: boolean;
  readonly turned: boolean;
}

/**
 * A way to a free hex is a bow, so that it hides no piece in between. What goes to a piece is straight, as a line of
 * sight is; and so is the way to a neighbour, where there is no room for a bow.
 */
function Pointer({ board, arrow: { from, to }, isTaken, turned }: PointerProps) {
  const [a, b] = [centreOf(board, from), centreOf(board, to)];
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance === 0) return null;
  const way = { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance };
  const isLevel = Math.abs(way.y) < 0.1;
  const lift = isLevel ? (turned ? LIFT : -LIFT) : 0;
  const [away, short] = [isLevel ? LEVEL_START : START, isTaken ? TIP_TAKEN : TIP_FREE];
  const start = { x: a.x + way.x * away, y: a.y + way.y * away + lift };
  const tip = { x: b.x - way.x * short, y: b.y - way.y * short + (isTaken ? lift : 0) };
  const length = Math.hypot(tip.x - start.x, tip.y - start.y);
  const angle = (Math.atan2(tip.y - start.y, tip.x - start.x) * 180) / Math.PI;
  const isNear = distance < NEAR;
  const bend = isTaken || isNear ? 0 : -Math.min(74, (distance - NEAR) * 0.4);
  const size = isNear ? 0.65 : 1;
  // The bow comes down to the tip: the head is turned as its last part is.
  const turn = Math.atan2(-bend, length / 2);
  const [endX, endY] = [length - HEAD * size * Math.cos(turn), -HEAD * size * Math.sin(turn)];
  const bow = `M0 0Q${(length / 2).toFixed(1)} ${bend.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
  const head = `translate(${endX.toFixed(1)} ${endY.toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(1)})`;
  return (
    <g
      className={isNear ? 'pointer pointer-near' : 'pointer'}
      transform={`translate(${start.x.toFixed(1)} ${start.y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
      data-bent={bend === 0 ? undefined : ''}
      data-tip={`${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`}
    >
      <path className="pointer-edge" d={bow} />
      <path className="pointer-line" d={bow} />
      <path className="pointer-march" d={bow} />
      <path className="pointer-head" transform={`${head} scale(${size})`} d="M22 0L-8 -15L-2 0L-8 15Z" />
    </g>
  );
}

/** What is shown to a learner: arrows, and hexes to look at. */
export function PointerLayer({ board, pointers, hexes, taken, turned }: PointerLayerProps) {
  return (
    <g className="pointers" aria-hidden="true">
      {hexes.map((hex) => (
        <g key={hex} transform={placeOn(board, hex)}>
          <polygon className="pointer-ring-edge" points={RING} />
          <polygon className="pointer-ring" points={RING} />
        </g>
      ))}
      {pointers.map((arrow) => (
        <Pointer
          key={`${arrow.from} ${arrow.to}`}
          board={board}
          arrow={arrow}
          isTaken={taken.includes(arrow.to)}
          turned={turned}
        />
      ))}
    </g>
  );
}
