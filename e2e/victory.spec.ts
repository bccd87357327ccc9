import { clickOn, playOut, wishOf } from './policy.ts';
import { shortBattle } from './positions.ts';
import { expect, openGame, prompt, startBattle, test } from './support.ts';

test('a whole battle is played by clicks, from the start screen to victory', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Plays the Allies' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Plays the Axis' }).fill('Bertram');
  await page.locator('[data-battle="lanes-of-saint-aubert"] .start-button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lanes of Saint-Aubert');
  await page.getByText('Seed of the dice').click();
  await page.locator('.seed-field input').fill('e2e');
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.getByRole('dialog', { name: 'Hand the screen to Anna (Allies)' })).toBeVisible();

  const counts = await playOut(page, (wish) => clickOn(page, wish));
  test.info().annotations.push({ type: 'clicks', description: JSON.stringify(counts) });
  expect(counts.strike).toBeGreaterThan(10);
  expect(counts.step).toBeGreaterThan(10);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Anna|Bertram) wins for the (Allies|Axis)$/);
  await expect(page.locator('.end-reason')).toHaveText(
    /have won all the medals they needed|driven the last enemy unit/,
  );
  for (const title of ['The battle in numbers', 'Medals over time', 'Dice against expectation', 'Luck of the dice']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('win the battle');
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(page.getByRole('dialog', { name: 'Hand the screen to Bertram (Allies)' })).toBeVisible();
  await expect(page.locator('.score-turn')).toHaveText('Turn 1: Allies');
});

test('two short battles with the sides swapped make one total score', async ({ page }) => {
  test.setTimeout(90_000);
  // The seed of the second battle is chosen by chance; here it is always the same one.
  await page.addInitScript(() => {
    crypto.getRandomValues = (numbers) => numbers;
  });
  const game = shortBattle(1);
  await openGame(page, { ...game, players: { allies: 'Anna', axis: 'Bertram' } });
  await playOut(page, (wish) => clickOn(page, wish));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(Anna wins for the Allies|Bertram wins for the Axis)$/,
  );
  const series = page.getByRole('region', { name: 'Total score' });
  await expect(series).toContainText('1 battle together');
  await expect(series.locator('div.side-0 dt')).toContainText('Anna');
  await expect(series).toContainText('1 battle won');

  await page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(page.getByRole('dialog', { name: /Bertram \(Allies\)|Anna \(Axis\)/ })).toBeVisible();
  await playOut(page, (wish) => clickOn(page, wish));
  await expect(series).toContainText('2 battles together');
  await expect(series.locator('div.side-0 dt')).toContainText('Bertram');
  await expect(series.locator('div.side-1 dt')).toContainText('Anna');
  const medals = await series.locator('dd b').allTextContents();
  expect(medals.map((text) => Number.parseInt(text, 10)).reduce((a, b) => a + b)).toBe(2);
});

test.describe('with dice and figures in motion', () => {
  test.use({ settings: { speed: 'fast', sound: true, openHands: true } });

  test('turns are played by clicks while things move and sounds play', async ({ page }) => {
    test.setTimeout(60_000);
    await startBattle(page, 'fords-of-the-torvo', '3');
    for (let at = 0; at < 30; at++) {
      await expect(prompt(page)).not.toHaveText('The dice are rolling');
      const wish = await wishOf(page);
      if (wish !== null) await clickOn(page, wish);
    }
    await expect(page.locator('.log-line').first()).toBeVisible();
    await expect(page.locator('.dice-row')).toBeVisible();
  });
});
