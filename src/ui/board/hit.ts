import type { Hex } from '../../hex/board.ts';

/** The hex an event happened on, from the nearest element that names one. */
export function hexOfTarget(target: EventTarget | null): Hex | null {
  if (!(target instanceof Element)) return null;
  const hex = target.closest('[data-hex]')?.getAttribute('data-hex');
  return hex === null || hex === undefined ? null : Number(hex);
}
