import { useLayoutEffect } from 'react';

/** A screen begins at its top, wherever the one before it had been scrolled to. */
export function useTop(): void {
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
}
