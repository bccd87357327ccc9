import type { CDPSession } from '@playwright/test';
import { playOut } from './policy.ts';
import { decision, finishedGame, gameFile, shortBattle } from './positions.ts';
import { position } from '../tests/support/kit.ts';
import {
  choice,
  expect,
  openGame,
  pageIsTooWide,
  prompt,
  showHand,
  startBattle,
  test,
  type Locator,
  type Page,
} from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const clients = new WeakMap<Page, Promise<CDPSession>>();

/** Fingers that touch, move through these places and let go. */
async function fingers(page: Page, places: readonly (readonly Finger[])[], hold = 0): Promise<void> {
  const opening = clients.get(page) ?? page.context().newCDPSession(page);
  clients.set(page, opening);
  const client = await opening;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) });
  const [first, ...rest] = places;
  await send('touchStart', first);
  if (hold > 0) await page.waitForTimeout(hold);
  for (const place of rest) await send('touchMove', place);
  await send('touchEnd', []);
}

async function tap(page: Page, label: string): Promise<void> {
  const hex = choice(page, label).first();
  if ((await hex.count()) === 0) return page.getByRole('button', { name: label }).first().tap();
  const { x, y } = await middleOf(hex);
  return page.touchscreen.tap(x, y);
}

const isTooWide = pageIsTooWide;

test('a turn is played by taps; hand and log are sheets, and nothing is wider than the screen', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  expect(await isTooWide(page)).toBe(false);
  await page.locator('[data-curtain]').tap();
  expect((await page.locator('.board-window').boundingBox())?.width).toBe(390);
  expect(await isTooWide(page)).toBe(false);

  // The hand comes up by itself, and goes away with the card.
  await page.getByRole('button', { name: 'Play: Probe – Left' }).tap();
  await expect(page.locator('.hand .card').first()).toBeHidden();
  await tap(page, 'Order American infantry on C3');
  await tap(page, 'End orders');
  await tap(page, 'End orders anyway');
  await tap(page, 'Move American infantry on C3 to c4');
  await page.locator('[data-sheet="log"]').tap();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('American infantry on C3 moves to c4')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await page.locator('[data-sheet="log"]').tap();
  await expect(log.getByText('American infantry on C3 moves to c4')).toBeHidden();
  for (let at = 0; at < 4; at++) {
    const end = page.locator('.prompt').getByRole('button', { name: /^End (movement|attacks)/ });
    if ((await end.count()) > 0) await end.first().tap();
  }
  await expect(page.getByRole('dialog', { name: /^Hand the screen to (the )?Axis/ })).toBeVisible();
});

test('what a finger has to hit is large enough', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.locator('[data-curtain]').tap();
  await page.getByRole('button', { name: 'Play: Probe – Left' }).tap();
  const hexes = await page.locator('.choice-area').evaluateAll((areas) =>
    areas.map((area) => {
      const { width, height } = area.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...hexes)).toBeGreaterThanOrEqual(44);
  const small = await page.locator('button, summary, input').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && getComputedStyle(control).visibility !== 'hidden';
      return isShown && (width < 24 || height < 24) ? [`${control.textContent} ${width}×${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('a finger held on a hex shows what is there and chooses nothing', async ({ page }) => {
  const { game, clicks } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  await tap(page, clicks[0]);
  await fingers(page, [[await middleOf(choice(page, 'Order American infantry on E5'))]], 700);
  await expect(page.locator('.note')).toBeVisible();
  await expect(page.locator('.note')).toContainText(/infantry/i);
  await expect(page.locator('.undo-all')).toHaveCount(0);
  expect(await isTooWide(page)).toBe(false);
  await tap(page, 'Order American infantry on E5');
  await expect(page.getByRole('button', { name: 'Undo all 2' })).toBeVisible();
});

test('two fingers zoom the board, one finger draws it, and neither chooses a hex', async ({ page }) => {
  const { game } = decision('movement in the middle of a path');
  await openGame(page, game());
  const board = page.locator('.hex-board');
  const frame = page.locator('.board-window');
  const wide = (await board.boundingBox())?.width ?? 0;
  const { x, y } = await middleOf(frame);
  const apart = (half: number): Finger[] => [
    { x: x - half, y },
    { x: x + half, y },
  ];
  await fingers(page, [20, 30, 40, 55, 70].map(apart));
  await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(wide * 1.5);
  const from = await frame.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  await fingers(
    page,
    [0, 20, 40, 60, 80].map((by) => [{ x: x - by, y: y - by / 2 }]),
  );
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(from.scrollLeft + 40);
  expect(await isTooWide(page)).toBe(false);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  await expect(page.locator('.log')).not.toContainText('moves');
  // A browser makes no click of a tap that follows a swipe faster than a hand could.
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await expect.poll(async () => (await board.boundingBox())?.width).toBeLessThanOrEqual(390);
});

test('one small button leads to the whole board and back, and makes way for a sheet', async ({ page }) => {
  const { game } = decision('movement in the middle of a path');
  await openGame(page, game());
  const board = page.locator('.hex-board');
  const buttons = page.locator('.board-zoom button:visible');
  const wide = (await board.boundingBox())?.width ?? 0;
  await expect(buttons).toHaveCount(1);
  await buttons.tap();
  await expect.poll(async () => (await board.boundingBox())?.width).toBeLessThanOrEqual(390);
  await expect(buttons).toHaveCount(1);
  await buttons.tap();
  await expect.poll(async () => (await board.boundingBox())?.width).toBe(wide);
  await page.locator('[data-sheet="log"]').tap();
  await expect(buttons).toHaveCount(0);
});

test('undo stays under the finger from phase to phase', async ({ page }) => {
  const { game } = decision('movement in the middle of a path');
  await openGame(page, game());
  const undo = page.locator('.undo');
  const place = await middleOf(undo);
  await tap(page, 'End movement');
  await tap(page, 'End movement anyway');
  await expect(prompt(page)).toHaveText('Battle');
  expect(await middleOf(undo)).toEqual(place);
  await page.touchscreen.tap(place.x, place.y);
  await expect(prompt(page)).toHaveText('Move units');
  await page.touchscreen.tap(place.x, place.y);
  await expect(prompt(page)).toHaveText('Order units');
});

test('a phone on its side shows the board beside the decision', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { game } = decision('movement in the middle of a path');
  await openGame(page, game());
  const board = await page.locator('.board-window').boundingBox();
  expect(board?.width).toBeGreaterThan(500);
  expect(board?.height).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: 'End movement' })).toBeInViewport();
  expect(await isTooWide(page)).toBe(false);
});

test('after a reload the board shows where something can be done', async ({ page }) => {
  const corner = position({ allies: { M1: 'infantry', E5: 'infantry' }, hands: { allies: ['probe-right'] } });
  await openGame(page, gameFile(corner, 'play probe-right', 'order M1', 'end orders'));
  await page.reload();
  await expect(choice(page, 'Move American infantry on M1 to l2')).toBeInViewport();
});

test('every screen fits the width of a phone', async ({ page }) => {
  await openGame(page, finishedGame());
  await expect(page.locator('.replay-where')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  for (const address of ['#/end', '#/table', '#/', '#/battle/cape-marenne', '#/link/1.zz.x.y']) {
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isTooWide(page), address).toBe(false);
  }
});

test.describe('a whole battle', () => {
  test('is played by touch to its end', async ({ page }) => {
    test.setTimeout(240_000);
    await openGame(page, shortBattle(2));
    const counts = await playOut(page, async ({ x, y, selector, cover }) => {
      // Something off the screen is brought there by the page itself once it is chosen from; else by its list.
      if (cover === null) await page.touchscreen.tap(x, y);
      else await page.locator(selector).last().scrollIntoViewIfNeeded();
    });
    expect(counts.roll).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The (Allies|Axis) win$/);
    await expect(prompt(page)).toHaveCount(0);
    expect(await isTooWide(page)).toBe(false);
  });
});
