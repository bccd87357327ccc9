import { useEffect, useRef } from 'react';
import type { Speed } from '../../store/settings.ts';
import { useStillness } from './motion/stillness.ts';

const LAST_LOOK = 1600;

/** Once the battle is over the result comes up, after a moment in which the last figures fall and the last medal flies. */
export function useEnding(isOver: boolean, speed: Speed, onEnd: () => void): void {
  const isStill = useStillness() || speed === 'off';
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => end.current(), isStill ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, isStill]);
}
