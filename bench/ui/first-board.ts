// How soon the first board is there, on a processor four times as slow.
import type { Browser, Page } from '@playwright/test';
import { median } from './numbers.ts';
import { stolenTime } from './stolen.ts';
import { watchFirst, watchPage, type SeenWindow, type WatchedWindow } from './watch.ts';

const SLOWER = 4;
const ROUNDS = 6;
/** Those from which least was stolen by the host of the machine. */
const CALMEST = 3;
const BATTLE = 'lanes-of-saint-aubert';
const START = `[data-battle="${BATTLE}"] .start-button`;
const BEGIN = '.brief-start button[type="submit"]';
const BOARD = '.hex-board [data-token]';

export interface FirstBoard {
  /** From the address to the start screen, in ms. */
  readonly start: number;
  /** From the choice of a battle to its briefing. */
  readonly briefing: number;
  /** From the start of the battle to the board. */
  readonly begun: number;
  /** The three together: to the first board without the time a person takes to read. */
  readonly throughStart: number;
  /** From the address of the table to the board of a battle that was left in the middle. */
  readonly restored: number;
  /** Stolen from the processors meanwhile. */
  readonly stolen: number;
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchPage);
  await page.addInitScript(watchFirst, [START, BEGIN, BOARD]);
  return page;
}

/** When it was on the screen, in ms since the page was opened. */
async function seen(page: Page, selector: string): Promise<number> {
  const time = await page.waitForFunction((name) => {
    const at = (globalThis as SeenWindow).firstSeen[name];
    return at !== undefined && at < Infinity ? at : false;
  }, selector);
  return Number(await time.jsonValue());
}

/** From the click to the thing it leads to. */
async function clickTo(page: Page, button: string, aim: string): Promise<number> {
  await page.locator(button).scrollIntoViewIfNeeded();
  await page.locator(button).click();
  const at = await seen(page, aim);
  const pressed = await page.evaluate(() => (globalThis as WatchedWindow).watched.clicks.at(-1)?.at ?? NaN);
  return at - pressed;
}

async function throughStart(browser: Browser, address: string): Promise<Omit<FirstBoard, 'restored' | 'stolen'>> {
  const page = await slowPage(browser);
  await page.goto(address);
  const start = await seen(page, START);
  const briefing = await clickTo(page, START, BEGIN);
  const begun = await clickTo(page, BEGIN, BOARD);
  await page.context().close();
  return { start, briefing, begun, throughStart: start + briefing + begun };
}

async function restored(browser: Browser, address: string, game: string): Promise<number> {
  const page = await slowPage(browser);
  await page.addInitScript((text) => localStorage.setItem('airfield-44/current', text), game);
  await page.goto(`${address}#/table`);
  const at = await seen(page, BOARD);
  await page.context().close();
  return at;
}

/** `game`: a battle in the middle, as the page keeps it. The middle one of the calmest rounds. */
export async function firstBoard(browser: Browser, address: string, game: string): Promise<FirstBoard> {
  const rounds: FirstBoard[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = stolenTime();
    const through = await throughStart(browser, address);
    const straight = await restored(browser, address, game);
    rounds.push({ ...through, restored: straight, stolen: stolenTime() - before });
  }
  const calm = rounds.toSorted((a, b) => a.stolen - b.stolen).slice(0, CALMEST);
  const of = (key: keyof FirstBoard) => median(calm.map((round) => round[key]));
  return {
    start: of('start'),
    briefing: of('briefing'),
    begun: of('begun'),
    throughStart: of('throughStart'),
    restored: of('restored'),
    stolen: of('stolen'),
  };
}
