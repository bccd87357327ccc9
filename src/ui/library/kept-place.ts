// The library is left for a briefing, the workshop or a sheet, and found again as it was.
import { useLayoutEffect, useState } from 'react';
import type { Route } from '../route.ts';
import { cameFrom } from '../way-back.ts';
import { ANYTHING, type Wish } from './shelf.ts';

let wish: Wish = ANYTHING;
let scrolled = 0;

export function useKeptWish(): [Wish, (wish: Wish) => void] {
  const [now, setNow] = useState(wish);
  return [
    now,
    (next) => {
      wish = next;
      setNow(next);
    },
  ];
}

/** Where one goes from a card, and comes back from. */
const FROM_A_CARD: ReadonlySet<Route['screen'] | null> = new Set(['briefing', 'workshop', 'sheet']);

/** Where the list was scrolled to, once its cards are there. Whoever comes from elsewhere begins at the top. */
export function useKeptScroll(isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    document.documentElement.scrollTop = FROM_A_CARD.has(cameFrom()) ? scrolled : 0;
    const note = () => {
      scrolled = document.documentElement.scrollTop;
    };
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, [isThere]);
}
