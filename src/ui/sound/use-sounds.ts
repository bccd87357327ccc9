import { useEffect, useRef } from 'react';
import type { Cue } from '../table/motion/presentation.ts';
import { allowSound, playSounds } from './play-sounds.ts';

/** Lets a game be heard: each cue once, and only while sound is switched on. */
export function useSounds(cue: Cue, enabled: boolean): void {
  const heard = useRef(cue.id);
  useEffect(() => {
    const once = { once: true, capture: true } as const;
    addEventListener('pointerdown', allowSound, once);
    addEventListener('keydown', allowSound, once);
    return () => {
      removeEventListener('pointerdown', allowSound, once);
      removeEventListener('keydown', allowSound, once);
    };
  }, []);
  useEffect(() => {
    if (heard.current === cue.id) return;
    heard.current = cue.id;
    playSounds(cue, enabled);
  }, [cue, enabled]);
}
