import { AIR_DECISIONS, airDecision } from './air-positions.ts';
import { pressAll } from './air-support.ts';
import { expect, openGame, prompt, showHand, test, violationsOf } from './support.ts';

test.describe.configure({ timeout: 240_000 });

test.describe('axe finds nothing wrong with aircraft, by day and by night', () => {
  test('on the table, in its dialog and on the curtain', async ({ page }) => {
    const flight = airDecision('a flight with a marker');
    await openGame(page, flight.game());
    await showHand(page);
    await pressAll(page, ...flight.clicks);
    await page.keyboard.press('h');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aircraft and cards' }).click();
    await expect(page.getByRole('dialog', { name: 'In the air' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const window = airDecision('an answer to a flight');
    await openGame(page, window.game());
    await pressAll(page, ...window.clicks);
    await expect(page.locator('[data-curtain]')).toBeEnabled();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('in every decision about them', async ({ page }) => {
    for (const { name, game, clicks, asks } of AIR_DECISIONS) {
      await openGame(page, game());
      await showHand(page);
      await pressAll(page, ...clicks);
      await showHand(page);
      await expect(prompt(page), name).toHaveText(asks);
      const parts = ['.prompt', '.choices', '.hand', '.air-reserves'];
      if ((await page.locator('.board-popup').count()) > 0) parts.push('.board-popup');
      expect(await violationsOf(page, ...parts), name).toEqual([]);
    }
  });

  test('in their set-up', async ({ page }) => {
    await page.goto('./#/battle/ngerumai-landing');
    await expect(page.getByRole('region', { name: 'In the air' })).toBeVisible();
    await page.getByText('Its cards').click();
    expect(await violationsOf(page)).toEqual([]);
  });
});
