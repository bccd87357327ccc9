import { useEffect, useRef } from 'react';
import { keepsKey } from '../own-keys.ts';
import { ZOOM_STEP } from './use-viewport.ts';

export interface BoardKeys {
  readonly enabled: boolean;
  zoomBy(this: void, factor: number): void;
  fit(this: void): void;
  nextChoice(this: void, step: 1 | -1): void;
  /** Arrow keys that nothing else has a use for bring the keyboard to the board. */
  readonly enter?: (() => void) | undefined;
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** `+` and `-` zoom, `0` shows the whole board, `n` and `N` go to the next choice and back, arrows come in. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { enabled, zoomBy, fit, nextChoice, enter } = latest.current;
      if (!enabled || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (keepsKey(event)) return;
      if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
      else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
      else if (event.key === '0') fit();
      else if (event.key === 'n') nextChoice(1);
      else if (event.key === 'N') nextChoice(-1);
      else if (enter !== undefined && ARROWS.has(event.key) && hasNoFocus()) enter();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
