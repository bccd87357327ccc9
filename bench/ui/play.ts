// Plays by clicks of the mouse, as a person would: pointing, waiting a moment, clicking, looking.
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { wishOf } from '../../e2e/policy.ts';
import words from '../../src/ui/text/en/table.json' with { type: 'json' };
import { stolenTime } from './stolen.ts';
import { watchPage, type ClickTime, type Delay, type EventTime, type WatchedWindow } from './watch.ts';

/** Between pointing and clicking: long enough for the note about the hex. */
const AIMING = 200;
/** Between the answer and the next look at the table. */
const LOOKING = 40;

export interface Played {
  readonly clicks: readonly ClickTime[];
  readonly events: readonly EventTime[];
  readonly longTasks: readonly Delay[];
  readonly longFrames: readonly Delay[];
  /** Time of the processor on the page's main thread, in ms: for each click until its answer was on the screen. */
  readonly costs: readonly number[];
  /** For each click, what was stolen from the processors from pointing until the look after it, in ms. */
  readonly stolen: readonly number[];
  /** The same for everything a click brings about, with pointing before it and motion after it: the average. */
  readonly work: Work;
  readonly isOver: boolean;
}

export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
}

async function metrics(session: CDPSession): Promise<Work> {
  const { metrics: list } = await session.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (list.find((metric) => metric.name === name)?.value ?? 0);
  return {
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    all: of('TaskDuration'),
  };
}

type Moment = 'rolling' | 'over' | 'asking';

function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(
    ({ rolling, result }): Moment => {
      const buttons = [...document.querySelectorAll('.prompt button')];
      if (buttons.some(({ textContent }) => textContent === result)) return 'over';
      return rolling.includes(document.querySelector('.prompt h2')?.textContent ?? '') ? 'rolling' : 'asking';
    },
    { rolling: [words.rolling, words.rolled, words.lastLook], result: words.result },
  );
}

/** What a player would click now; null when the battle is over and its result on the screen. */
async function nextPoint(page: Page): Promise<Readonly<Record<'x' | 'y', number>> | null> {
  const moment = await momentOf(page);
  // The dice are on their way: a click on the board shows the result.
  if (moment === 'rolling') return middleOfBoard(page);
  if (moment === 'over') await page.waitForURL('**/#/end');
  const wish = await wishOf(page);
  // A curtain takes no click in its first moment.
  if (wish?.what === 'curtain') await page.locator('[data-curtain]:enabled').waitFor();
  if (wish !== null && wish.cover !== null) throw new Error(`${wish.what} is covered by ${wish.cover}`);
  return wish;
}

async function middleOfBoard(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.board-window').boundingBox();
  if (box === null) throw new Error('there is no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a battle in a page of its own. */
export async function openBattle(context: BrowserContext, address: string, battle: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await page.goto(`${address}#/battle/${battle}?seed=bench`);
  await page.locator('.brief-start button[type="submit"]').click();
  await page.locator('.hex-board [data-token]').first().waitFor();
  return page;
}

interface Cost {
  /** Of the processor until the answer was on the screen. */
  readonly own: number;
  readonly stolen: number;
}

async function click(page: Page, session: CDPSession, at: Readonly<Record<'x' | 'y', number>>): Promise<Cost> {
  const stolenBefore = stolenTime();
  await page.mouse.move(at.x, at.y);
  await pause(AIMING);
  const before = await metrics(session);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => (globalThis as WatchedWindow).watched.settled());
  const after = await metrics(session);
  await pause(LOOKING);
  return { own: after.all - before.all, stolen: stolenTime() - stolenBefore };
}

/** Plays on until the battle or the number of clicks is over. */
export async function play(page: Page, most: number): Promise<Played> {
  const session = await page.context().newCDPSession(page);
  // Time of the processor, so that other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => {
    const { clicks, events, longTasks, longFrames } = (globalThis as WatchedWindow).watched;
    for (const list of [clicks, events, longTasks, longFrames]) list.length = 0;
  });
  const before = await metrics(session);
  const spent: Cost[] = [];
  let isOver = false;
  for (let at = 0; at < most && !isOver; at++) {
    const next = await nextPoint(page);
    if (next === null) isOver = true;
    else spent.push(await click(page, session, next));
  }
  const after = await metrics(session);
  await session.detach();
  const { clicks, events, longTasks, longFrames } = await page.evaluate(() => {
    const { settled: _, ...seen } = (globalThis as WatchedWindow).watched;
    return seen;
  });
  const each = (key: keyof Work) => (after[key] - before[key]) / Math.max(1, clicks.length);
  const work = { script: each('script'), style: each('style'), layout: each('layout'), all: each('all') };
  const costs = spent.map(({ own }) => own);
  const stolen = spent.map((one) => one.stolen);
  return { clicks, events, longTasks, longFrames, costs, stolen, work, isOver };
}
