// What lies over the board of a phone leaves free what is spoken of.
import { lessonById } from '../src/lessons/chapters.ts';
import type { Session } from '../src/lessons/session.ts';
import { FINGER } from './learn-hands.ts';
import { walkLesson } from './learn-walk.ts';
import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { choice, clickHex, expect, startBattle, test, type Page } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** How much of the board is seen above the sheet with the hand; null: it is not open. */
function boardAboveHand(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const hand = document.querySelector('.table.sheet-hand .hand')?.getBoundingClientRect();
    const board = document.querySelector('.board-window')?.getBoundingClientRect();
    return hand === undefined || board === undefined ? null : hand.top - board.top;
  });
}

/** Own pieces of which the buttons beside the aircraft cover the middle. */
function piecesUnderPopup(page: Page, hexes: readonly number[]): Promise<number[]> {
  return page.evaluate((own) => {
    const popup = document.querySelector('.board-popup')?.getBoundingClientRect();
    if (popup === undefined) return [];
    return own.filter((hex) => {
      const box = document.querySelector(`.hex-board .ground [data-hex="${hex}"] .hex-line`)?.getBoundingClientRect();
      if (box === undefined) return false;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return x > popup.left && x < popup.right && y > popup.top && y < popup.bottom;
    });
  }, hexes);
}

function ownHexes({ state }: Session): number[] {
  return state.units.filter(({ side, hex }) => side === 0 && hex >= 0).map(({ hex }) => hex);
}

function lesson(id: string) {
  const found = lessonById(id);
  if (found === undefined) throw new Error(`there is no lesson ${id}`);
  return found;
}

test('the open hand leaves the middle of the board in sight, the buttons for markers the own units', async ({
  page,
}) => {
  let [opened, popups] = [0, 0];
  let own: readonly number[] = [];
  const hand = {
    ...FINGER,
    async hex(where: Page, hex: number) {
      await FINGER.hex(where, hex);
      popups += await where.locator('.board-popup').count();
      expect(await piecesUnderPopup(where, own)).toEqual([]);
    },
  };
  await walkLesson(page, lesson('nfp-9'), {
    hand,
    wrongs: false,
    onStep: async (session) => {
      own = ownHexes(session);
      const free = await boardAboveHand(page);
      if (free === null) return;
      opened += 1;
      expect(free, `the board above the hand in step ${session.at}`).toBeGreaterThan(140);
    },
  });
  expect(opened).toBeGreaterThan(0);
  expect(popups).toBeGreaterThan(0);
});

test('the odds of a dogfight are said once, and the coach stays to be read', async ({ page }) => {
  let aimed = 0;
  const hand = {
    ...FINGER,
    async button(where: Page, button: ReturnType<Page['locator']>) {
      await FINGER.button(where, button);
      if ((await where.locator('.combat-aimed').count()) === 0) return;
      aimed += 1;
      await expect(where.locator('.note')).toBeHidden();
      await expect(where.getByText(/^A hit is confirmed by one die for each hit/)).toHaveCount(1);
    },
    async hex(where: Page, hex: number) {
      await FINGER.hex(where, hex);
      if ((await where.locator('.combat-aimed').count()) === 0) return;
      aimed += 1;
      await expect(where.locator('.note:visible')).toHaveCount(0);
    },
  };
  await walkLesson(page, lesson('nfp-8'), { hand, wrongs: false });
  expect(aimed).toBeGreaterThan(0);
});

test('a target that is tapped before its turn says that it comes later', async ({ page }) => {
  let asked = 0;
  await walkLesson(page, lesson('nfp-6'), {
    hand: FINGER,
    wrongs: false,
    onStep: async () => {
      const later = page.locator('.combat-later');
      if ((await later.count()) === 0) return;
      asked += 1;
      await later.first().tap();
      await expect(page.locator('.combat-order')).toHaveText(
        'One after the other, from the top: this one comes later.',
      );
    },
  });
  expect(asked).toBeGreaterThan(0);
});

async function tapHex(page: Page, label: string): Promise<void> {
  const hex = hexOfLabel(boardOf('standard'), label);
  const box = await page.locator(`.hex-board .ground [data-hex="${hex}"] .hex-line`).first().boundingBox();
  if (box === null) throw new Error(`${label} is not on the page`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('a tap that can do nothing says what is there and why, and the unit in hand stays in hand', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.locator('[data-curtain]').tap();
  await page.getByRole('button', { name: 'Play: Probe – Left' }).tap();
  const note = page.locator('.note:visible');
  await tapHex(page, 'E3');
  await expect(note).toContainText('The card gives no order to it.');
  await clickHex(choice(page, 'Order American infantry on C3'));
  await page.getByRole('button', { name: 'End orders' }).tap();
  await page.getByRole('button', { name: 'End orders anyway' }).tap();
  const ways = page.locator('.choice[aria-label^="Move American infantry on C3"]');
  const count = await ways.count();
  expect(count).toBeGreaterThan(0);
  await tapHex(page, 'b6');
  await expect(note).toContainText('German infantry');
  await expect(ways).toHaveCount(count);
  // Once more: it is let go.
  await tapHex(page, 'b6');
  await expect(note).toHaveCount(0);
});

test('a card is not played by a tap on its words', async ({ page }) => {
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await page.locator('[data-curtain]').tap();
  const card = page.locator('.hand .card').first();
  await card.locator('.card-rule').tap();
  await expect(page.locator('.prompt h2')).toHaveText('Play a command card');
  await card.getByRole('button').first().tap();
  await expect(page.locator('.prompt h2')).not.toHaveText('Play a command card');
});
