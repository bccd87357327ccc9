import { useEffect, useRef } from 'react';

export interface Shortcuts {
  readonly enabled: boolean;
  onEscape(this: void): void;
  onUndo(this: void): void;
}

/** Escape steps out, `u` takes back. Typing into a field is left alone. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { enabled, onEscape, onUndo } = current.current;
      if (!enabled || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'u') onUndo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
