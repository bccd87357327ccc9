import { useRef } from 'react';
import type { LandingTokenProps } from '../../air/motion/LandingToken.tsx';
import { play, useAnimations } from '../../table/motion/animate.ts';

/** Up from the ground: its shadow falls back behind it. */
export function TakingOffToken({ find, tempo }: Omit<LandingTokenProps, 'delay'>) {
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      play(
        find(root.current)?.querySelector('.aircraft-shadow'),
        [
          { transform: 'translate(1px, -6px) scale(0.92)' },
          { transform: 'translate(1px, -6px) scale(0.92)', offset: 0.25 },
          {},
        ],
        { duration: tempo.stride * 2, easing: 'ease-in-out' },
      ),
    [],
  );
  return <g ref={root} />;
}
