import { useRef, type ReactNode } from 'react';
import type { Board, Hex } from '../../../hex/board.ts';
import { boardExtent } from '../../../hex/layout.ts';
import { centreOf, SIZE } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';

/** Comes up with a little leap, is read, and goes. */
const READ: Keyframe[] = [
  { transform: 'scale(0.6)', opacity: 0, easing: 'ease-out' },
  { transform: 'scale(1.12)', opacity: 1, offset: 0.08 },
  { transform: 'none', opacity: 1, offset: 0.14 },
  { transform: 'none', opacity: 1, offset: 0.88 },
  { transform: 'none', opacity: 0 },
];
/** The same, and it stays. */
const PUT_UP: Keyframe[] = [
  { transform: 'scale(0.6)', opacity: 0, easing: 'ease-out' },
  { transform: 'scale(1.08)', opacity: 1, offset: 0.55 },
  { transform: 'none', opacity: 1 },
];

export interface PaperStripProps {
  readonly board: Board;
  readonly hex: Hex;
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
  /** The middle of it, below the middle of the hex as the players see it. */
  readonly below: number;
  readonly className: string;
  /** How long it is seen, or how long it takes to come up where it stays. */
  readonly time: number;
  readonly stays?: boolean;
  /** Around its middle. */
  readonly children: ReactNode;
}

/** A strip of paper beside a hex, always on the board and never upside down. */
export function PaperStrip({
  board,
  hex,
  turned,
  width,
  height,
  below,
  className,
  time,
  stays = false,
  children,
}: PaperStripProps) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () => play(root.current, stays ? PUT_UP : READ, { duration: time, fill: stays ? 'forwards' : 'both' }),
    [],
  );
  const { x, y } = centreOf(board, hex);
  const room = boardExtent(board, SIZE).width;
  const seenX = turned ? room - x : x;
  const aside = Math.min(Math.max(seenX, width / 2), room - width / 2) - seenX;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className="upright">
        <g transform={`translate(${aside.toFixed(1)} ${below})`}>
          <g ref={root} className={`air-effect air-strip ${className}`}>
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
            {children}
          </g>
        </g>
      </g>
    </g>
  );
}
