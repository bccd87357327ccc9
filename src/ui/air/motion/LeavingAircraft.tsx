import { useRef } from 'react';
import type { Board, Hex } from '../../../hex/board.ts';
import type { Side } from '../../../memoir/side.ts';
import { centreOf } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import type { Act } from '../../table/motion/presentation.ts';
import { Airframe, AirframeOutline } from '../Airframe.tsx';
import type { ModelId } from '../aircraft-model.ts';
import { courseOf, headingTo } from './course.ts';
import { Burst } from './Effects.tsx';
import { homeEdge, moveFrames, turnFrames } from './fly-token.ts';

const PUFF = 'M-11 3C-14 -3 -8 -9 -3 -7C0 -13 9 -11 9 -5C15 -4 14 5 8 6C5 10 -8 9 -11 3Z';
const PUFFS = 7;

/** An aircraft that is no piece any more: in the directions of the board, nose up. */
export function Ghost({ model }: { readonly model: ModelId }) {
  return (
    <g className="air-effect ghost-aircraft">
      <g className="ghost-shadow" transform="translate(9 19)">
        <g className="ghost-turn">
          <AirframeOutline model={model} />
        </g>
      </g>
      <g className="ghost-body">
        <g className="ghost-turn">
          <Airframe model={model} pose="flying" />
        </g>
      </g>
    </g>
  );
}

interface LeavingProps {
  readonly beat: { readonly side: Side; readonly hex: Hex; readonly onTheGround?: boolean };
  readonly model: ModelId;
  readonly act: Act;
  readonly board: Board;
  readonly turned: boolean;
}

interface HomewardProps extends Omit<LeavingProps, 'turned'> {
  /** Milliseconds before it goes. */
  readonly delay?: number;
}

/** Home over its own edge. */
export function HomewardAircraft({ beat, model, act: { before, tempo }, board, delay = 0 }: HomewardProps) {
  const { side, hex } = beat;
  const root = useRef<SVGGElement>(null);
  const { top } = before.rules.sides[side];
  useAnimations(() => {
    const { current } = root;
    const here = centreOf(board, hex);
    const edge = homeEdge(board, hex, top);
    const aside = { x: here.x + 60, y: here.y + (top ? 10 : -10) };
    const poses = courseOf([here, aside, { x: here.x + 40, y: (here.y + edge.y) / 2 }, edge]);
    const timing = { delay, duration: tempo.fall * 1.6, easing: 'ease-in', fill: 'both' } as const;
    const ghost = current?.querySelector('.ghost-aircraft');
    return [
      ...play(
        ghost,
        moveFrames(poses).map((frame) => ({ ...frame, opacity: 1 })),
        timing,
      ),
      ...[...(current?.querySelectorAll('.ghost-turn') ?? [])].flatMap((one) => play(one, turnFrames(poses), timing)),
    ];
  }, []);
  return (
    <g ref={root}>
      <Ghost model={model} />
    </g>
  );
}

/** Smoke, a spin, and down. On the ground it just burns. */
export function FallingAircraft({ beat, model, act: { before, tempo }, board, turned }: LeavingProps) {
  const { side, hex, onTheGround = false } = beat;
  const root = useRef<SVGGElement>(null);
  const { top } = before.rules.sides[side];
  useAnimations(() => {
    const { current } = root;
    const here = centreOf(board, hex);
    const time = tempo.fall * 1.2;
    const place = `translate(${here.x.toFixed(1)}px, ${here.y.toFixed(1)}px)`;
    const heading = headingTo(homeEdge(board, hex, top), here);
    const timing = { duration: time, easing: 'ease-in', fill: 'both' } as const;
    const spin = onTheGround ? 12 : 300;
    const up = turned ? 1 : -1;
    return [
      ...play(
        current?.querySelector('.ghost-aircraft'),
        [
          { transform: place, opacity: 1 },
          { transform: place, opacity: 1, offset: 0.85 },
          { transform: place, opacity: 0 },
        ],
        timing,
      ),
      ...play(
        current?.querySelector('.ghost-body'),
        [
          { transform: 'translate(0, -12px)' },
          { transform: onTheGround ? 'none' : 'translate(8px, 16px) scale(0.45)' },
        ],
        timing,
      ),
      ...play(
        current?.querySelector('.ghost-shadow'),
        [
          { transform: 'translate(9px, 7px)' },
          { transform: onTheGround ? 'none' : 'translate(9px, 17px) scale(0.42)' },
        ],
        timing,
      ),
      ...[...(current?.querySelectorAll('.ghost-turn') ?? [])].flatMap((one) =>
        play(one, [{ transform: `rotate(${heading}deg)` }, { transform: `rotate(${heading + spin}deg)` }], timing),
      ),
      ...[...(current?.querySelectorAll('.air-trail') ?? [])].flatMap((puff, at) => {
        const start = `translate(${here.x.toFixed(1)}px, ${here.y.toFixed(1)}px)`;
        const end = `translate(${(here.x - 30 + at * 9).toFixed(1)}px, ${(here.y + up * (64 - at * 3)).toFixed(1)}px)`;
        return play(
          puff,
          [
            { transform: `${start} scale(0.4)`, opacity: 0.95 },
            { transform: `${end} scale(${1.9 + at * 0.1})`, opacity: 0 },
          ],
          { delay: (time * at) / PUFFS, duration: time * 0.7, easing: 'ease-out', fill: 'backwards' },
        );
      }),
    ];
  }, []);
  return (
    <g ref={root}>
      <Ghost model={model} />
      {Array.from({ length: PUFFS }, (_, at) => (
        <path key={at} className="air-effect air-trail" d={PUFF} />
      ))}
      <Burst board={board} hex={hex} tempo={tempo} delay={tempo.fall} large />
    </g>
  );
}
