// A lesson without a mouse: by keys, and by a finger.
import { choiceAt, type Hand } from './learn-clicks.ts';
import { expect, type Page } from './support.ts';

/** A key until the focus is there. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>, most = 120): Promise<void> {
  for (let presses = 0; presses <= most; presses++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}

/** `n` goes round the choices of the board, Tab to buttons; Enter presses. */
export const KEYS: Hand = {
  async hex(page, hex) {
    const isThere = () =>
      page.evaluate((wanted) => document.activeElement?.getAttribute('data-hex') === wanted, String(hex));
    await pressUntil(page, 'n', isThere);
    await page.keyboard.press('Enter');
  },
  async button(page, button) {
    await expect(button).toBeVisible();
    await pressUntil(page, 'Tab', () => button.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
  },
  nothing: (page, hex) => page.locator(`.hex-board .ground [data-hex="${hex}"]`).first().waitFor(),
};

/** A finger taps what it can see; a hand that lies under the board is opened first. */
export const FINGER: Hand = {
  async hex(page, hex) {
    const area = choiceAt(page, hex).locator('.choice-area');
    await area.scrollIntoViewIfNeeded();
    const box = await area.boundingBox();
    if (box === null) throw new Error(`hex ${hex} is not on the screen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(x > 0 && x < 390 && y > 0 && y < 844, `hex ${hex} is in view`).toBe(true);
    await page.touchscreen.tap(x, y);
  },
  async button(page, button) {
    if (!(await button.isVisible()))
      await page.locator('.sheet-bar [data-sheet="hand"], .sheet-bar button').first().tap();
    await button.tap();
  },
  async nothing(page, hex) {
    const box = await page.locator(`.hex-board .ground [data-hex="${hex}"] .hex-line`).first().boundingBox();
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
};
