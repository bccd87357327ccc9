import { expect, test } from '@playwright/test';
import { complaintsOf, startBattle } from './support.ts';

const BATTLES = [
  'The Lanes of Saint-Aubert',
  'The Fords of the Torvo',
  'Landing at Cape Marenne',
  'The Ice Road to Zaretsk',
];

test('the start screen lists the battles with sides, cards and medals', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('./#seed=abc');
  await expect(page.getByLabel('Seed')).toHaveValue('abc');
  const battles = page.locator('.battle');
  await expect(battles.getByRole('heading', { level: 3 })).toHaveText(BATTLES);
  for (const battle of await battles.all()) {
    await expect(battle.getByRole('row')).toHaveCount(3);
    await expect(battle.getByRole('button', { name: /^Start/ })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('the same seed deals the same hand', async ({ page }) => {
  const handOf = async (seed: string) => {
    await startBattle(page, 'cape-marenne', seed);
    await page.getByRole('button', { name: 'I play the Allies' }).click();
    return page.locator('.hand h3').allTextContents();
  };
  const first = await handOf('one');
  expect(first.length).toBeGreaterThan(0);
  expect(await handOf('two')).not.toEqual(first);
  expect(await handOf('one')).toEqual(first);
});

test('a battle that was left can be gone on with', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.getByRole('button', { name: 'Play with open hands' }).click();
  await page.locator('.card button').first().click();
  const played = await page.getByRole('region', { name: 'In play' }).textContent();
  await page.getByRole('button', { name: '← Battles' }).click();
  await page.getByRole('button', { name: 'Go on with The Lanes of Saint-Aubert' }).click();
  await expect(page.getByRole('region', { name: 'In play' })).toHaveText(played ?? '');
});

test('an address that names no battle says so, and a battle in progress is not lost', async ({ page }) => {
  const complaints = complaintsOf(page);
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.evaluate(() => {
    globalThis.location.hash = '#battle=no-such-place&seed=7';
  });
  await expect(page.getByRole('alert')).toContainText("'no-such-place'");
  await page.getByRole('button', { name: 'Go on with The Lanes of Saint-Aubert' }).click();
  await expect(page.getByRole('heading', { name: 'The Lanes of Saint-Aubert' })).toBeVisible();
  expect(complaints).toEqual([]);
});
