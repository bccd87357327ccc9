import { useMemo, useSyncExternalStore } from 'react';
import { readRoute, type Route } from './route.ts';

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('hashchange', onChange);
  return () => globalThis.removeEventListener('hashchange', onChange);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => globalThis.location.hash);
  return useMemo(() => readRoute(hash), [hash]);
}
