import { useRef } from 'react';
import type { Board, Hex } from '../../../hex/board.ts';
import type { Point } from '../../../hex/layout.ts';
import type { Ammunition } from '../../../memoir/air/aircraft.ts';
import { placeOn } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import type { Tempo } from '../../table/motion/tempo.ts';
import { lot } from '../../table/motion/throw.ts';
import { BOMB } from '../marks.ts';
import { MarkerDrawing } from '../MarkerDrawing.tsx';

const PUFF = 'M-11 3C-14 -3 -8 -9 -3 -7C0 -13 9 -11 9 -5C15 -4 14 5 8 6C5 10 -8 9 -11 3Z';
const SHOCK = 'M0 -17L4 -7L13 -12L8 -3L18 0L8 4L12 13L3 8L0 18L-4 8L-13 12L-8 3L-18 0L-8 -4L-12 -13L-3 -7Z';

interface EffectProps {
  readonly board: Board;
  readonly hex: Hex;
  readonly tempo: Tempo;
  /** Milliseconds before it begins. */
  readonly delay?: number;
}

/** A counter of cardboard falls onto the hex. */
export function MarkerDrop({
  board,
  hex,
  tempo,
  delay = 0,
  ammunition,
}: EffectProps & { readonly ammunition: Ammunition }) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      play(
        root.current,
        [
          { transform: 'translate(0, -40px) scale(1.7)', opacity: 0, easing: 'ease-in' },
          { transform: 'translate(27px, 22px) scale(0.85)', opacity: 1, offset: 0.45 },
          { transform: 'translate(27px, 22px) scale(0.98)', opacity: 1, offset: 0.55 },
          { transform: 'translate(27px, 22px) scale(0.85)', opacity: 1, offset: 0.7 },
          { transform: 'translate(27px, 22px) scale(0.85)', opacity: 0 },
        ],
        { delay, duration: tempo.fall * 0.7, fill: 'both' },
      ),
    [],
  );
  return (
    <g transform={placeOn(board, hex)}>
      <g className="upright">
        <g ref={root} className="air-effect">
          <MarkerDrawing ammunition={ammunition} />
        </g>
      </g>
    </g>
  );
}

interface BurstProps extends EffectProps {
  readonly large?: boolean;
}

/** Smoke and fire where something went off. */
export function Burst({ board, hex, tempo, delay = 0, large = false }: BurstProps) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      [...(root.current?.children ?? [])].flatMap((part, at) =>
        play(
          part,
          [
            { transform: 'scale(0.2)', opacity: 1 },
            { transform: `scale(${large ? 1.7 : 1}) rotate(${at * 25}deg)`, opacity: 0 },
          ],
          {
            delay: delay + at * 60,
            duration: tempo.fall * 0.8,
            easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)',
            fill: 'both',
          },
        ),
      ),
    [],
  );
  return (
    <g transform={placeOn(board, hex)}>
      <g ref={root}>
        <circle className="air-effect air-smoke" r={30} />
        <path className="air-effect air-flash" d={SHOCK} />
      </g>
    </g>
  );
}

/** A bomb grows small as it falls, and bursts. */
export function FallingBomb({ board, hex, tempo, delay = 0, large = true }: BurstProps) {
  const root = useRef<SVGPathElement>(null);
  const falling = tempo.fall * 0.45;
  useAnimations(
    () =>
      play(
        root.current,
        [
          { transform: 'translate(10px, -34px) scale(2.4) rotate(24deg)', opacity: 0, easing: 'ease-in' },
          { transform: 'translate(8px, -30px) scale(2.3) rotate(22deg)', opacity: 1, offset: 0.15, easing: 'ease-in' },
          { transform: 'scale(0.8)', opacity: 1 },
        ],
        { delay, duration: falling, fill: 'backwards' },
      ),
    [],
  );
  return (
    <>
      <g transform={placeOn(board, hex)}>
        <g className="upright">
          <path ref={root} className="air-effect air-bomb" d={BOMB} />
        </g>
      </g>
      <Burst board={board} hex={hex} tempo={tempo} delay={delay + falling} large={large} />
    </>
  );
}

const SHOTS = 9;

interface TracerProps {
  readonly from: Point;
  readonly to: Point;
  /** Milliseconds for the whole burst. */
  readonly time: number;
  readonly delay?: number;
  /** Clouds of flak around the mark. */
  readonly flak?: boolean;
  /** The shots walk over the mark, this far. */
  readonly rake?: number;
}

/** Where each shot lands: scattered about the mark, and along the line of fire where it is raked. */
function impacts(from: Point, to: Point, rake: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return Array.from({ length: SHOTS }, (_, at) => {
    const aside = (lot(at, 3, 5, 7) - 0.5) * 22;
    const along = (rake / length) * (at / (SHOTS - 1) - 0.5);
    return { x: to.x + aside + (to.x - from.x) * along, y: to.y - aside + (to.y - from.y) * along };
  });
}

/** Bright dots from one place to another. */
export function Tracers({ from, to, time, delay = 0, flak = false, rake = 0 }: TracerProps) {
  const root = useRef<SVGGElement>(null);
  useAnimations(() => {
    const hits = impacts(from, to, rake).map(({ x, y }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`);
    const each = time * 0.35;
    const between = (time - each) / SHOTS;
    const dots = [...(root.current?.querySelectorAll('.air-tracer') ?? [])];
    const clouds = [...(root.current?.querySelectorAll('.air-flak') ?? [])];
    return [
      ...dots.flatMap((dot, at) =>
        play(
          dot,
          [
            { transform: `translate(${from.x.toFixed(1)}px, ${from.y.toFixed(1)}px)`, opacity: 1 },
            { transform: hits[at], opacity: 1, offset: 0.92 },
            { transform: hits[at], opacity: 0 },
          ],
          { delay: delay + at * between, duration: each, fill: 'backwards' },
        ),
      ),
      ...clouds.flatMap((cloud, at) => {
        const place = `translate(${(to.x + (lot(at, 1, 2, 3) - 0.5) * 70).toFixed(1)}px, ${(to.y + (lot(at, 4, 5, 6) - 0.5) * 56).toFixed(1)}px)`;
        return play(
          cloud,
          [
            { transform: `${place} scale(0.2)`, opacity: 0.95 },
            { transform: `${place} scale(1)`, opacity: 0.8, offset: 0.35 },
            { transform: `${place} scale(1.25)`, opacity: 0 },
          ],
          { delay: delay + each + at * between * 2, duration: time * 0.7, fill: 'backwards' },
        );
      }),
    ];
  }, []);
  return (
    <g ref={root}>
      {Array.from({ length: SHOTS }, (_, at) => (
        <circle key={at} className="air-effect air-tracer" r={3.4} />
      ))}
      {Array.from({ length: flak ? 4 : 0 }, (_, at) => (
        <path key={at} className="air-effect air-flak" d={PUFF} />
      ))}
    </g>
  );
}

/** Rings around an aircraft that takes on fuel and ammunition. */
export function Refuelling({ board, hex, tempo }: EffectProps) {
  const root = useRef<SVGCircleElement>(null);
  useAnimations(
    () =>
      play(
        root.current,
        [
          { transform: 'scale(0.4)', opacity: 1 },
          { transform: 'scale(1.25)', opacity: 0 },
        ],
        { duration: tempo.fall, easing: 'ease-out', fill: 'both' },
      ),
    [],
  );
  return (
    <g transform={placeOn(board, hex)}>
      <circle ref={root} className="air-effect air-refuelling" r={38} />
    </g>
  );
}
