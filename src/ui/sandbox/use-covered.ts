import { useLayoutEffect, type RefObject } from 'react';

/** How much of the board the open hand lies over. */
function coveredIn(table: Element): number {
  const hand = table.querySelector('.hand')?.getBoundingClientRect();
  const board = table.querySelector('.board-window')?.getBoundingClientRect();
  if (hand === undefined || board === undefined || hand.height === 0) return 0;
  const isBeside = hand.left >= board.right || hand.top >= board.bottom;
  return isBeside ? 0 : Math.round(board.bottom - hand.top);
}

/** Where the hand lies over the board, the map makes way for it: what was at its lower edge is seen above the cards. */
export function useCovered(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    let before = 0;
    const settle = () => {
      const covered = coveredIn(current);
      if (covered === before) return;
      current.style.setProperty('--covered', `${covered}px`);
      current.querySelector('.board-window')?.scrollBy({ top: covered - before, behavior: 'instant' });
      before = covered;
    };
    const observer = new ResizeObserver(settle);
    for (const part of current.querySelectorAll('.hand, .board-window')) observer.observe(part);
    return () => observer.disconnect();
  }, [table]);
}
