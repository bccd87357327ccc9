import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Hex } from '../../hex/board.ts';
import type { LookBy } from './model.ts';

/** A pointer that rests this long on a hex looks at it. */
const REST = 150;

export type OnLook = (this: void, hex: Hex | null, by: LookBy) => void;

export interface Looks {
  /** The pointer is over this hex, or over none. */
  hover(this: void, hex: Hex | null): void;
  look(this: void, hex: Hex, by: LookBy): void;
  /** Ends a look that came about in this way. */
  away(this: void, by: LookBy): void;
}

/** Tells what is looked at, each change once. */
export function useLook(onLook: RefObject<OnLook>): Looks {
  const timer = useRef(0);
  const seen = useRef<{ readonly hex: Hex; readonly by: LookBy } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const look = (hex: Hex, by: LookBy) => {
      if (seen.current?.hex === hex && seen.current.by === by) return;
      seen.current = { hex, by };
      onLook.current(hex, by);
    };
    const away = (by: LookBy) => {
      if (by === 'hover') clearTimeout(timer.current);
      if (seen.current?.by !== by) return;
      seen.current = null;
      onLook.current(null, by);
    };
    const hover = (hex: Hex | null) => {
      clearTimeout(timer.current);
      if (seen.current?.by === 'hover' && seen.current.hex === hex) return;
      away('hover');
      if (hex !== null) timer.current = window.setTimeout(() => look(hex, 'hover'), REST);
    };
    return { hover, look, away };
  }, [onLook]);
}
