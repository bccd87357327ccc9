import { expect, test } from '@playwright/test';
import { complaintsOf } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a turn is played by touch, and nothing is wider than the screen', async ({ page }) => {
  const complaints = complaintsOf(page);
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.goto('./#seed=7');
  expect(await isTooWide()).toBe(false);
  await page.locator('[data-battle="lanes-of-saint-aubert"] .start-button').tap();
  await page.getByRole('button', { name: 'I play the Allies' }).tap();
  expect(await isTooWide()).toBe(false);
  expect((await page.locator('.hex-board').boundingBox())?.width).toBe(390);

  await page.getByRole('button', { name: 'Play: Probe – Left' }).tap();
  await page.getByRole('button', { name: 'Order American infantry on C3' }).tap();
  await page.getByRole('button', { name: 'End orders' }).tap();
  await page.getByRole('button', { name: /^Move American infantry on C3 to c4/ }).tap();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('American infantry on C3 moves to c4');
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => (await page.locator('.hex-board').boundingBox())?.width).toBeGreaterThan(500);
  expect(await isTooWide()).toBe(false);
  const rest = page.getByRole('button', { name: /^End (movement|battle)/ });
  while ((await rest.count()) > 0) await rest.first().tap();
  await expect(page.getByRole('dialog', { name: 'Hand the screen to the Axis' })).toBeVisible();
  expect(complaints).toEqual([]);
});
