import type { Face } from '../../../memoir/dice.ts';

export type Verdict = 'shotDown' | 'drivenOff' | 'getsAway';

/** What the second roll over an aircraft that was hit came to. */
export function verdictOf(faces: readonly Face[]): Verdict {
  if (faces.includes('grenade')) return 'shotDown';
  return faces.includes('flag') ? 'drivenOff' : 'getsAway';
}
