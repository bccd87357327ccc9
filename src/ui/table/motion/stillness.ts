import { useMedia } from '../../use-media.ts';

/** Nothing shall move, or nothing can. */
export function useStillness(): boolean {
  const isWished = useMedia('(prefers-reduced-motion: reduce)');
  return isWished || typeof Element.prototype.animate !== 'function';
}
