import { useEffect, useMemo, useRef, useState, type DOMAttributes, type SyntheticEvent } from 'react';

/** A pointer that rests this long, or a finger held this long, asks for help. */
const REST = 350;
const HELD = 450;
/** A pointer on its way to the link of the help has so long to get there. */
const GRACE = 280;
const LINK = '.show-me';

export interface Help {
  readonly isOpen: boolean;
  /** For the element that the help is about. */
  readonly events: DOMAttributes<HTMLElement>;
}

/** Where the pointer was last: what comes to lie there by itself was not pointed at. */
let pointer = { x: -1, y: -1 };

if (typeof document !== 'undefined') {
  const follow = ({ clientX: x, clientY: y }: PointerEvent) => (pointer = { x, y });
  for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const)
    document.addEventListener(type, follow, { capture: true, passive: true });
}

/** The click that ends a long press is none. */
function swallow(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Closes the help that is open: there is one at a time. */
let closeOpen: (() => void) | null = null;

/** Help that opens by resting, holding or the keyboard, and closes by leaving, by Esc or by the next touch. */
export function useHelp(): Help {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);
  const held = useRef(false);
  /** What the keyboard is in; null: it was opened in another way. */
  const focused = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    const onDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(LINK) === null) close();
    };
    closeOpen?.();
    closeOpen = close;
    let check = 0;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
      // A button that a key makes go away takes the focus with it and tells nobody.
      check = window.setTimeout(() => {
        if (focused.current?.contains(document.activeElement) === false) close();
      });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onDown);
    return () => {
      clearTimeout(check);
      if (closeOpen === close) closeOpen = null;
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onDown);
    };
  }, [isOpen]);
  const events = useMemo((): DOMAttributes<HTMLElement> => {
    const openAfter = (delay: number, isHeld = false) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        held.current = isHeld;
        setOpen(true);
      }, delay);
    };
    const close = () => {
      clearTimeout(timer.current);
      focused.current = null;
      setOpen(false);
    };
    return {
      onPointerEnter: ({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'touch' && (clientX !== pointer.x || clientY !== pointer.y)) openAfter(REST);
      },
      // A finger leaves when it is lifted; what it has opened stays to be read.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = window.setTimeout(close, GRACE);
      },
      onPointerDown: ({ pointerType, target }) => {
        held.current = false;
        if (target instanceof Element && target.closest(LINK) !== null) return;
        if (pointerType === 'touch') openAfter(HELD, true);
        else close();
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: close,
      onContextMenu: (event) => {
        if (held.current) swallow(event);
      },
      onClickCapture: (event) => {
        if (held.current) swallow(event);
        held.current = false;
      },
      onFocus: ({ target, currentTarget }) => {
        if (!target.matches(':focus-visible')) return;
        focused.current = currentTarget;
        openAfter(0);
      },
      onBlur: close,
    };
  }, []);
  return { isOpen, events };
}
