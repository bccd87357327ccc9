import { DECISIONS, decision } from './positions.ts';
import { expect, openGame, press, prompt, showHand, testInOnePage as test, type Page } from './support.ts';

/** Everything of the table that a reload must not change. */
interface Scene {
  readonly side: string;
  readonly prompt: string;
  readonly hint: string;
  readonly undo: string;
  readonly medals: string[];
  readonly turn: string;
  readonly card: string;
  readonly dice: string;
  readonly log: string;
  readonly pieces: string[];
}

/** Reads the table; with `leave` the page is reloaded in the same breath. */
function sceneOf(page: Page, leave: boolean): Promise<Scene> {
  return page.evaluate((isLeaving) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const text = (selector: string) =>
      all(selector)
        .map(({ textContent }) => textContent)
        .join(' | ');
    const scene = {
      side: text('.prompt-side'),
      prompt: text('.prompt h2'),
      hint: text('.prompt-hint'),
      undo: text('.undo-reach'),
      medals: all('.score-count').map(({ textContent }) => textContent),
      turn: text('.score-turn'),
      card: text('.in-play'),
      dice: text('.dice'),
      log: text('.log-turn'),
      pieces: all('.token').map(
        (token) => `${token.getAttribute('data-token')} ${token.getAttribute('transform')} ${token.innerHTML}`,
      ),
    };
    if (isLeaving) location.reload();
    return scene;
  }, leave);
}

/** The player at the screen has the hand open, as before the reload. */
async function sitDown(page: Page): Promise<void> {
  await expect(page.locator('.hex-board')).toBeVisible();
  await showHand(page);
  const covered = page.getByRole('button', { name: 'Show hand' });
  if ((await covered.count()) > 0) await page.keyboard.press('h');
}

for (const { name, game, clicks, asks, curtain = false } of DECISIONS) {
  test(`a reload right after a click changes nothing: ${name}`, async ({ page }) => {
    await openGame(page, game());
    await sitDown(page);
    for (const click of clicks) await press(page, click);
    await sitDown(page);
    const before = await sceneOf(page, true);
    expect(before.prompt).toBe(asks);
    await page.waitForEvent('load');
    await expect(page.locator('.hex-board')).toBeVisible();
    await expect(page.locator('[data-curtain]')).toHaveCount(curtain ? 1 : 0);
    await sitDown(page);
    await expect(prompt(page)).toHaveText(asks);
    expect(await sceneOf(page, false)).toEqual(before);
  });
}

test('orders and steps can be taken back after a reload as before it', async ({ page }) => {
  const { game, clicks } = decision('movement in the middle of a path');
  await openGame(page, game());
  for (const click of clicks) await press(page, click);
  await sceneOf(page, true);
  await page.waitForEvent('load');
  await sitDown(page);
  await expect(prompt(page)).toHaveText('Move units');
  await page.keyboard.press('u');
  await expect(page.getByRole('region', { name: 'Log' })).not.toContainText('moves');
  await page.getByRole('button', { name: /^Undo all/ }).click();
  await expect(prompt(page)).toHaveText('Play a command card');
  await expect(page.locator('.undo')).toHaveAttribute('aria-disabled', 'true');
});

test.describe('with moving dice', () => {
  test.use({ settings: { speed: 'slow', sound: false } });

  test('a reload while the dice roll shows what they have rolled', async ({ page }) => {
    const { game, clicks, asks } = decision('a retreat with a choice');
    await openGame(page, game());
    for (const click of clicks) await press(page, click);
    await expect(prompt(page)).toHaveText('The dice are rolling');
    await page.reload();
    await expect(prompt(page)).toHaveText(asks);
    await expect(page.locator('.dice')).toContainText('flag');
    await expect(page.locator('.undo-reach')).toHaveText('Nothing to undo since the last roll.');
  });
});
