import { useEffect, useRef, type RefObject } from 'react';

/**
 * A chosen hex often stops being a choice, and its button goes away with the focus on it.
 * The cursor is still on that hex and gets the focus then, so that the keyboard can go on from there.
 */
export function useKeptFocus(root: RefObject<HTMLDivElement | null>, choices: unknown): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const onFocus = () => {
      wasInside.current = root.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [root]);
  useEffect(() => {
    if (!wasInside.current || choices === null || document.activeElement !== document.body) return;
    root.current?.querySelector<SVGElement>('[data-cursor]')?.focus({ preventScroll: true });
  }, [root, choices]);
}
