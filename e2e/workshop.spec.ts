// A scenario on the drawing table, by mouse, by keys and by a finger.
import { beginScenario, clickHexes, drawOver, exported, lastStep, middleOf, takeTool } from './workshop-table.ts';
import { expect, test, violationsOf, type Page } from './support.ts';

function check(page: Page, words: string) {
  return page.locator('.check').filter({ hasText: words });
}

test('a battle is drawn from nothing, tried, mended, kept, given away and taken back', async ({ page }) => {
  await beginScenario(page, 'Bridge at Noon');
  await takeTool(page, 'Terrain', 'woods');
  await drawOver(page, 'B7', 'D7');
  await takeTool(page, 'Terrain', 'town');
  await clickHexes(page, 'G7');
  await takeTool(page, 'Roads, rivers', 'river');
  await drawOver(page, 'A5', 'M5');
  await expect(lastStep(page)).toHaveText('Undo: draw river');
  await takeTool(page, 'Roads, rivers', 'bridge');
  await clickHexes(page, 'G5');
  await takeTool(page, 'Terrain', 'airfield');
  await clickHexes(page, 'I1', 'J1');
  await takeTool(page, 'Units', 'infantry');
  await clickHexes(page, 'C1', 'G1', 'K1');
  await page.locator('.layer-options').getByRole('radio', { name: 'Axis' }).check();
  await page.locator('.palette-panel [data-tile="armor"]').click();
  await clickHexes(page, 'C9', 'G9', 'K9');
  await takeTool(page, 'Aircraft', 'fighter 0');
  await clickHexes(page, 'I1');
  await takeTool(page, 'Medals', 'objective 0');
  await clickHexes(page, 'G7');
  await expect(page.locator('.hex-board .token')).toHaveCount(7);

  await page.getByRole('tab', { name: 'Checks' }).click();
  const tooMany = check(page, 'The Allies need 5 medals, but can win 4 at most.');
  const noAir = check(page, 'An aircraft starts on I1, but the air rules are off.');
  await expect(tooMany).toBeVisible();
  await expect(noAir).toBeVisible();

  // It can be tried all the same, with both hands open.
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/#\/sandbox$/);
  await expect(page.locator('.hex-board .token[data-token]').first()).toBeVisible();
  await expect(page.locator('.hand .card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the workshop' }).click();
  await expect(page.locator('.workshop .hex-board .token')).toHaveCount(7);

  await page.getByRole('tab', { name: 'Checks' }).click();
  await tooMany.getByRole('button', { name: /^Set to 4 medals/ }).click();
  await expect(tooMany).toHaveCount(0);
  // What was mended is a step like any other.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tooMany).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(tooMany).toHaveCount(0);
  await noAir.getByRole('button', { name: /^Switch the air rules on/ }).click();
  await expect(noAir).toHaveCount(0);

  // Kept by itself.
  await page.reload();
  await expect(page.locator('.workshop .hex-board .token')).toHaveCount(7);
  const { path, file } = await exported(page);
  expect(file.name).toBe('Bridge at Noon');
  expect(file.terrain).toMatchObject({ B7: 'woods', C7: 'woods', D7: 'woods', G7: 'town', A5: 'river E-W' });
  expect(file.terrain?.G5).toEqual(expect.arrayContaining(['river E-W', expect.stringMatching(/^bridge/)]));
  expect(Object.keys(file.units.allies)).toEqual(['C1', 'G1', 'K1']);
  expect(file.units.axis).toMatchObject({ C9: 'armor', G9: 'armor', K9: 'armor' });
  expect(file.options?.air?.aircraft?.allies).toEqual({ type: 'fighter', hex: 'I1' });
  expect(file.options?.airRules).toBe('new-flight-plan');
  expect(file.objectives).toEqual([{ hexes: ['G7'], side: 'allies' }]);

  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('button', { name: 'Delete Bridge at Noon' }).click();
  await expect(page.locator('[data-scenario="own-bridge-at-noon"]')).toHaveCount(0);
  await page.getByTestId('scenario-files').setInputFiles(path);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep and edit' }).click();
  await expect(page.locator('.workshop .hex-board .token')).toHaveCount(7);
  expect((await exported(page)).file).toEqual(file);
  expect(await violationsOf(page)).toEqual([]);
});

test('with keys alone a river is drawn, a unit placed, moved on and taken back', async ({ page }) => {
  await beginScenario(page, 'By keys');
  const find = page.getByRole('textbox', { name: 'Find a piece' });
  const isAt = (label: string) => expect(page.locator('.hex-cursor:focus')).toHaveAttribute('aria-label', label);
  const toBoard = async () => {
    for (let presses = 0; presses < 12 && (await page.locator('.hex-cursor:focus').count()) === 0; presses++)
      await page.keyboard.press('Tab');
  };
  for (let presses = 0; presses < 20 && !(await find.evaluate((field) => field === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.type('river');
  await page.keyboard.press('Enter');
  await toBoard();
  await isAt('G5 · open ground');
  for (let at = 0; at < 3; at++) await page.keyboard.press('Shift+ArrowRight');
  await expect(lastStep(page)).toHaveText('Undo: draw river');
  await expect(page.locator('.hex-cursor:focus')).toHaveAttribute('aria-label', /^J5 · river/);
  // The whole stroke is one step.
  await page.keyboard.press('ControlOrMeta+z');
  await isAt('J5 · open ground');
  await expect(lastStep(page)).toHaveText('Undo');
  await page.keyboard.press('ControlOrMeta+y');
  await page.keyboard.press('u');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hex-board .token')).toHaveCount(1);
  await page.keyboard.press('Delete');
  await expect(page.locator('.hex-board .token')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.hex-board .token')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger takes tools from the sheet and draws on the map', async ({ page }) => {
    await beginScenario(page, 'By touch');
    const tap = async (label: string) => page.touchscreen.tap(...(await middleOf(page, label)));
    const take = async (layer: string, tile: string) => {
      const sheet = page.locator('.workshop-sheets [data-sheet="tools"]');
      if ((await sheet.getAttribute('aria-expanded')) === 'false') await sheet.tap();
      await page.getByRole('tab', { name: layer, exact: true }).tap();
      await page.locator(`.palette-panel [data-tile="${tile}"]`).tap();
      if ((await sheet.getAttribute('aria-expanded')) === 'true') await sheet.tap();
    };
    await take('Terrain', 'woods');
    await tap('F5');
    await tap('G5');
    await take('Units', 'infantry');
    await tap('G5');
    await expect(page.locator('.hex-board .token')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.locator('.step-undo').tap();
    await expect(page.locator('.hex-board .token')).toHaveCount(0);
    await page.locator('.workshop-sheets [data-sheet="checks"]').tap();
    await expect(page.locator('.check').first()).toContainText('Nobody has a unit yet.');
  });
});
