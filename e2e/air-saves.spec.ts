import { readFile } from 'node:fs/promises';
import { scenarioById } from '../src/scenarios/library.ts';
import { played } from '../tests/store/game.ts';
import { airDecision } from './air-positions.ts';
import { pressAll } from './air-support.ts';
import { asFile, expect, openGame, press, prompt, showHand, test, type Locator, type Page } from './support.ts';

/** A flight with a marker laid, above the second enemy. */
async function takeOff(page: Page): Promise<Locator> {
  const { game, clicks } = airDecision('a flight with a marker');
  await openGame(page, game());
  await pressAll(page, ...clicks);
  const plan = page.getByRole('region', { name: 'Flight' });
  await expect(plan).toContainText('2 of 4 hexes left');
  return plan;
}

async function openSaves(page: Page): Promise<Locator> {
  await page.locator('[data-menu="saves"]').click();
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a flight is saved and opened again, and goes out as a file and comes back', async ({ page }) => {
  const plan = await takeOff(page);
  let dialog = await openSaves(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Over the tanks');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Saved as');
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  await page.keyboard.press('Escape');

  await press(page, 'Fly to d6');
  await expect(plan).toContainText('1 of 4 hexes left');
  dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Open Over the tanks' }).click();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(plan).toContainText('2 of 4 hexes left');

  dialog = await openSaves(page);
  await dialog.getByTestId('game-file').setInputFiles(asFile('flight.json', file));
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(plan).toContainText('2 of 4 hexes left');
  await expect(plan.locator('.run-targets li')).toHaveCount(1);
});

for (const button of ['Copy link to the game', 'Copy link to this position']) {
  test(`a link to a flight opens in another window: ${button}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await takeOff(page);
    const dialog = await openSaves(page);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toContainText(/The link is copied/);
    const other = await context.newPage();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await other.getByRole('button', { name: 'Open it' }).click();
    await expect(other.getByRole('region', { name: 'Flight' })).toContainText('2 of 4 hexes left');
    await press(other, 'Lay an MG marker on D5');
    await expect(other.locator('.run-targets li')).toHaveCount(2);
  });
}

test.describe('on a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with the network cut a battle with aircraft begins and is flown', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.locator('[data-battle="kalydona-airstrip"] .start-button').click();
    await expect(page.getByRole('region', { name: 'In the air' })).toContainText('air superiority');
    await page.getByRole('button', { name: 'Start the battle' }).click();
    await expect(page.locator('.hex-board')).toBeVisible();
    await showHand(page);
    await expect(page.locator('.air-hand .air-card').first()).toBeVisible();

    const plan = await takeOff(page);
    await page.reload();
    await expect(plan).toContainText('2 of 4 hexes left');
    await press(page, 'Lay an MG marker on D5');
    await expect(prompt(page)).toHaveText('Fly');
  });
});

test('the replay of a game with aircraft shows flights, markers and air hands', async ({ page }) => {
  const file = scenarioById('kalydona-airstrip')?.file;
  const game = played(4000, { players: { allies: 'Anna', axis: 'Bertram' } }, file, 'air');
  const at = game.actions.findIndex((text) => text.startsWith('mark '));
  const last = game.actions.length;
  await openGame(page, game);
  await expect(page.locator('.replay-where')).toContainText(`action 0 of ${last}`);
  await page.getByRole('slider', { name: 'Position in the game' }).fill(String(at + 1));
  await expect(page.locator('.replay-where')).toContainText(`action ${at + 1} of`);
  await expect(page.locator('.replay-step')).toContainText(/lays an? (MG marker|bomb)/);
  await expect(page.locator('.replay-hand').first()).toBeVisible();
  await page.getByRole('button', { name: /^An action back/ }).click();
  await expect(page.locator('.replay-step')).toContainText(/comes on over|flies to/);
  await page.getByRole('button', { name: /^To the end/ }).click();
  await expect(page.locator('.replay-where')).toContainText(`action ${last} of`);
});
