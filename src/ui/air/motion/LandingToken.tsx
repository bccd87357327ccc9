import { useRef } from 'react';
import { play, useAnimations } from '../../table/motion/animate.ts';
import type { Tempo } from '../../table/motion/tempo.ts';

export interface LandingTokenProps {
  /** The piece, as it stands when it has landed; it is looked for from here. */
  readonly find: (root: Element | null) => Element | null;
  readonly tempo: Tempo;
  /** Milliseconds before it begins. */
  readonly delay: number;
}

/** Its shadow closes in as it comes down. */
export function LandingToken({ find, tempo, delay }: LandingTokenProps) {
  const root = useRef<SVGGElement>(null);
  useAnimations(() => {
    const token = find(root.current);
    const timing = { delay, duration: tempo.fall * 0.7, easing: 'ease-out', fill: 'backwards' } as const;
    return [
      ...play(
        token?.querySelector('.aircraft-shadow'),
        [{ transform: 'translate(17px, 15px) scale(1.02)' }, { transform: 'translate(1px, -6px) scale(0.92)' }],
        timing,
      ),
      ...play(
        token?.querySelector('.token-motion'),
        [{ transform: 'translate(0, -9px)' }, { transform: 'none' }],
        timing,
      ),
    ];
  }, []);
  return <g ref={root} />;
}
