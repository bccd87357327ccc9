import { useEffect, useRef } from 'react';
import { keepsKey } from '../own-keys.ts';

export interface ReplayKeys {
  onStep(this: void, step: 1 | -1): void;
  onTurn(this: void, step: 1 | -1): void;
  onEnd(this: void, end: 'first' | 'last'): void;
  onPlay(this: void): void;
  onEscape(this: void): void;
}

type Use = (keys: ReplayKeys) => void;

const USES: Readonly<Record<string, Use>> = {
  ArrowLeft: ({ onStep }) => onStep(-1),
  ',': ({ onStep }) => onStep(-1),
  ArrowRight: ({ onStep }) => onStep(1),
  '.': ({ onStep }) => onStep(1),
  ArrowUp: ({ onTurn }) => onTurn(-1),
  PageUp: ({ onTurn }) => onTurn(-1),
  ArrowDown: ({ onTurn }) => onTurn(1),
  PageDown: ({ onTurn }) => onTurn(1),
  Home: ({ onEnd }) => onEnd('first'),
  End: ({ onEnd }) => onEnd('last'),
  ' ': ({ onPlay }) => onPlay(),
  Escape: ({ onEscape }) => onEscape(),
};

/** Keys for the whole screen. A focused button keeps its space bar, a hex of the board its arrows. */
export function useReplayKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const use = Object.hasOwn(USES, event.key) ? USES[event.key] : undefined;
      const target = event.target instanceof Element ? event.target : null;
      if (use === undefined || (event.key !== 'Escape' && keepsKey(event))) return;
      if (event.key === ' ' && target?.closest('button') !== null && target !== null) return;
      event.preventDefault();
      use(latest.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
