import { logOf } from './air-support.ts';
import { clickOn, playOut } from './policy.ts';
import { expect, test } from './support.ts';

test('a whole battle with aircraft is played by clicks, from the start screen to victory', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Plays the Allies' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Plays the Axis' }).fill('Bertram');
  await page.locator('[data-battle="lanes-of-saint-aubert"] .start-button').click();
  await page.getByRole('radio', { name: 'New Flight Plan' }).check();
  await expect(page.getByRole('region', { name: 'In the air' })).toContainText('The Allies have air superiority');
  await page.getByText('Seed of the dice').click();
  await page.locator('.seed-field input').fill('e2e');
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.getByRole('dialog', { name: /^Hand the screen to (Anna|Bertram)/ })).toBeVisible();

  const counts = await playOut(page, (wish) => clickOn(page, wish));
  test.info().annotations.push({ type: 'clicks', description: JSON.stringify(counts) });
  expect(counts.lay).toBeGreaterThan(1);
  expect(counts.deploy).toBeGreaterThan(0);
  expect(counts.fly).toBeGreaterThan(3);
  expect(counts.mark).toBeGreaterThan(1);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Anna|Bertram) wins for the (Allies|Axis)$/);
  await expect(page.getByRole('heading', { name: 'The air war in numbers' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(logOf(page)).toContainText('win the battle');
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByText('Attack runs', { exact: true })).toBeVisible();
});
