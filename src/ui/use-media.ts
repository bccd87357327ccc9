import { useCallback, useSyncExternalStore } from 'react';

function listOf(query: string): MediaQueryList | null {
  return typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(query) : null;
}

/** The pointer is a finger. */
export const BY_FINGER = '(pointer: coarse)';
/** There is no room for a column beside the board. */
export const ONE_COLUMN = '(width < 640px), (width < 900px) and (orientation: portrait)';

/** Whether the device is so; where nothing can be asked it is not. */
export function isMedia(query: string): boolean {
  return listOf(query)?.matches ?? false;
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => isMedia(query));
}
