// The other side plays by itself, and the coach says so.
import { lessonById } from '../src/lessons/chapters.ts';
import { expect, test } from './support.ts';
import { coach } from './learn-walk.ts';

test.use({ settings: { speed: 'slow', sound: false } });

test('while the other side plays the coach says who, and the steps count on from there', async ({ page }) => {
  const file = lessonById('base-3-orders');
  const [, , , ending] = file?.steps ?? [];
  await page.goto('./#/learn/base-3-orders');
  for (let step = 0; step < 3; step++) {
    await expect(coach(page)).toHaveAttribute('data-step', String(step));
    await expect(coach(page)).not.toHaveAttribute('data-held');
    await coach(page).locator('[data-do="solve"]').click();
  }
  await expect(coach(page)).toContainText('Step 4 of 7');
  await coach(page).locator('[data-do="solve"]').click();
  // An announcement, not only words on the screen.
  await expect(coach(page).locator('.coach-said[aria-live="polite"]')).toHaveText('The Axis are playing. Watch.');
  await expect(coach(page)).not.toContainText(ending.goal ?? '');
  await expect(page.locator('.prompt')).toBeHidden();
  await expect(page.locator('.pointer-head')).toHaveCount(0);
  await expect(coach(page)).toContainText('Step 5 of 7', { timeout: 20_000 });
  await expect(coach(page)).not.toContainText('Watch.');
  await expect(page.locator('.prompt')).toBeVisible();
});
