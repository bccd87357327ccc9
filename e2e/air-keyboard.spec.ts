import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { sortie } from './air-positions.ts';
import { expectTold } from './air-support.ts';
import { gameFile } from './positions.ts';
import { expect, openGame, prompt, test, type Page } from './support.ts';

test.use({ settings: { speed: 'off', sound: false, openHands: true } });

/** Tab, or n on the board, until the focus is there; then Enter. */
async function enter(page: Page, selector: string, key = 'Tab', most = 80): Promise<void> {
  for (let presses = 0; presses <= most; presses++) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

function hex(page: Page, label: string): Promise<void> {
  return enter(page, `.choice[data-hex="${hexOfLabel(boardOf('standard'), label)}"]`, 'n');
}

test('an aircraft is deployed, flown, and attacks with the keyboard alone', async ({ page }) => {
  await openGame(page, gameFile(sortie({ dice: ['infantry', 'star', 'star', 'star'] })));
  await enter(page, '.air-hand [data-action="layAirCard"]');
  await expect(page.locator('.air-in-play')).toContainText('Strafe the Enemy');
  await enter(page, '.hand [data-action="playCard"][aria-label*="Attack – Left"]');
  await expect(prompt(page)).toHaveText('Choose an aircraft');
  await enter(page, '[data-action="deployAircraft"][data-aircraft="fighter"]');
  await expect(prompt(page)).toHaveText('Order units');
  await hex(page, 'C3');
  await expect(prompt(page)).toHaveText('Bring the aircraft on');
  await hex(page, 'C5');
  await expect(prompt(page)).toHaveText('Fly');
  // A digit lays a marker, e ends the flight.
  await page.keyboard.press('1');
  await expect(page.locator('.run-targets li')).toHaveCount(1);
  await hex(page, 'D5');
  await page.keyboard.press('1');
  await expect(page.locator('.run-targets li')).toHaveCount(2);
  await hex(page, 'd6');
  await page.keyboard.press('u');
  await expect(page.getByRole('region', { name: 'Flight' })).toContainText('2 of 4 hexes left');
  await hex(page, 'd6');
  await page.keyboard.press('e');
  await expect(prompt(page)).toHaveText('Move units');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(prompt(page)).toHaveText('Battle');
  await enter(page, '.prompt [data-action="rollRun"]');
  await page.keyboard.press('r');
  await expectTold(page, 'American fighter on d6 attacks German infantry on C5 with 2 dice');
  await expect(prompt(page)).toHaveText('Attack of the aircraft');
  await enter(page, '.prompt [data-action="rollRun"]');
  await page.keyboard.press('r');
  await expectTold(page, 'American fighter on d6 attacks German armor on D5 with 2 dice');
  await expect(prompt(page)).toHaveText('Battle');
});
