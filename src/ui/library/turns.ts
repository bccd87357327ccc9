// What takes its time is done one after the other, so that the list can be scrolled meanwhile.
export interface Turns {
  /** Does it when its turn comes, unless it is taken back before. */
  ask(this: void, work: () => void): () => void;
}

/** `rest` says when the next one may begin. */
export function createTurns(rest: (next: () => void) => void): Turns {
  const waiting = new Set<() => void>();
  let isGoing = false;
  const next = (): void => {
    const [work] = waiting;
    isGoing = work !== undefined;
    if (work === undefined) return;
    waiting.delete(work);
    work();
    rest(next);
  };
  return {
    ask: (work) => {
      waiting.add(work);
      if (!isGoing) {
        isGoing = true;
        rest(next);
      }
      return () => waiting.delete(work);
    },
  };
}

const FRAME = 16;
/** So long after the last movement of the page nobody is scrolling any more. */
const QUIET = 250;

let lastScroll = -Infinity;
globalThis.addEventListener('scroll', () => (lastScroll = performance.now()), { passive: true, capture: true });

function isScrolling(): boolean {
  return performance.now() - lastScroll < QUIET;
}

function whenQuiet(next: () => void): void {
  setTimeout(() => (isScrolling() ? whenQuiet(next) : next()), FRAME);
}

/** A map in every frame, or in every few of them while somebody scrolls. */
export const mapTurns = createTurns((next) => setTimeout(next, isScrolling() ? 6 * FRAME : FRAME));
/** Only while nobody scrolls. */
export const quietTurns = createTurns(whenQuiet);
