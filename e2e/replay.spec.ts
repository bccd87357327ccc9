import { played } from '../tests/store/game.ts';
import { finishedGame } from './positions.ts';
import { expect, openGame, prompt, showHand, test, type Page } from './support.ts';

const WHOLE = finishedGame();
const PART = played(80);

function place(page: Page) {
  return page.locator('.replay-where');
}

test('a finished game from a file is watched: step, turn, ends, scrub and play', async ({ page }) => {
  await page.goto('./#/');
  const buffer = Buffer.from(JSON.stringify(WHOLE));
  await page.locator('.start input[type=file]').setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer });
  await expect(place(page)).toContainText(`action 0 of ${WHOLE.actions.length}`);
  await expect(page.locator('.replay-step')).toContainText('The battle begins.');

  const control = (name: RegExp) => page.getByRole('button', { name });
  await control(/^An action on/).click();
  await control(/^An action on/).click();
  await expect(place(page)).toContainText('action 2 of');
  await control(/^An action back/).click();
  await expect(place(page)).toContainText('action 1 of');
  await control(/^A turn on/).click();
  await expect(place(page)).toContainText('Turn 2');
  await control(/^A turn on/).click();
  await expect(place(page)).toContainText('Turn 3');
  await control(/^A turn back/).click();
  await expect(place(page)).toContainText('Turn 2');
  await control(/^To the end/).click();
  await expect(place(page)).toContainText(`action ${WHOLE.actions.length} of`);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveAttribute('aria-disabled', 'true');
  await control(/^To the start/).click();

  // The keys do the same.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toContainText('action 1 of');
  await page.keyboard.press('PageDown');
  await expect(place(page)).toContainText('Turn 2');
  await page.keyboard.press('Home');
  await expect(place(page)).toContainText('action 0 of');

  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await scrubber.fill(String(Math.floor(WHOLE.actions.length / 2)));
  await expect(place(page)).toContainText(`action ${Math.floor(WHOLE.actions.length / 2)} of`);
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Turn \d+, (Allies|Axis), action \d+ of \d+$/);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption('6');
  const at = Math.floor(WHOLE.actions.length / 2);
  await control(/^Play \(space\)/).click();
  await expect(place(page)).not.toContainText(`action ${at} of`);
  await control(/^Pause/).click();
  const where = await place(page).textContent();
  await page.waitForTimeout(700);
  await expect(place(page)).toHaveText(where ?? '');
});

test('hands are shown as wished, and the board turns to the side that is shown', async ({ page }) => {
  await openGame(page, WHOLE);
  const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  const hands = page.locator('.replay-hand');
  await expect(hands.locator('li').first()).toBeVisible();
  await choose('None');
  await expect(hands.locator('li')).toHaveCount(0);
  await choose('Axis');
  await expect(hands.first()).toContainText('face down');
  await expect(hands.last().locator('li').first()).toBeVisible();
  await expect(page.locator('.board-turned')).toHaveCount(1);
  await choose('Allies');
  await expect(page.locator('.board-turned')).toHaveCount(0);
});

test('while a game with hidden hands goes on, its replay shows no hand', async ({ page }) => {
  await openGame(page, PART);
  await showHand(page);
  await page.getByRole('region', { name: 'Log' }).getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.replay-locked')).toContainText('Hands stay face down');
  await expect(page.locator('.replay-hand li')).toHaveCount(0);
});

test('a line of the log leads to its moment, there and back', async ({ page }) => {
  await openGame(page, PART);
  await showHand(page);
  const line = page.locator('.log-line').nth(3);
  const text = (await line.textContent()) ?? '';
  await line.click();
  await expect(page.locator('.replay-step')).toContainText(text);
  expect(page.url()).toMatch(/#\/replay\/\d+$/);
  const first = page.locator('.replay-line').nth(2);
  const at = await first.getAttribute('data-at');
  await first.click();
  await expect(place(page)).toContainText(`action ${at} of`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.score-bar')).toBeVisible();
});

test('play on from here is a new game, and the old one stays among the saved games', async ({ page }) => {
  await openGame(page, PART);
  await showHand(page);
  const asked = await prompt(page).textContent();
  await page.getByRole('region', { name: 'Log' }).getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').fill('0');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Go on watching' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Begin the new game' }).click();
  await showHand(page);
  await expect(prompt(page)).toHaveText('Play a command card');
  await expect(page.locator('.score-turn')).toHaveText('Turn 1: Allies');
  await expect(page.locator('.log-line')).toHaveCount(0);

  await page.locator('[data-menu="saves"]').click();
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await expect(dialog.locator('.slot')).toHaveCount(1);
  await expect(dialog.locator('.slot')).toContainText('saved automatically');
  await dialog.locator('.slot .main').click();
  await expect(page.locator('.log-line').first()).toBeVisible();
  await showHand(page);
  await expect(prompt(page)).toHaveText(asked ?? '');
});
