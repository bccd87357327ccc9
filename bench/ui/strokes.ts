// Draws on the largest board with the mouse, and measures how steadily the page follows.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { fullMap } from './full-map.ts';
import { largest, median, quantile } from './numbers.ts';
import { pageProcesses, stolenTime, waitedTime } from './stolen.ts';
import { watchFrames, watchPage, type Delay, type FrameWindow, type WatchedWindow } from './watch.ts';

const ROOM = { width: 1440, height: 900 };
const ID = 'own-a-full-map';
/** A mouse tells of itself this often, in ms. */
const MOUSE = 8;
/** Moves of the mouse in one stroke: over some forty hexes in a second. */
const MOVES = 125;
const STROKES = 8;
/** Those that lost least to other programs and to the host of the machine. */
const CALMEST = 3;
/** After the button is let go, checks and keeping follow. */
const AFTER = 900;
/** A drop in the frame rate is one that lasts this long, in ms: a single late frame is not seen. */
const DROP = 250;

export interface Stroke {
  /** Between one frame and the next, in ms, from the press of the button until all has settled. */
  readonly frames: readonly number[];
  /** Work of the main thread in each frame in which the mouse had moved, in ms. */
  readonly work: readonly number[];
  readonly longTasks: readonly Delay[];
  /** Taken by other programs and by the host of the machine, in ms. */
  readonly lost: number;
}

export interface Strokes {
  readonly tool: string;
  readonly all: readonly Stroke[];
  readonly calm: readonly Stroke[];
}

/** A library with that one scenario in it. */
async function openFullMap(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: ROOM });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.addInitScript(watchFrames);
  await page.goto(`${address}#/library`);
  await page.locator('main').waitFor();
  await page.evaluate(
    ({ id, file }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('airfield-44');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put({ at: 0, origin: 'own', file }, `scenario/${id}`);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { id: ID, file: fullMap() },
  );
  await page.goto(`${address}#/workshop/${ID}`);
  await page.locator('.hex-board .ground').first().waitFor();
  await pause(1500);
  return page;
}

/** There and back along two rows, up and down within them. */
function wayOver(box: { x: number; y: number; width: number; height: number }): (part: number) => [number, number] {
  return (part) => {
    const isBack = part > 0.5;
    const across = 0.05 + 0.9 * (isBack ? 2 - 2 * part : 2 * part);
    const down = (isBack ? 0.66 : 0.33) + 0.07 * Math.sin(24 * part);
    return [box.x + box.width * across, box.y + box.height * down];
  };
}

async function drawOnce(page: Page, lostTime: () => number): Promise<Stroke> {
  const box = await page.locator('.hex-board').boundingBox();
  if (box === null) throw new Error('there is no board');
  const at = wayOver(box);
  await page.mouse.move(...at(0));
  await pause(300);
  await page.evaluate(() => {
    const { frames, work } = (globalThis as FrameWindow).watchedFrames;
    for (const list of [frames, work, (globalThis as WatchedWindow).watched.longTasks]) list.length = 0;
  });
  const before = lostTime();
  const start = performance.now();
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    await page.mouse.move(...at(move / MOVES));
    const wait = start + move * MOUSE - performance.now();
    if (wait > 0) await pause(wait);
  }
  await page.mouse.up();
  await pause(AFTER);
  const lost = lostTime() - before;
  const seen = await page.evaluate(() => {
    const { frames, work } = (globalThis as FrameWindow).watchedFrames;
    return { frames, work, longTasks: (globalThis as WatchedWindow).watched.longTasks };
  });
  // The map is as it was before the next one.
  await page.keyboard.press('Control+z');
  await pause(AFTER);
  return { ...seen, lost };
}

/** The same stroke several times over. */
async function drawStrokes(page: Page, tool: string, lostTime: () => number): Promise<Strokes> {
  await page.locator('.palettes input[type="text"], .palettes input[type="search"]').first().fill(tool);
  await page.locator(`.tool-tile[title="${tool}"]`).first().click();
  const all: Stroke[] = [];
  for (let stroke = 0; stroke < STROKES; stroke++) all.push(await drawOnce(page, lostTime));
  return { tool, all, calm: all.toSorted((a, b) => a.lost - b.lost).slice(0, CALMEST) };
}

export async function strokesOnFullMap(browser: Browser, address: string): Promise<Strokes[]> {
  const page = await openFullMap(browser, address);
  const processes = await pageProcesses(browser);
  const lostTime = () => stolenTime() + waitedTime(processes);
  const drawn: Strokes[] = [];
  for (const tool of ['Woods', 'Road']) drawn.push(await drawStrokes(page, tool, lostTime));
  await page.context().close();
  return drawn;
}

/** The slowest stretch of a stroke, in ms for each frame of it. */
export function slowest({ frames }: Stroke): number {
  let worst = 0;
  for (let first = 0; first < frames.length; first++) {
    let [length, count] = [0, 0];
    while (length < DROP && first + count < frames.length) length += frames[first + count++];
    if (length >= DROP) worst = Math.max(worst, length / count);
  }
  return worst;
}

/** In ms. */
export interface StrokeNumbers {
  readonly frame: number;
  readonly slowest: number;
  /** How many frames came so late that another one could have been shown meanwhile. */
  readonly late: number;
  /** Of the main thread in a frame; nineteen in twenty take less. */
  readonly work: number;
  readonly task: number;
}

export function numbersOf(strokes: readonly Stroke[]): StrokeNumbers {
  const frames = strokes.flatMap((stroke) => stroke.frames);
  return {
    frame: median(frames),
    slowest: largest(strokes.map(slowest)),
    late: frames.filter((frame) => frame > 34).length,
    work: quantile(
      strokes.flatMap((stroke) => stroke.work),
      0.95,
    ),
    task: largest(strokes.flatMap((stroke) => stroke.longTasks.map(({ duration }) => duration))),
  };
}
