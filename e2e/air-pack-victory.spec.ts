import { logOf } from './air-support.ts';
import { clickOn, playOut } from './policy.ts';
import { expect, test } from './support.ts';

test('a whole battle with Air Pack is played by clicks, from the start screen to victory', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Plays the Allies' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Plays the Axis' }).fill('Bertram');
  await page.locator('[data-battle="lanes-of-saint-aubert"] .start-button').click();
  await page.getByRole('radio', { name: 'Air Pack' }).check();
  await page.getByText('Seed of the dice').click();
  await page.locator('.seed-field input').fill('e2e');
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.getByRole('dialog', { name: /^Hand the screen to (Anna|Bertram)/ })).toBeVisible();

  const counts = await playOut(page, (wish) => clickOn(page, wish));
  test.info().annotations.push({ type: 'clicks', description: JSON.stringify(counts) });
  expect(counts.sortie).toBeGreaterThan(0);
  expect(counts.launch).toBeGreaterThan(0);
  expect(counts.fly ?? 0).toBeGreaterThan(0);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Anna|Bertram) wins for the (Allies|Axis)$/);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(logOf(page)).toContainText('win the battle');
});
