import { useEffect, useRef } from 'react';
import type { Cue } from '../table/motion/presentation.ts';
import type * as Player from './play-sounds.ts';

let player: typeof Player | null = null;

/** Instruments are not needed for the first board; what happens before they are there is not heard. */
export async function loadSounds(): Promise<void> {
  player ??= await import('./play-sounds.ts');
}

/** Lets a game be heard: each cue once, and only while sound is switched on. */
export function useSounds(cue: Cue, enabled: boolean): void {
  const heard = useRef(cue.id);
  useEffect(() => {
    const stop = () => {
      removeEventListener('pointerdown', allow, true);
      removeEventListener('keydown', allow, true);
    };
    // Browsers let a page be heard only from within a click or a key.
    const allow = () => {
      if (player === null) {
        void loadSounds().catch(() => undefined);
        return;
      }
      player.allowSound();
      stop();
    };
    addEventListener('pointerdown', allow, true);
    addEventListener('keydown', allow, true);
    return stop;
  }, []);
  useEffect(() => {
    if (heard.current === cue.id) return;
    heard.current = cue.id;
    player?.playSounds(cue, enabled);
  }, [cue, enabled]);
}
