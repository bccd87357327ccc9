import { DECISIONS, decision, finishedGame } from './positions.ts';
import { expect, openGame, press, prompt, showHand, startBattle, test, violationsOf } from './support.ts';

// Axe looks at everything, which takes a while on a busy machine.
test.describe.configure({ timeout: 240_000 });

test.describe('axe finds nothing wrong, by day and by night', () => {
  test('with the curtain, the table and its dialogs', async ({ page }) => {
    await startBattle(page, 'cape-marenne', '7');
    expect(await violationsOf(page)).toEqual([]);
    await showHand(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText(/^All actions/).click();
    expect(await violationsOf(page)).toEqual([]);
    for (const menu of ['briefing', 'saves', 'settings', 'help']) {
      await page.locator(`[data-menu="${menu}"]`).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page), menu).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('with saved games, a question and a fault', async ({ page }) => {
    const { game } = decision('battle with a unit chosen');
    await openGame(page, game());
    await page.locator('[data-menu="saves"]').click();
    const dialog = page.getByRole('dialog', { name: 'Saved games' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.locator('.slot')).toHaveCount(1);
    await dialog.getByRole('button', { name: /^Rename/ }).click();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('textbox', { name: 'Link to a game' }).fill('nonsense');
    await dialog.getByRole('button', { name: 'Open link' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.locator('.slot .main').click();
    await expect(dialog.locator('.saves-question')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('with the replay, the end and a broken link', async ({ page }) => {
    await openGame(page, finishedGame());
    await page.getByRole('slider').fill('40');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('./#/end');
    await expect(page.locator('.end-screen')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await expect(page.locator('.hex-board')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('./#/link/1.zz.x.y');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('with every kind of decision', async ({ page }) => {
    for (const { name, game, clicks, asks } of DECISIONS) {
      await openGame(page, game());
      await showHand(page);
      for (const click of clicks) await press(page, click);
      await showHand(page);
      await expect(prompt(page), name).toHaveText(asks);
      // The rest of the table is the same for all of them.
      expect(await violationsOf(page, '.prompt', '.choices', '.hand', '.dice'), name).toEqual([]);
    }
  });
});

test('a link that holds a game passes axe before it is opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  await page.locator('[data-menu="saves"]').click();
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  await expect(page.getByRole('dialog')).toContainText(/The link is copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Open it' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
