import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import { firstHex } from './cursor.ts';
import type { BoardModel } from './model.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Viewport } from './use-viewport.ts';

export interface Cursor {
  readonly hex: Hex;
  /** The hex is used; the focus stays where it is. */
  set(this: void, hex: Hex): void;
  /** Brings focus and view to the hex. */
  focus(this: void, hex: Hex): void;
}

interface Spot {
  readonly hex: Hex;
  /** The focus is to come here too. */
  readonly focus: boolean;
}

/** The hex on which the keyboard is. Until somebody was on the board it is the first choice. */
export function useCursor(model: BoardModel, viewport: Viewport): Cursor {
  const { drawing, centreOn, isVisible } = viewport;
  const [spot, setSpot] = useState<Spot | null>(null);
  const hex = spot !== null && spot.hex < model.board.size ? spot.hex : firstHex(model);
  useKeptFocus(drawing, model.choices);
  const done = useRef<Spot | null>(null);
  useLayoutEffect(() => {
    if (spot === done.current || spot === null) return;
    done.current = spot;
    if (!spot.focus) return;
    drawing.current?.querySelector<SVGElement>('[data-cursor]')?.focus({ preventScroll: true });
    if (!isVisible(spot.hex)) centreOn(spot.hex);
  }, [drawing, spot, centreOn, isVisible]);
  const set = useCallback(
    (to: Hex) => setSpot((before) => (before?.hex === to ? before : { hex: to, focus: false })),
    [],
  );
  const focus = useCallback((to: Hex) => setSpot({ hex: to, focus: true }), []);
  return { hex, set, focus };
}
