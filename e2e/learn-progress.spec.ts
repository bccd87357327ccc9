import { lessonById } from '../src/lessons/chapters.ts';
import { coach, walkLesson } from './learn-walk.ts';
import { expect, press, startBattle, test } from './support.ts';

function lesson(id: string) {
  const file = lessonById(id);
  if (file === undefined) throw new Error(`there is no lesson ${id}`);
  return file;
}

test('each worked example is opened by its number, also in the address', async ({ page }) => {
  await page.goto('./#/learn');
  await page.locator('[data-lesson="nfp-8"]').getByRole('link').click();
  await expect(page).toHaveURL(/#\/learn\/nfp-8$/);
  await expect(page.locator('.lesson-bar, header').first()).toContainText('Example 8');
  await page.goto('./#/learn/nfp-20');
  await expect(page.locator('.lesson-bar, header').first()).toContainText('Example 20');
  await page.goto('./#/learn/nfp-99');
  await expect(page.locator('body')).toContainText('nfp-99');
});

test('a lesson that was left goes on where it was, can be stepped back and begun again', async ({ page }) => {
  await page.goto('./#/learn/base-1-turn');
  await coach(page).locator('[data-do="goOn"]').click();
  await press(page, 'Play: Probe – Centre');
  await expect(coach(page)).toHaveAttribute('data-step', '2');
  await page.reload();
  await expect(coach(page)).toHaveAttribute('data-step', '2');
  await coach(page).locator('[data-do="back"]').click();
  await expect(coach(page)).toHaveAttribute('data-step', '1');
  await coach(page).locator('[data-do="solve"]').click();
  await expect(coach(page)).toHaveAttribute('data-step', '2');
  await page.goto('./#/learn');
  await expect(page.locator('[data-lesson="base-1-turn"]')).toHaveAttribute('data-state', 'half');
  await page.locator('[data-lesson="base-1-turn"]').getByRole('link').click();
  await expect(coach(page)).toHaveAttribute('data-step', '2');
  await coach(page).locator('[data-do="restart"]').click();
  await expect(coach(page)).toHaveAttribute('data-step', '0');
});

test('a lesson that is done is ticked off, also after a reload', async ({ page }) => {
  await walkLesson(page, lesson('base-2-sections'), { wrongs: false });
  await page.goto('./#/learn');
  await page.reload();
  await expect(page.locator('[data-lesson="base-2-sections"]')).toHaveAttribute('data-state', 'done');
});

test('? at the table opens the lesson for the decision at hand, and the way back finds the battle as it was', async ({
  page,
}) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.locator('[data-curtain]').click();
  await page.keyboard.press('?');
  await expect(page).toHaveURL(/#\/learn\/base-/);
  await expect(coach(page)).toBeVisible();
  await expect(page.locator('.coach')).toContainText('The battle waits as it was.');
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  await expect(page).toHaveURL(/#\/table$/);
  // Nobody else was given the screen meanwhile: the hand lies as it was left.
  await expect(page.locator('.hand .card').first()).toBeVisible();
  await expect(page.locator('[data-curtain]')).toHaveCount(0);
  // Esc leads back too.
  await page.keyboard.press('?');
  await expect(coach(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/table$/);
  await expect(page.locator('.score-turn')).toHaveText('Turn 1: Allies');
});

test('from a lesson one comes back to where the list was left', async ({ page }) => {
  await page.goto('./#/learn');
  const row = page.locator('[data-lesson="nfp-16"]');
  await row.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => document.documentElement.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await row.getByRole('link').click();
  await expect(coach(page)).toBeVisible();
  await page.locator('.lesson-bar').getByRole('button', { name: 'All lessons' }).click();
  await expect(row).toBeInViewport();
  expect(await scrolled()).toBe(before);
  await expect(row.getByRole('link')).toBeFocused();
  // Another lesson on the way: the list comes to it.
  await page.goto('./#/learn/base-2-sections');
  await expect(coach(page)).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.locator('[data-lesson="base-2-sections"]')).toBeInViewport();
});
