import { useCallback, useEffect, useState } from 'react';
import { restAfter, type Pace } from './pace.ts';
import { clampAt, type ReplayGame } from './replay-game.ts';

interface Moment {
  /** Actions done. */
  readonly at: number;
  /** Reached by a step forward, so that the way there is worth seeing. */
  readonly stepped: boolean;
}

export interface Replay extends Moment {
  readonly playing: boolean;
  readonly pace: Pace;
  /** Goes to a moment; stops the playback. */
  go(this: void, at: number): void;
  /** One action on; stops the playback at the end. */
  advance(this: void): void;
  setPlaying(this: void, playing: boolean): void;
  setPace(this: void, pace: Pace): void;
}

/** Where the viewer is in the game. `asked` is what the address says; a new one is a jump. */
export function useReplay(game: ReplayGame, asked = 0): Replay {
  const { length } = game.steps;
  const [moment, setMoment] = useState<Moment>({ at: clampAt(game, asked), stepped: false });
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>(1);
  const [heard, setHeard] = useState(asked);
  if (asked !== heard) {
    setHeard(asked);
    if (clampAt(game, asked) !== moment.at) {
      setMoment({ at: clampAt(game, asked), stepped: false });
      setPlaying(false);
    }
  }
  const go = useCallback(
    (to: number) => {
      const at = clampAt(game, to);
      setPlaying(false);
      setMoment((before) => (before.at === at ? before : { at, stepped: at === before.at + 1 }));
    },
    [game],
  );
  const advance = useCallback(() => {
    setMoment(({ at }) => ({ at: Math.min(length, at + 1), stepped: true }));
  }, [length]);
  const setPlay = useCallback(
    (on: boolean) => {
      setPlaying(on);
      // From the end, playing begins anew.
      if (on) setMoment((before) => (before.at >= length ? { at: 0, stepped: false } : before));
    },
    [length],
  );
  const isOver = moment.at >= length;
  if (playing && isOver) setPlaying(false);
  return { ...moment, playing: playing && !isOver, pace, go, advance, setPlaying: setPlay, setPace };
}

/** Goes on by itself while playing; `held` while dice are still rolling. */
export function usePlayback(game: ReplayGame, replay: Replay, held: boolean): void {
  const { at, playing, pace, advance } = replay;
  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setTimeout(advance, at === 0 ? 600 / pace : restAfter(game.steps[at - 1], pace));
    return () => clearTimeout(timer);
  }, [game, at, playing, pace, held, advance]);
}
