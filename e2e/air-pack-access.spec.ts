import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { aboveWoods, beforeDestroyer, beforeThree, onAirfields, withSortie } from './air-pack-positions.ts';
import { expectTold, pressAll } from './air-support.ts';
import { gameFile } from './positions.ts';
import { expect, openGame, prompt, showHand, test, violationsOf, type Page } from './support.ts';

const ORDERED = ['play attack-centre', 'order plane', 'end orders'];

/** Every decision about planes, with the question it asks. */
const DECISIONS = [
  { name: 'a card', game: () => gameFile(aboveWoods([])), asks: 'Play a command card' },
  { name: 'a laid sortie', game: () => gameFile(withSortie(), 'lay sortie'), asks: 'Play a command card' },
  { name: 'a plane to send', game: () => gameFile(withSortie(), 'fly sortie'), asks: 'Choose a plane' },
  { name: 'the plane in flight', game: () => gameFile(aboveWoods([]), 'fly sortie'), asks: 'Air Sortie' },
  { name: 'orders', game: () => gameFile(onAirfields(), 'play attack-centre'), asks: 'Order units' },
  { name: 'an edge hex', game: () => gameFile(withSortie(), 'fly sortie', 'launch p38'), asks: 'Bring the plane on' },
  {
    name: 'a flight',
    game: () => gameFile(beforeThree(['star']), ...ORDERED, 'fly e6', 'fly f6'),
    asks: 'Fly',
  },
  {
    name: 'a special action',
    game: () => gameFile(beforeThree(['star']), ...ORDERED, 'fly e6', 'fly f6', 'fly g6', 'fly h6', 'end flight'),
    asks: 'End of the move',
  },
  {
    name: 'a dive',
    game: () => gameFile(beforeDestroyer(['star', 'star']), ...ORDERED, 'fly e6', 'end flight'),
    asks: 'End of the move',
  },
] as const;

test.describe('axe finds nothing wrong with planes, by day and by night', () => {
  test.describe.configure({ timeout: 240_000 });

  test('in every decision about them', async ({ page }) => {
    for (const { name, game, asks } of DECISIONS) {
      await openGame(page, game());
      await showHand(page);
      await expect(prompt(page), name).toHaveText(asks);
      expect(await violationsOf(page, '.prompt', '.choices', '.hand', '.air-reserves'), name).toEqual([]);
    }
  });

  test('on the table, in its dialog and in their set-up', async ({ page }) => {
    await openGame(page, gameFile(onAirfields()));
    await showHand(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.air-reserves').getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Planes and sorties' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('./#/battle/ngerumai-landing');
    await page.getByRole('radio', { name: 'Air Pack' }).check();
    await expect(page.getByRole('region', { name: 'In the air' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

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

test.describe('with the keyboard alone', () => {
  test.use({ settings: { speed: 'off', sound: false, openHands: true } });

  test('a plane is sent up, flown over the enemy, and strafes', async ({ page }) => {
    await openGame(page, gameFile(withSortie({ dice: ['infantry'] })));
    await enter(page, '.air-hand [data-action="playSortie"]');
    await expect(prompt(page)).toHaveText('Choose a plane');
    // A digit sends one of them up.
    await page.keyboard.press('1');
    await expect(prompt(page)).toHaveText('Bring the plane on');
    await hex(page, 'E9');
    await hex(page, 'e8');
    await hex(page, 'E7');
    await hex(page, 'd6');
    await page.keyboard.press('e');
    await expect(prompt(page)).toHaveText('End of the move');
    await page.keyboard.press('1');
    await page.keyboard.press('r');
    await expectTold(page, 'American P-38 Lightning on d6 strafes German infantry on E7');
    await expectTold(page, 'German infantry on E7 loses 1 figure');
  });

  test('a plane in flight is ordered and makes its air check', async ({ page }) => {
    await openGame(page, gameFile(aboveWoods(['star', 'star', 'star'])));
    await pressAll(page, 'Play: Attack – Centre');
    await hex(page, 'E5');
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await expectTold(page, 'American Spitfire on E5 makes its air check');
  });
});
