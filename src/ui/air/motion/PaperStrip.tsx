import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Board, Hex } from '../../../hex/board.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import { scaleOn, seenOn } from '../../table/motion/dice-sight.ts';
import { lyingDice, stripBelow, stripBesideDice, type StripSight, type StripSize } from './strip-place.ts';

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

/** How far below the hex the middle of a strip is that minds no dice. */
const BELOW = 44;

export interface PaperStripProps extends StripSize {
  readonly board: Board;
  readonly hex: Hex;
  readonly turned: boolean;
  /** Where so many dice lie as well; 0: below the hex, come what may. */
  readonly dice: number;
  readonly className: string;
  /** How long it is seen, or how long it takes to come up where it stays. */
  readonly time: number;
  readonly stays?: boolean;
  /** Around its middle. */
  readonly children: ReactNode;
}

/** A strip of paper beside a hex, never upside down. */
export function PaperStrip({ board, hex, turned, dice, className, time, stays = false, ...paper }: PaperStripProps) {
  const { width, height, children } = paper;
  const root = useRef<SVGGElement>(null);
  const strip = useRef<SVGGElement>(null);
  const [sight, setSight] = useState<StripSight>({ scale: 0, seen: null, diceY: null });
  useLayoutEffect(() => {
    if (dice === 0) return;
    const { current } = root;
    setSight({ scale: scaleOn(current), seen: seenOn(current), diceY: stays ? null : lyingDice(current) });
  }, [dice, stays]);
  useAnimations(
    () => play(strip.current, stays ? PUT_UP : READ, { duration: time, fill: stays ? 'forwards' : 'both' }),
    [],
  );
  const { x, y, scale } =
    dice === 0 ? stripBelow(board, hex, turned, paper, BELOW) : stripBesideDice(board, hex, turned, paper, dice, sight);
  return (
    <g ref={root} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className="upright">
        <g transform={`scale(${scale.toFixed(3)})`}>
          <g ref={strip} className={`air-effect air-strip ${className}`}>
            <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
            {children}
          </g>
        </g>
      </g>
    </g>
  );
}
