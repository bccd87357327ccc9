import { expect, test } from '@playwright/test';
import { complaintsOf, startBattle } from './support.ts';

test('no card of a hidden hand is in the page before its player has taken the screen', async ({ page }) => {
  const complaints = complaintsOf(page);
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  const curtain = page.getByRole('dialog', { name: 'Hand the screen to the Allies' });
  await expect(curtain).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await curtain.getByRole('button', { name: 'I play the Allies' }).click();
  await expect(page.locator('.card button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cover hand' }).click();
  await expect(curtain).toBeVisible();
  expect(complaints).toEqual([]);
});

test('orders can be taken back up to the card, by button and by key', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.getByRole('button', { name: 'Play with open hands' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Play: Probe – Left' }).click();
  await page.locator('[data-choice="pick"]').first().click();
  await expect(page.getByRole('button', { name: 'Undo all 2' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Order units' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Play a command card' })).toBeVisible();
});

test('a card, an order and a step can be chosen with the keyboard alone', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play: Probe – Left' }).focus();
  await page.keyboard.press('Enter');
  const unit = page.getByRole('button', { name: 'Order American infantry on a2' });
  await unit.focus();
  await page.keyboard.press('Enter');
  // The next legal hex has the focus, so that the keyboard can go on from there.
  await expect(page.locator('.choice:focus')).toHaveCount(1);
  await page.getByText(/^All actions/).click();
  await page.locator('.all-actions').getByRole('button', { name: 'End orders' }).press('Enter');
  await page.locator('.choice[aria-label="Move American infantry on a2 to B3"]').focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('American infantry on a2 moves to B3');
});
