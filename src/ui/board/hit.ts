import type { SyntheticEvent } from 'react';
import type { Hex } from '../../hex/board.ts';

/** The hex an event happened on, from the nearest element that names one. */
export function hexOfEvent({ target }: SyntheticEvent): Hex | null {
  if (!(target instanceof Element)) return null;
  const hex = target.closest('[data-hex]')?.getAttribute('data-hex');
  return hex === null || hex === undefined ? null : Number(hex);
}
