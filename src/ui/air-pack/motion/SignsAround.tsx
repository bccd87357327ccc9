import { useRef } from 'react';
import type { Point } from '../../../hex/layout.ts';
import type { BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { courseOf } from '../../air/motion/course.ts';
import { flyToken, tokenOf } from '../../air/motion/fly-token.ts';
import { centreOf, placeOn } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import type { SignBeat } from './plane-beats.ts';

const CORNERS = 6;
const CIRCLE = 58;

/** Out, once around the hex, and back. */
function circleAround({ x, y }: Point): Point[] {
  const around = Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / CORNERS;
    return { x: x + CIRCLE * Math.sin(angle), y: y - CIRCLE * Math.cos(angle) };
  });
  return [{ x, y }, ...around, { x, y }];
}

/** Arrows that go in beside the plane, or a barrier: nobody passes. */
const DRAWN: Readonly<Record<SignBeat['what'], string>> = {
  support: 'M-10 0L0 -10L10 0M-10 11L0 1L10 11',
  interdict: 'M-9 -9L9 9M9 -9L-9 9',
};

/** The plane circles, and each hex around it shows for a moment what it does there. */
export function SignsAround({ beat, act: { tempo }, board, turned }: BeatProps<SignBeat>) {
  const { what, side, hex, after } = beat;
  const root = useRef<SVGGElement>(null);
  const around = board.adjacent[hex];
  useAnimations(() => {
    const delay = after * tempo.stride;
    const signs = [...(root.current?.querySelectorAll('.plane-sign') ?? [])];
    return [
      ...flyToken(tokenOf(root.current, side), courseOf(circleAround(centreOf(board, hex))), turned, {
        delay,
        duration: tempo.fall * 2,
        easing: 'ease-in-out',
      }),
      ...signs.flatMap((sign, at) =>
        play(
          sign,
          [
            { transform: 'scale(0.4)', opacity: 0, easing: 'ease-out' },
            { transform: 'scale(1.1)', opacity: 1, offset: 0.2 },
            { transform: 'none', opacity: 1, offset: 0.65 },
            { transform: 'none', opacity: 0 },
          ],
          { delay: delay + at * tempo.fall * 0.12, duration: tempo.fall * 1.3, fill: 'both' },
        ),
      ),
    ];
  }, []);
  return (
    <g ref={root}>
      {around.map((beside) => (
        <g key={beside} transform={placeOn(board, beside)}>
          <g className="upright">
            <g className={`air-effect plane-sign sign-${what}`}>
              <circle r={20} />
              <path d={DRAWN[what]} />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
