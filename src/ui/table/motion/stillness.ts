import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function query(): MediaQueryList | null {
  return typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(QUERY) : null;
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Nothing shall move, or nothing can. */
function isStill(): boolean {
  return typeof Element.prototype.animate !== 'function' || (query()?.matches ?? false);
}

export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, isStill);
}
