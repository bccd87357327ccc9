import { decision, gameFile } from './positions.ts';
import { choice, clickHex, expect, openGame, press, prompt, showHand, testInOnePage as test } from './support.ts';
import { position } from '../tests/support/kit.ts';

const march = () =>
  gameFile(
    position({
      allies: { E3: 'armor', G5: 'infantry' },
      axis: { G7: 'infantry', A9: 'infantry' },
      hands: { allies: ['attack-centre'], axis: [] },
      dice: ['star', 'star', 'star'],
    }),
    'play attack-centre',
    'order E3',
    'order G5',
    'end orders',
  );

test('a path is one click to go and one click to take back', async ({ page }) => {
  await openGame(page, march());
  const tank = page.locator('.token').first();
  const from = (await tank.getAttribute('transform')) ?? '';
  await press(page, 'American armor on E3');
  await press(page, 'Move American armor on E3 to F5');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/moves to F5/);
  await expect(tank).not.toHaveAttribute('transform', from);
  await expect(page.locator('.undo-all')).toHaveText('Undo all 4');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tank).toHaveAttribute('transform', from);
  await expect(page.locator('.undo-all')).toHaveText('Undo all 3');
  await expect(prompt(page)).toHaveText('Move units');
});

test('a path may be chosen hex by hex, and is taken back hex by hex', async ({ page }) => {
  await openGame(page, march());
  const log = page.getByRole('region', { name: 'Log' });
  await press(page, 'American armor on E3');
  await press(page, 'Move American armor on E3 to d4');
  await press(page, 'Move American armor on d4 to D5');
  await expect(log).toContainText(/moves to D5/);
  await page.keyboard.press('u');
  await expect(log).toContainText(/moves to d4/);
  await expect(log).not.toContainText(/moves to D5/);
  await page.keyboard.press('u');
  await expect(log).not.toContainText(/moves to/);
});

test('undo says how far it goes, and all of it is one click', async ({ page }) => {
  await openGame(page, march());
  await expect(page.locator('.undo-reach')).toHaveText('Undo reaches back to the start of the battle.');
  await page.getByRole('button', { name: 'Undo all 3' }).click();
  await expect(prompt(page)).toHaveText('Play a command card');
  await expect(page.locator('.undo-reach')).toHaveText('Nothing to undo since the start of the battle.');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText('Play a command card');
});

test('behind the dice there is no way back, and the page says why', async ({ page }) => {
  await openGame(page, march());
  await press(page, 'End movement');
  await press(page, 'End movement anyway');
  await press(page, 'Attack German infantry on G7');
  await press(page, 'Attack German infantry on G7');
  await expect(page.locator('.undo-reach')).toHaveText(/^Nothing to undo since /);
  const log = await page.getByRole('region', { name: 'Log' }).textContent();
  await page.keyboard.press('u');
  await page.keyboard.press('Shift+U');
  expect(await page.getByRole('region', { name: 'Log' }).textContent()).toBe(log);
});

test('dice that leave a question open say that they were rolled', async ({ page }) => {
  const { game, clicks } = decision('ground to take');
  await openGame(page, game());
  for (const click of clicks) await press(page, click);
  await expect(page.locator('.undo-reach')).toHaveText('Nothing to undo since the last roll.');
});

test('Esc steps out of an aim, a warning and a choice, and costs nothing', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  const log = page.getByRole('region', { name: 'Log' });
  const before = await log.textContent();
  await press(page, 'American infantry on E5');
  await press(page, 'Attack German infantry on F7');
  await expect(page.locator('[data-choice="aimed"]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Roll the dice', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-choice="aimed"]')).toHaveCount(0);
  await expect(page.locator('[data-choice="strike"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-choice="strike"]')).toHaveCount(0);
  await press(page, 'End attacks');
  await expect(page.locator('.prompt-warning')).toHaveText('2 units could still battle.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-warning')).toHaveCount(0);
  expect(await log.textContent()).toBe(before);
  await expect(prompt(page)).toHaveText('Battle');
});

test('a click beside the choices lets go of the unit at no cost', async ({ page }) => {
  await openGame(page, march());
  await showHand(page);
  await press(page, 'American armor on E3');
  await expect(page.locator('[data-choice="go"], [data-choice="walk"]').first()).toBeVisible();
  await page.locator('.hex-board [data-hex="0"]').first().click();
  await expect(page.locator('[data-choice="go"], [data-choice="walk"]')).toHaveCount(0);
  await clickHex(choice(page, 'American armor on E3'));
  await expect(page.locator('[data-choice="go"], [data-choice="walk"]').first()).toBeVisible();
});
