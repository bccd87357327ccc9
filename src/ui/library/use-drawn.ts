import { useEffect, useState } from 'react';
import { mapTurns } from './turns.ts';

/** Maps out of sight that stay drawn, for whoever comes back to them. */
const MOST_FAR = 12;

/** How to take down a map that is out of sight, the longest first. */
const far = new Set<() => void>();

function leave(takeDown: () => void): void {
  far.add(takeDown);
  const [oldest] = far;
  if (far.size > MOST_FAR && oldest !== undefined) {
    far.delete(oldest);
    oldest();
  }
}

/** Whether a map is drawn: near ones one after the other, and of the others only the last that were seen. */
export function useDrawn(isNear: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isNear && !isDrawn) return mapTurns.ask(() => setDrawn(true));
    if (isNear || !isDrawn) return undefined;
    const takeDown = () => setDrawn(false);
    leave(takeDown);
    return () => {
      far.delete(takeDown);
    };
  }, [isNear, isDrawn]);
  return isDrawn;
}
