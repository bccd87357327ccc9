import { expect, test } from '@playwright/test';
import { nextClick } from './policy.ts';
import { complaintsOf, startBattle } from './support.ts';

// A trace of every click would take longer than the battle.
test.use({ trace: 'off' });

const MOST_CLICKS = 4000;

test('a whole battle is played by clicks, from the start screen to victory', async ({ page }) => {
  test.setTimeout(90_000);
  const complaints = complaintsOf(page);
  await startBattle(page, 'lanes-of-saint-aubert', 'e2e');
  const clicks: Record<string, number> = {};
  for (let at = 0; at < MOST_CLICKS; at++) {
    const click = await nextClick(page);
    if (click === null) break;
    clicks[click.what] = (clicks[click.what] ?? 0) + 1;
    await page.mouse.click(click.x, click.y);
  }
  test.info().annotations.push({ type: 'clicks', description: JSON.stringify(clicks) });
  const end = page.getByRole('dialog');
  await expect(end.getByRole('heading', { name: /^The (Allies|Axis) win$/ })).toBeVisible();
  await expect(end).toContainText(/have won all the medals they needed|have driven the last enemy unit/);
  expect(clicks.strike).toBeGreaterThan(10);
  expect(clicks.step).toBeGreaterThan(10);

  await end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('win the battle');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Turn 1', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
