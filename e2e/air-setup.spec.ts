import { reserveOf } from './air-support.ts';
import { asFile, expect, showHand, test, type Locator, type Page } from './support.ts';

const LOW_PASS = {
  id: 'low-pass',
  title: 'Low Pass',
  text: 'The attack run rolls 2 dice per marker.',
  count: 12,
  symbol: 'fighter',
  moment: 'withTheOrder',
  effect: { dicePerMarker: 2 },
};
const DECK = { format: 'airfield44/air-deck', version: 1, name: 'A small deck', cards: [LOW_PASS] };

async function brief(page: Page, battle: string): Promise<Locator> {
  await page.goto(`./#/battle/${battle}?seed=7`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('region', { name: 'In the air' });
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await expect(page.locator('.hex-board')).toBeVisible();
  await showHand(page);
}

test('air rules are switched on for a battle without them, and off for one that has them', async ({ page }) => {
  const air = await brief(page, 'lanes-of-saint-aubert');
  const none = page.getByRole('radio', { name: 'No air rules' });
  const flies = page.getByRole('radio', { name: 'New Flight Plan' });
  await expect(none).toBeChecked();
  await expect(air).toHaveCount(0);
  await flies.check();
  await expect(air).toContainText('The Allies have air superiority: Western front, 1944.');
  await start(page);
  await expect(page.locator('.air-hand .air-card')).toHaveCount(3);
  await expect(reserveOf(page, 'axis')).toContainText('2 cards');

  await brief(page, 'kalydona-airstrip');
  await expect(flies).toBeChecked();
  await none.check();
  await expect(air).toHaveCount(0);
  await start(page);
  await expect(page.locator('.hand .card').first()).toBeVisible();
  await expect(page.locator('.air-hand, .air-reserves')).toHaveCount(0);
});

test('front, year, superiority and landing change the opening hands', async ({ page }) => {
  const air = await brief(page, 'kalydona-airstrip');
  const hands = air.locator('.air-sums b');
  await expect(hands).toHaveText(['2 cards', '3 cards']);
  await air.getByLabel('Year').selectOption('1944');
  await expect(air).toContainText('The Allies have air superiority: Mediterranean, 1944.');
  await expect(hands).toHaveText(['3 cards', '2 cards']);
  await air.getByLabel('Front').selectOption('eastern');
  await expect(air).toContainText('Nobody has air superiority: Eastern front, 1944.');
  await expect(hands).toHaveText(['2 cards', '2 cards']);
  await air.getByLabel('Who has it').selectOption('Axis');
  await expect(hands).toHaveText(['2 cards', '3 cards']);
  await air.getByRole('checkbox', { name: 'Amphibious landing' }).check();
  await expect(hands).toHaveText(['1 card', '2 cards']);
  await start(page);
  await expect(reserveOf(page, 'allies')).toContainText('1 card');
  await expect(reserveOf(page, 'axis')).toContainText('2 cards');
  await expect(page.locator('.air-hand .air-card')).toHaveCount(2);
});

test('a deck file is taken, a bad one is refused with its reasons, and nothing is lost', async ({ page }) => {
  const air = await brief(page, 'kalydona-airstrip');
  const file = air.locator('input[type=file]');
  await air.getByLabel('Year').selectOption('1944');
  await file.setInputFiles(asFile('small.json', DECK));
  await expect(air.locator('.air-deck')).toContainText('A small deck');
  await expect(air.locator('.air-deck')).toContainText('12 cards');

  const bad = { ...DECK, cards: [{ ...LOW_PASS, moment: 'flightEnded', symbol: null }] };
  await file.setInputFiles(asFile('bad.json', bad));
  const alert = air.getByRole('alert');
  await expect(alert).toContainText('bad.json is no deck that can be played with. The deck stays as it was.');
  await expect(alert).toContainText('cards[0].effect.dicePerMarker');
  await expect(alert).toContainText('does nothing at the moment flightEnded');
  await expect(air.locator('.air-deck')).toContainText('A small deck');
  await expect(air.getByLabel('Year')).toHaveValue('1944');
  await file.setInputFiles(asFile('torn.json', '{ "format": '));
  await expect(alert).toContainText('torn.json');

  await start(page);
  await expect(page.locator('.air-hand')).toContainText('Low Pass');
  await expect(page.locator('.air-hand .air-card')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.hex-board')).toBeVisible();
  await showHand(page);
  await expect(page.locator('.air-hand')).toContainText('Low Pass');
});

test('Air Pack is chosen, changed and begun with', async ({ page }) => {
  const air = await brief(page, 'mission-at-misuwari');
  await page.getByRole('radio', { name: 'Air Pack' }).check();
  await expect(air).toContainText('A6M Zero on the deck of the carrier (L1)');
  await air.getByRole('radio', { name: 'Both to the Axis' }).check();
  await expect(air).toContainText('The scenario has: One each.');
  await start(page);
  await expect(page.locator('.air-reserves')).toContainText('2 sorties');
});
