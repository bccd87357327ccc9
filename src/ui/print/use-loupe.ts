import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useFitting } from './use-fitting.ts';

/** A point of the paper, from 0 to 1, and where it was on the screen. */
interface Tapped {
  readonly part: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

export interface Loupe {
  readonly isLarge: boolean;
  /** The whole page is too small to be read on this screen. */
  readonly isSmall: boolean;
  onTap(this: void, event: MouseEvent<HTMLElement>): void;
  onSwitch(this: void): void;
}

/** What was tapped is under the finger again. */
function bringBack(paper: HTMLElement | null, { part: [x, y], at }: Tapped): void {
  if (paper === null) return;
  const { left, top, width, height } = paper.getBoundingClientRect();
  paper.parentElement?.scrollBy(left + x * width - at[0], 0);
  globalThis.scrollBy(0, top + y * height - at[1]);
}

/** On a small screen a tap enlarges the page around the place that was tapped, and another shows all of it again. */
export function useLoupe(page: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Loupe {
  const [isLarge, setLarge] = useState(false);
  const isSmall = useFitting(page, content, isLarge);
  const tapped = useRef<Tapped | null>(null);
  useLayoutEffect(() => {
    if (tapped.current === null) return;
    bringBack(page.current?.parentElement ?? null, tapped.current);
    tapped.current = null;
  });
  return {
    isLarge: isLarge && isSmall,
    isSmall,
    onTap: ({ clientX, clientY, currentTarget }) => {
      if (!isSmall) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      tapped.current = { part: [(clientX - left) / width, (clientY - top) / height], at: [clientX, clientY] };
      setLarge(!isLarge);
    },
    onSwitch: () => setLarge(!isLarge),
  };
}
