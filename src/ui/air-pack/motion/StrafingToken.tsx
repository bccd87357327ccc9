import { useRef } from 'react';
import type { BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { loopOver } from '../../air/motion/course.ts';
import { Tracers } from '../../air/motion/Effects.tsx';
import { flyToken, tokenOf } from '../../air/motion/fly-token.ts';
import { centreOf } from '../../board/geometry.ts';
import { useAnimations } from '../../table/motion/animate.ts';
import { pointOf } from '../../table/motion/walk.ts';
import type { StrafeBeat } from './plane-beats.ts';

/** How far from the hex it opens fire, and how far the shots walk over it. */
const AHEAD = 110;
const RAKED = 64;

/** Back over a hex of its path with all guns, from wherever it is after the last one, and round again. */
export function StrafingToken({ beat, act: { tempo }, board, turned }: BeatProps<StrafeBeat>) {
  const { side, from, hex } = beat;
  const root = useRef<SVGGElement>(null);
  const [here, there] = [centreOf(board, from), centreOf(board, hex)];
  const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
  const nose = {
    x: there.x - ((there.x - here.x) / length) * AHEAD,
    y: there.y - ((there.y - here.y) / length) * AHEAD - 12,
  };
  useAnimations(() => {
    const token = tokenOf(root.current, side);
    const now = token === null || typeof token.getAnimations !== 'function' ? here : pointOf(token, here);
    return flyToken(token, loopOver(now, there, here), turned, { duration: tempo.tumble * 1.5, easing: 'linear' });
  }, []);
  return (
    <g ref={root}>
      <Tracers from={nose} to={there} time={tempo.tumble * 0.6} delay={tempo.tumble * 0.12} rake={RAKED} />
    </g>
  );
}
