import { asFile, expect, pageIsTooWide, startBattle, test, violationsOf } from './support.ts';

const BATTLES = [
  'The Lanes of Saint-Aubert',
  'The Fords of the Torvo',
  'Landing at Cape Marenne',
  'The Ice Road to Zaretsk',
  'Rearguard at Watendam',
  'The Airstrip at Kalydona',
  'Landing Grounds at Bir Tarfan',
  'The Ferry at Lozovy Yar',
  'The Road out of Valmesnil',
  'The Reef at Ngerumai',
  'The Mission at Misuwari',
  'The Halt at Szentbálint',
];

test('the start screen lists the battles with sides, cards, medals and length', async ({ page }) => {
  await page.goto('./');
  const battles = page.locator('.battle');
  await expect(battles.getByRole('heading', { level: 3 })).toHaveText(BATTLES);
  for (const battle of await battles.all()) {
    await expect(battle.getByRole('row')).toHaveCount(3);
    await expect(battle).toContainText(/about \d+ minutes/);
    await expect(battle.getByRole('button', { name: /^Briefing/ })).toBeVisible();
  }
});

test('a click anywhere on a card leads to its briefing, and Enter from there to the table', async ({ page }) => {
  await page.goto('./');
  await page.locator('[data-battle="ice-road-to-zaretsk"]').click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ice Road to Zaretsk');
  await expect(page.getByRole('region', { name: 'What wins' })).toContainText(
    'Zaretsk (F17, G17) while you stand on every one of these hexes',
  );
  await expect(page.getByRole('region', { name: 'Rules of this battle' })).toContainText('Political commissar');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hex-board')).toBeVisible();
});

test('names, sides and the look are kept for the next visit', async ({ page }) => {
  await page.goto('./');
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await settings.getByRole('textbox', { name: 'Plays the Allies' }).fill('Anna');
  await settings.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.locator('[data-battle="cape-marenne"] .start-button').click();
  await expect(page.getByRole('textbox', { name: 'Who plays the Allies?' })).toHaveValue('Anna');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page.getByRole('textbox', { name: 'Who plays the Axis?' })).toHaveValue('Anna');
});

test('a battle that was left is the first thing offered', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.goto('./#/');
  const offer = page.getByRole('button', { name: 'Continue The Lanes of Saint-Aubert' });
  await expect(offer).toBeVisible();
  await page.reload();
  await offer.click();
  await expect(page.locator('.hex-board')).toBeVisible();
});

test('an address that names no battle says so, and a battle in progress is not lost', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.goto('./#/battle/no-such-place');
  await expect(page.getByRole('alert')).toContainText('no-such-place');
  await page.getByRole('button', { name: 'Continue The Lanes of Saint-Aubert' }).click();
  await expect(page.locator('.hex-board')).toBeVisible();
});

test('a file that is no game says so', async ({ page }) => {
  await page.goto('./');
  await page.locator('input[type=file]').setInputFiles(asFile('list.json', { format: 'a shopping list' }));
  await expect(page.getByRole('alert')).toContainText('list.json');
});

for (const width of [1440, 390]) {
  test(`axe finds nothing wrong before the battle, by day and by night, ${width} wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./');
    expect(await violationsOf(page)).toEqual([]);
    expect(await pageIsTooWide(page)).toBe(false);
    if (width < 900) {
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-battle="cape-marenne"] .start-button').click();
    await page.getByText('Seed of the dice').click();
    expect(await violationsOf(page)).toEqual([]);
    expect(await pageIsTooWide(page)).toBe(false);
  });
}
