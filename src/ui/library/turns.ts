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

/** Pixels in a millisecond: faster than that nobody looks at what goes by. */
const FLEETING = 1.2;

let lastScroll = -Infinity;
let lastTop = 0;
let speed = 0;

function noteScroll(): void {
  const now = performance.now();
  const top = document.documentElement.scrollTop;
  speed = Math.abs(top - lastTop) / Math.max(1, now - lastScroll);
  lastScroll = now;
  lastTop = top;
}

globalThis.addEventListener('scroll', noteScroll, { passive: true, capture: true });

function isScrolling(): boolean {
  return performance.now() - lastScroll < QUIET;
}

/** The page flies by; what comes to rest is drawn then. */
function isFlying(): boolean {
  return speed > FLEETING && performance.now() - lastScroll < QUIET / 2;
}

function whenSlow(next: () => void): void {
  setTimeout(() => (isFlying() ? whenSlow(next) : next()), isScrolling() ? 6 * FRAME : FRAME);
}

function whenQuiet(next: () => void): void {
  setTimeout(() => (isScrolling() ? whenQuiet(next) : next()), FRAME);
}

/** A map in every frame, in every few of them while somebody scrolls, and none while the page flies by. */
export const mapTurns = createTurns(whenSlow);
/** Only while nobody scrolls. */
export const quietTurns = createTurns(whenQuiet);
