import { useMemo, useSyncExternalStore } from 'react';
import { readAddress, type Address } from './address.ts';

function subscribe(onChange: () => void): () => void {
  globalThis.addEventListener('hashchange', onChange);
  return () => globalThis.removeEventListener('hashchange', onChange);
}

export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => globalThis.location.hash);
  return useMemo(() => readAddress(hash), [hash]);
}
