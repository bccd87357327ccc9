import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readRoute, type Route } from './route.ts';
import { notePlace } from './way-back.ts';

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('hashchange', onChange);
  return () => globalThis.removeEventListener('hashchange', onChange);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => globalThis.location.hash);
  useEffect(() => notePlace(hash), [hash]);
  return useMemo(() => readRoute(hash), [hash]);
}
