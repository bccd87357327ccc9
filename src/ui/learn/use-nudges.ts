import { useState } from 'react';
import type { Session } from '../../lessons/session.ts';

/** How often something else was tried in this moment of a lesson while there is only something to read and go on from. */
export function useNudges(session: Session): readonly [number, () => void] {
  const [nudged, setNudged] = useState({ session, times: 0 });
  const times = nudged.session === session ? nudged.times : 0;
  return [times, () => setNudged({ session, times: times + 1 })];
}

/** A click on a card that offers nothing to press. */
export function isOnCard(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.card') !== null && target.closest('button') === null;
}
