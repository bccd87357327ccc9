import { useCallback, useEffect, useState } from 'react';
import type { Speed } from '../../../store/settings.ts';
import type { Roll } from './beats.ts';
import {
  advanced,
  opening,
  rested,
  rollOf,
  rollTime,
  settled,
  type Act,
  type Cue,
  type Played,
} from './presentation.ts';
import { useStillness } from './stillness.ts';
import { tempoOf } from './tempo.ts';

export interface Presentation<M> {
  /** The match the table shows: a moment behind while dice tumble. */
  readonly shown: M;
  /** The roll that tumbles now. */
  readonly playing: Roll | null;
  readonly acts: readonly Act[];
  readonly cue: Cue;
  /** Straight to the end of the dice. */
  skip(this: void): void;
}

/** Shows how the match goes on. Dice hold the board back until they lie still; nothing else does. */
export function usePresentation<M extends Played>(match: M, speed: Speed): Presentation<M> {
  const tempo = tempoOf(speed, useStillness());
  const [show, setShow] = useState(() => opening(match));
  // During the render, so that the result is never on the screen before its dice.
  const now = show.match === match ? show : advanced(show, match, document.hidden ? null : tempo);
  if (now !== show) setShow(now);

  const playing = rollOf(now);
  const { id } = now.cue;
  const time = rollTime(now);
  useEffect(() => {
    if (time === 0) return undefined;
    const timer = setTimeout(() => setShow((then) => (then.cue.id === id ? rested(then) : then)), time);
    return () => clearTimeout(timer);
  }, [id, time]);

  const skip = useCallback(() => setShow((then) => settled(then)), [setShow]);
  return { shown: now.shown, playing, acts: now.acts, cue: now.cue, skip };
}
