import { useRef } from 'react';
import type { Point } from '../../../hex/layout.ts';
import type { BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { courseOf, headingTo } from '../../air/motion/course.ts';
import { Burst } from '../../air/motion/Effects.tsx';
import { flyToken, tokenOf } from '../../air/motion/fly-token.ts';
import { Ghost } from '../../air/motion/LeavingAircraft.tsx';
import { centreOf } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import { modelIdOf } from '../plane-model.ts';
import type { DiveBeat, PlungeBeat } from './plane-beats.ts';

/** Part of the way on which it is when its dice lie. */
const NEAR = 0.35;

function onTheWay(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function placeText({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** It pulls up, turns its nose on the target and comes down along a line while the dice fall. */
export function DivingToken({ beat, act: { tempo }, board, turned }: BeatProps<DiveBeat>) {
  const { side, from, hex } = beat;
  const root = useRef<SVGGElement>(null);
  const [here, there] = [centreOf(board, from), centreOf(board, hex)];
  useAnimations(() => {
    const away = onTheWay(here, there, -0.75);
    const poses = courseOf([here, away, onTheWay(here, there, -0.35), onTheWay(here, there, NEAR)]);
    const time = tempo.tumble;
    return [
      ...flyToken(tokenOf(root.current, side), poses, turned, { duration: time, easing: 'ease-in', fill: 'forwards' }),
      ...play(
        root.current?.querySelector('.dive-line'),
        [
          { opacity: 0, strokeDashoffset: '0' },
          { opacity: 1, offset: 0.3 },
          { opacity: 1, strokeDashoffset: '-60' },
        ],
        { duration: time },
      ),
    ];
  }, []);
  const end = onTheWay(here, there, 0.82);
  return (
    <g ref={root}>
      <path className="air-effect dive-line" d={`M${here.x} ${here.y}L${end.x} ${end.y}`} />
    </g>
  );
}

/** The rest of the way down, and an explosion. */
export function PlungingPlane({ beat, act: { tempo }, board }: BeatProps<PlungeBeat>) {
  const { model, from, hex } = beat;
  const root = useRef<SVGGElement>(null);
  const time = tempo.fall * 0.35;
  useAnimations(() => {
    const { current } = root;
    const [here, there] = [centreOf(board, from), centreOf(board, hex)];
    const timing = { duration: time, easing: 'ease-in', fill: 'both' } as const;
    const part = (name: string) => current?.querySelector(name);
    const heading = `rotate(${headingTo(here, there).toFixed(1)}deg)`;
    return [
      ...play(
        part('.ghost-aircraft'),
        [
          { transform: placeText(onTheWay(here, there, NEAR)), opacity: 1 },
          { transform: placeText(there), opacity: 1, offset: 0.97 },
          { transform: placeText(there), opacity: 0 },
        ],
        timing,
      ),
      ...play(part('.ghost-body'), [{ transform: 'translate(0, -12px)' }, { transform: 'scale(0.55)' }], timing),
      ...play(part('.ghost-shadow'), [{ transform: 'translate(9px, 7px)' }, { transform: 'scale(0.5)' }], timing),
      ...[...(current?.querySelectorAll('.ghost-turn') ?? [])].flatMap((one) =>
        play(one, [{ transform: heading }, { transform: heading }], timing),
      ),
    ];
  }, []);
  return (
    <g ref={root}>
      <Ghost model={modelIdOf(model)} />
      <Burst board={board} hex={hex} tempo={tempo} delay={time * 0.95} large />
    </g>
  );
}
