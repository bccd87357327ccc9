import { useEffect, useRef } from 'react';
import { keepsKey } from '../own-keys.ts';

/** Keys of the table; a key that is not named is left to the browser. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Typing into a field, and keys held with Ctrl, Alt or Meta, are left alone. */
export function useShortcuts(shortcuts: Shortcuts, enabled: boolean): void {
  const current = useRef({ shortcuts, enabled });
  useEffect(() => {
    current.current = { shortcuts, enabled };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The board has done something with it: the key that throws the dice does not skip them too.
      if (event.defaultPrevented) return;
      if (!current.current.enabled || event.ctrlKey || event.metaKey || event.altKey || keepsKey(event)) return;
      const run = Object.hasOwn(current.current.shortcuts, event.key)
        ? current.current.shortcuts[event.key]
        : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
