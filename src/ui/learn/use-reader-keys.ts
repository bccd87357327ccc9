import { useEffect, useEffectEvent } from 'react';

const USED = 'button, a, summary, input, select, textarea, dialog';

/**
 * Enter and Space go on, wherever the focus is but on something that has a use for them itself. They are heard before
 * the board hears them: the key that does the last click of a step is not to skip what comes after it.
 */
export function useReaderKeys(run: (() => void) | undefined, isEnabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (run === undefined || !isEnabled || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.target instanceof HTMLElement && event.target.closest(USED) !== null) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
