import { useRef } from 'react';
import type { BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { Burst } from '../../air/motion/Effects.tsx';
import { placeOn } from '../../board/geometry.ts';
import { play, useAnimations } from '../../table/motion/animate.ts';
import { ReadyMarkers } from '../ReadyMarkers.tsx';
import type { MarkersBeat } from './plane-beats.ts';

/** The planes that waited there are thrown up with the blast. */
export function LostMarkers({ beat, act: { before, tempo }, board }: BeatProps<MarkersBeat>) {
  const { side, hex, count, isAside } = beat;
  const root = useRef<SVGGElement>(null);
  useAnimations(
    () =>
      play(
        root.current,
        [
          { transform: 'none', opacity: 1, easing: 'ease-out' },
          { transform: 'translate(0, -12px) rotate(-14deg)', opacity: 1, offset: 0.3, easing: 'ease-in' },
          { transform: 'translate(0, 5px) rotate(18deg) scale(0.85)', opacity: 1, offset: 0.6 },
          { transform: 'translate(0, 8px) rotate(18deg) scale(0.8)', opacity: 0 },
        ],
        { duration: tempo.fall * 1.3, fill: 'both' },
      ),
    [],
  );
  return (
    <g>
      <g transform={placeOn(board, hex)}>
        <g className="upright">
          <g ref={root} className="air-effect">
            <ReadyMarkers side={side} nation={before.rules.sides[side].nation} count={count} isAside={isAside} />
          </g>
        </g>
      </g>
      <Burst board={board} hex={hex} tempo={tempo} large />
    </g>
  );
}
