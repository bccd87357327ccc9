import { decision, gameFile } from './positions.ts';
import { position } from '../tests/support/kit.ts';
import { choice, expect, openGame, press, prompt, SETTINGS_KEY, showHand, test, type Page } from './support.ts';

const OPEN = { speed: 'off', sound: false, openHands: true } as const;

function settingsKept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>, SETTINGS_KEY);
}

test('a phase with something left to do warns before it ends', async ({ page }) => {
  const { game } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  await press(page, 'Play: Attack – Centre');
  await press(page, 'Order American infantry on E5');
  const warning = page.locator('.prompt-warning');
  await press(page, 'End orders');
  await expect(warning).toHaveText('1 order has not been given.');
  await expect(page.locator('.highlight-reach')).toHaveCount(1);
  await press(page, 'End orders anyway');
  await press(page, 'End movement');
  await expect(warning).toHaveText('1 unit has not moved.');
  // Anything else than ending lets the warning go.
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(warning).toHaveText('1 unit has not moved.');
  await page.keyboard.press('e');
  await expect(prompt(page)).toHaveText('Battle');
  await press(page, 'End attacks');
  await expect(warning).toHaveText('1 unit could still battle.');
  await press(page, 'End attacks anyway');
  await expect(page.locator('[data-curtain]')).toBeVisible();
});

test('what can be reached has two shapes, and the way there is shown', async ({ page }) => {
  const march = position({
    allies: { E3: 'infantry' },
    axis: { E7: 'infantry', A9: 'infantry' },
    hands: { allies: ['attack-centre'], axis: [] },
  });
  await openGame(page, gameFile(march, 'play attack-centre', 'order E3', 'end orders'));
  await expect(page.locator('[data-choice="go"]').first()).toBeVisible();
  await expect(page.locator('[data-choice="walk"]').first()).toBeVisible();
  await expect(choice(page, 'Move American infantry on E3 to E5')).toHaveAttribute('aria-label', /cannot battle then/);
  await choice(page, 'Move American infantry on E3 to E5').locator('.choice-area').hover();
  await expect(page.locator('.path-planned, .path.planned').first()).toBeVisible();
});

test.describe('with the preference for a second tap', () => {
  test.use({ settings: OPEN });

  test('the first tap shows the attack and its odds, another target takes the aim over, the second rolls', async ({
    page,
  }) => {
    const { game } = decision('a retreat with a choice');
    await openGame(page, game());
    await press(page, 'Attack German infantry on F5');
    await expect(page.locator('.dice')).toContainText('No dice yet');
    await expect(page.locator('[data-note="target"]')).toBeVisible();
    await expect(page.locator('[data-note="target"]')).toContainText('%');
    await expect(page.getByRole('button', { name: 'Roll the dice', exact: true })).toBeVisible();
    await page.keyboard.press('r');
    await expect(prompt(page)).toHaveText('Retreat');
  });
});

test.describe('without it', () => {
  test.use({ settings: { ...OPEN, confirmRolls: false } });

  test('the first tap rolls', async ({ page }) => {
    const { game } = decision('a retreat with a choice');
    await openGame(page, game());
    await press(page, 'Attack German infantry on F5');
    await expect(prompt(page)).toHaveText('Retreat');
  });
});

test('the board turns to the side that decides, or stays if the players like that better', async ({ page }) => {
  const { game, clicks } = decision('a card to play, after the other side ended its turn');
  await openGame(page, game());
  await expect(page.locator('.board-turned')).toHaveCount(1);
  for (const click of clicks) await press(page, click);
  await expect(page.locator('.board-turned')).toHaveCount(0);
  await openGame(page, game());
  await expect(page.locator('.board-turned')).toHaveCount(1);
  await page.locator('[data-menu="settings"]').click();
  await page.getByRole('checkbox', { name: 'Turn the board' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board-turned')).toHaveCount(0);
  expect((await settingsKept(page)).turnBoard).toBe(false);
});

test('the key m and its button switch the sound', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  const button = page.locator('.sound-button');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('m');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText('Sound on');
  expect((await settingsKept(page)).sound).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a line of the log lights up its hexes, under the pointer and under the focus', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  const line = page.locator('.log-line', { hasText: 'American infantry on E5 is ordered' });
  await line.hover();
  await expect(page.locator('.highlight-log')).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(page.locator('.highlight-log')).toHaveCount(0);
  await line.focus();
  await expect(page.locator('.highlight-log')).toHaveCount(1);
});

test('the key F1 opens the help and Esc closes it; keys of the table are dead meanwhile', async ({ page }) => {
  const { game } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog', { name: 'How to play' });
  await expect(help).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(prompt(page)).toHaveText('Play a command card');
  await page.keyboard.press('2');
  await expect(prompt(page)).toHaveText('Order units');
});

test('the keys for the board walk over the hexes and tell what is there', async ({ page }) => {
  const { game } = decision('battle with a unit chosen');
  await openGame(page, game());
  await page.keyboard.press('n');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(first).toMatch(/^American infantry on/);
  await page.keyboard.press('ArrowUp');
  const above = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(above).not.toBe(first);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-choice="strike"]')).toHaveCount(1);
  await expect(page.locator('.board-text li').first()).toBeAttached();
});

test.describe('with dice in motion', () => {
  test.use({ settings: { ...OPEN, speed: 'slow' } });

  test('a key or a click on the board goes straight to the result', async ({ page }) => {
    const { game, clicks, asks } = decision('a retreat with a choice');
    await openGame(page, game());
    for (const click of clicks) await press(page, click);
    await expect(prompt(page)).toHaveText('The dice are rolling');
    await expect(page.locator('.overlay > *').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toHaveText(asks, { timeout: 400 });
  });
});

test('who wants less motion sees the result at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key, text),
    [SETTINGS_KEY, JSON.stringify({ ...OPEN, speed: 'slow' })],
  );
  const { game, clicks, asks } = decision('a retreat with a choice');
  await openGame(page, game());
  for (const click of clicks) await press(page, click);
  await expect(prompt(page)).toHaveText(asks, { timeout: 500 });
});
