// The library is left for a briefing, the workshop or a sheet, and found again as it was.
import { useLayoutEffect, useState } from 'react';
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

/** Where the list was scrolled to; once its cards are there. */
export function useKeptScroll(isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    document.documentElement.scrollTop = scrolled;
    const note = () => {
      scrolled = document.documentElement.scrollTop;
    };
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, [isThere]);
}
