import { useEffect, useEffectEvent } from 'react';

/** The Enter key anywhere but on something that has a use for it itself. */
export function useEnter(onEnter: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken =
      event.target instanceof Element && event.target.closest('button, a, summary, input, select') !== null;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || isTaken) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    onEnter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
