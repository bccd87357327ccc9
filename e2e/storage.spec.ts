import { decision } from './positions.ts';
import { expect, openGame, press, prompt, showHand, startBattle, test, type Page } from './support.ts';

const BLOCKED = 'This browser does not let the page keep games.';
const FULL = 'There is no room left on this device to keep games.';

/** A turn of the small battle, whatever the device does. */
async function playOn(page: Page): Promise<void> {
  const { game } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  await press(page, 'Play: Attack – Centre');
  await press(page, 'Order American infantry on E5');
  await press(page, 'End orders');
  await press(page, 'End orders anyway');
  await press(page, 'Move American infantry on E5 to e6');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('American infantry on E5 moves to e6');
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText('Move units');
}

async function notSaved(page: Page, words: string): Promise<void> {
  await page.locator('[data-menu="saves"]').click();
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('was not saved.');
  await expect(dialog.getByRole('alert')).toContainText(words);
  // A file needs no room on the device.
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/\.json$/);
}

test('without a database play goes on, and the player is told', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await playOn(page);
  await expect(page.locator('.storage-notice').first()).toContainText(BLOCKED);
  await notSaved(page, BLOCKED);
});

test('with a database that throws and every memory refused play goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
  });
  // Without settings the figures walk; the result is the same.
  await startBattle(page, 'lanes-of-saint-aubert', '7');
  await showHand(page);
  await press(page, 'Play: Probe – Left');
  await expect(prompt(page)).toHaveText('Order units');
  await expect(page.locator('.storage-notice').first()).toContainText(BLOCKED);
});

test('on a full device play goes on, and the player is told; with room again the notice goes', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (owner: object, name: string, isMeant: (key: unknown) => boolean) => {
      const plain = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Reflect.set(owner, name, function full(this: unknown, ...given: unknown[]) {
        if (!('hasRoom' in globalThis) && isMeant(given[0])) throw new DOMException('full', 'QuotaExceededError');
        return Reflect.apply(plain, this, given);
      });
    };
    refuse(IDBObjectStore.prototype, 'put', () => true);
    refuse(Storage.prototype, 'setItem', (key) => key === 'airfield-44/current');
  });
  await playOn(page);
  await expect(page.locator('.storage-notice').first()).toContainText(FULL);
  await notSaved(page, FULL);
  await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }));
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.slot')).toHaveCount(1);
  await expect(page.locator('.storage-notice').first()).toBeEmpty();
});
