// What is measured inside the page. Everything here runs in the browser and is sent there as text, so the functions use
// nothing from outside themselves.

export interface ClickTime {
  /** What was clicked: the choice on the board, the action of the button. */
  readonly what: string;
  /** When the button of the mouse went down, in ms since the page was opened. */
  readonly at: number;
  /** Until the frame with the answer was handed on, in ms. */
  readonly shown: number;
  /** Until the frame after it began, by when the answer is surely on the screen, in ms. */
  readonly painted: number;
}

export interface Delay {
  readonly at: number;
  readonly duration: number;
}

export interface EventTime extends Delay {
  readonly type: string;
  /** Time until the first listener could run, and time in the listeners. */
  readonly waiting: number;
  readonly working: number;
}

export interface Watched {
  readonly clicks: ClickTime[];
  readonly events: EventTime[];
  readonly longTasks: Delay[];
  readonly longFrames: Delay[];
  /** Resolves once every click so far has its answer on the screen. */
  settled(this: void): Promise<void>;
}

export type WatchedWindow = typeof globalThis & { watched: Watched };

/** Installed before the page's own scripts. */
export function watchPage(): void {
  const clicks: ClickTime[] = [];
  const events: EventTime[] = [];
  const longTasks: Delay[] = [];
  const longFrames: Delay[] = [];
  let answers: Promise<void> = Promise.resolve();
  let pressed = 0;
  let what = '';

  const nameOf = (target: EventTarget | null): string => {
    if (!(target instanceof Element)) return 'page';
    const choice = target.closest<SVGElement>('[data-choice]')?.dataset.choice;
    if (choice !== undefined) return choice;
    if (target.closest('[data-curtain]') !== null) return 'curtain';
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action !== undefined) return action;
    if (target.closest('.hex-board') !== null) return 'board';
    return target.closest('button')?.textContent ?? target.localName;
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      pressed = timeStamp;
      what = nameOf(target);
    },
    true,
  );
  addEventListener(
    'click',
    () => {
      const [at, name] = [pressed, what];
      answers = new Promise((resolve) => {
        requestAnimationFrame(() => {
          let shown = 0;
          const { port1, port2 } = new MessageChannel();
          const onShown = () => {
            shown = performance.now() - at;
          };
          port2.addEventListener('message', onShown, { once: true });
          port2.start();
          port1.postMessage(null);
          requestAnimationFrame(() => {
            const painted = performance.now() - at;
            clicks.push({ what: name, at, shown: shown === 0 ? painted : shown, painted });
            resolve();
          });
        });
      });
    },
    true,
  );

  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  };
  observe('longtask', ({ startTime, duration }) => longTasks.push({ at: startTime, duration }));
  observe('long-animation-frame', ({ startTime, duration }) => longFrames.push({ at: startTime, duration }));
  observe(
    'event',
    (entry) => {
      const { name, startTime, duration, processingStart, processingEnd } = entry as PerformanceEventTiming;
      if (name !== 'click' && name !== 'pointerup') return;
      events.push({
        type: name,
        at: startTime,
        duration,
        waiting: processingStart - startTime,
        working: processingEnd - processingStart,
      });
    },
    { durationThreshold: 16 },
  );
  (globalThis as WatchedWindow).watched = { clicks, events, longTasks, longFrames, settled: () => answers };
}

export interface WatchedFrames {
  /** Between one frame and the next, in ms. */
  readonly frames: number[];
  /** In frames in which the pointer had moved: from the first word of it until the frame was handed on, in ms. */
  readonly work: number[];
}

export type FrameWindow = typeof globalThis & { watchedFrames: WatchedFrames };

/** Installed before the page's own scripts. */
export function watchFrames(): void {
  const frames: number[] = [];
  const work: number[] = [];
  (globalThis as FrameWindow).watchedFrames = { frames, work };
  let moved: number | null = null;
  addEventListener('pointermove', () => (moved ??= performance.now()), true);
  const { port1, port2 } = new MessageChannel();
  port2.addEventListener('message', ({ data }) => work.push(performance.now() - Number(data)));
  port2.start();
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    // Its turn comes once the frame is painted.
    if (moved !== null) port1.postMessage(moved);
    moved = null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** When something matching was first on the screen, by selector, in ms since the page was opened. */
export type SeenWindow = typeof globalThis & { firstSeen: Record<string, number> };

/** Installed before the page's own scripts. */
export function watchFirst(selectors: readonly string[]): void {
  const firstSeen: Record<string, number> = {};
  (globalThis as SeenWindow).firstSeen = firstSeen;
  const look = () => {
    for (const selector of selectors) {
      if (selector in firstSeen || document.querySelector(selector) === null) continue;
      firstSeen[selector] = Infinity;
      requestAnimationFrame(() => {
        firstSeen[selector] = performance.now();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What waits until the page is idle waits for ever. */
export function neverIdle(): void {
  const usual = globalThis.setTimeout.bind(globalThis);
  const patient = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
    delay !== undefined && delay >= 1000 ? 0 : usual(run, delay, ...args);
  globalThis.setTimeout = patient as typeof setTimeout;
  globalThis.requestIdleCallback = () => 0;
}
