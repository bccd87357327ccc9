import { useLayoutEffect } from 'react';

export interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
  readonly fill?: FillMode;
}

/** Moves an element, where the browser can. */
export function play(element: Element | null | undefined, frames: Keyframe[], timing: Timing): Animation[] {
  if (element === null || element === undefined || typeof element.animate !== 'function') return [];
  return [element.animate(frames, timing)];
}

/** Animations that begin with what is drawn and end with it. */
export function useAnimations(begin: () => Animation[], dependencies: readonly unknown[]): void {
  useLayoutEffect(() => {
    const running = begin();
    return () => {
      for (const animation of running) animation.cancel();
    };
    // The beats of an act never change: they begin once for each of its stages.
    // oxlint-disable-next-line react/exhaustive-deps
  }, dependencies);
}
