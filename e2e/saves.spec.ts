import { readFile } from 'node:fs/promises';
import { played } from '../tests/store/game.ts';
import { decision } from './positions.ts';
import { asFile, expect, openGame, press, prompt, showHand, test, type Locator, type Page } from './support.ts';

const PLAYERS = { players: { allies: 'Anna', axis: 'Bertram' } };
const LANES = 'The Lanes of Saint-Aubert';

async function openSaves(page: Page): Promise<Locator> {
  await page.locator('[data-menu="saves"]').click();
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A game in progress with one order given. */
async function begin(page: Page): Promise<void> {
  const { game, clicks } = decision('orders, one of them given');
  await openGame(page, game());
  await showHand(page);
  for (const click of clicks) await press(page, click);
  await expect(prompt(page)).toHaveText('Order units');
}

async function isUntouched(page: Page): Promise<void> {
  await expect(prompt(page)).toHaveText('Order units');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('American infantry on E5 is ordered');
}

test('a game is saved, renamed, deleted, brought back and opened again', async ({ page }) => {
  await begin(page);
  let dialog = await openSaves(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the attack');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Saved as “Before the attack”.');

  await dialog.getByRole('button', { name: 'Rename Before the attack' }).click();
  await dialog.getByRole('textbox', { name: 'New name for Before the attack' }).fill('The bridge');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.locator('.slot b')).toHaveText(['The bridge']);

  await dialog.getByRole('button', { name: 'Delete The bridge' }).click();
  await expect(dialog.locator('.slot')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.locator('.slot b')).toHaveText(['The bridge']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Something else happens, then the save comes back; what was on the table is kept.
  await press(page, 'End orders');
  await press(page, 'End orders anyway');
  await expect(prompt(page)).toHaveText('Move units');
  dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Open The bridge' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is kept as');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await showHand(page);
  await isUntouched(page);
  dialog = await openSaves(page);
  await expect(dialog.locator('.slot')).toHaveCount(2);
  await expect(dialog.locator('.slot').first()).toContainText('saved automatically');
});

test('a saved game is there after a reload, on the start screen too', async ({ page }) => {
  await begin(page);
  const dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.locator('.slot')).toHaveCount(1);
  await page.goto('./#/');
  await page.reload();
  await page.getByRole('button', { name: 'Saved games' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved games' }).locator('.slot')).toHaveCount(1);
});

test('a game goes out as a file and comes back the same', async ({ page }) => {
  await openGame(page, played(60, PLAYERS));
  await showHand(page);
  const log = await page.locator('.log').textContent();
  const dialog = await openSaves(page);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^airfield44-lanes-of-saint-aubert-turn-\d+\.json$/);
  const text = await readFile(await download.path(), 'utf8');

  await dialog.getByTestId('game-file').setInputFiles(asFile(download.suggestedFilename(), text));
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await showHand(page);
  await expect(page.locator('.log')).toHaveText(log ?? '');
});

for (const [button, steps] of [
  ['Copy link to the game', true],
  ['Copy link to this position', false],
] as const) {
  test(`a link opens in another window: ${button}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGame(page, played(60, PLAYERS));
    await showHand(page);
    const medals = await page.locator('.score-count').allTextContents();
    const asks = await prompt(page).textContent();
    const dialog = await openSaves(page);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toContainText(/The link is copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#/link/');

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('A game in a link');
    await expect(other.locator('.link-battle')).toHaveText(LANES);
    await other.getByRole('button', { name: 'Open it' }).click();
    await expect(other.locator('.hex-board')).toBeVisible();
    await showHand(other);
    await expect(prompt(other)).toHaveText(asks ?? '');
    await expect(other.locator('.score-count')).toHaveText(medals);
    if (steps) await expect(other.locator('.log-line').first()).toBeVisible();
    else await expect(other.locator('.log-line')).toHaveCount(0);
  });
}

test('a link that is pasted opens too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  const dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Copy link to the game' }).click();
  await expect(dialog).toContainText(/The link is copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('textbox', { name: 'Link to a game' }).fill(link);
  await dialog.getByRole('button', { name: 'Open link' }).click();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await showHand(page);
  await isUntouched(page);
});

test('where the page may not copy, the link is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await begin(page);
  const dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Copy link to this position' }).click();
  const field = dialog.getByRole('textbox', { name: 'Link to copy' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/#\/link\/1\./);
});

test('a game too long for a link is offered as a file', async ({ page }) => {
  const { scenario } = played(0);
  // Words that cannot be packed any smaller.
  const background = Array.from({ length: 1500 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_291).toString(36)).join(
    ' ',
  );
  await page.goto('./#/');
  const file = asFile('long.json', { ...scenario, text: { background } });
  await page.locator('.start input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Keep and play' }).click();
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await showHand(page);
  await page.locator('.card button').first().click();
  const dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Copy link to the game' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/A link would have \d+ characters/);
  await expect(dialog.getByRole('alert').getByRole('button', { name: 'Save as a file' })).toBeFocused();
});

test('a step back in the browser closes the dialog of the screen that is left', async ({ page }) => {
  await begin(page);
  await openSaves(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await showHand(page);
  await isUntouched(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const GAME = played(30, PLAYERS);
const BROKEN: readonly [what: string, content: unknown, place: RegExp][] = [
  ['no JSON', '{ "format": "airfield44/replay",\n  "version": 1,,', /line 2, column \d+/],
  ['some other JSON', { format: 'a shopping list' }, /format/],
  ['an action that is not legal', { ...GAME, actions: [...GAME.actions.slice(0, 5), 'move a1 b7'] }, /actions/],
  ['an unknown battle of units', { ...GAME, scenario: { ...GAME.scenario, units: 7 } }, /scenario\.units/],
];

for (const [what, content, place] of BROKEN) {
  test(`a broken file is refused with the place of the fault: ${what}`, async ({ page }) => {
    await begin(page);
    const dialog = await openSaves(page);
    await dialog.getByTestId('game-file').setInputFiles(asFile('mine.json', content));
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('mine.json cannot be opened. The game on the table stays as it is.');
    await expect(alert.locator('.fault-list')).toHaveText(place);
    await page.keyboard.press('Escape');
    await isUntouched(page);
    // The start screen says the same, and the game can be gone on with.
    await page.goto('./#/');
    await page.locator('.start input[type=file]').setInputFiles(asFile('mine.json', content));
    await expect(page.getByRole('alert')).toContainText('mine.json');
    await expect(page.getByRole('alert').locator('.fault-list')).toHaveText(place);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await showHand(page);
    await isUntouched(page);
  });
}

test('a broken link says so, and the game in progress is untouched', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  let dialog = await openSaves(page);
  await dialog.getByRole('button', { name: 'Copy link to the game' }).click();
  await expect(dialog).toContainText(/The link is copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const wounded = link.slice(0, -8) + (link.endsWith('aaaaaaaa') ? 'bbbbbbbb' : 'aaaaaaaa');
  for (const [broken, words] of [
    [link.slice(0, -30), 'The end of the link is missing.'],
    [wounded, 'The link is damaged'],
    [link.replace('#/link/1.', '#/link/9.'), 'another version'],
    ['./#/link/', 'damaged'],
  ]) {
    await page.goto(broken);
    await expect(page.getByRole('alert')).toContainText('This link cannot be opened');
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toContainText('Nothing was changed on this device.');
  }
  await page.getByRole('button', { name: 'To the battles' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await showHand(page);
  await isUntouched(page);
  dialog = await openSaves(page);
  await dialog.getByRole('textbox', { name: 'Link to a game' }).fill(wounded);
  await dialog.getByRole('button', { name: 'Open link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This link cannot be opened.');
});

/** Changes what lies in the database of the page. */
async function spoil(page: Page, prefix: string): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('airfield-44');
        opening.addEventListener('error', () => failed(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const keys = store.getAllKeys();
          keys.addEventListener('success', () => {
            for (const key of keys.result) {
              if (typeof key !== 'string' || !key.startsWith(wanted)) continue;
              const got = store.get(key);
              got.addEventListener('success', () => {
                const value = got.result as { text: string };
                store.put({ ...value, text: value.text.slice(0, 200) }, key);
              });
            }
          });
          store.transaction.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    prefix,
  );
}

test('a broken save is shown as broken and can be thrown away', async ({ page }) => {
  await begin(page);
  let dialog = await openSaves(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spoilt');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.locator('.slot')).toHaveCount(1);
  await spoil(page, 'slot/');
  await page.keyboard.press('Escape');
  dialog = await openSaves(page);
  const row = dialog.locator('.slot.broken');
  await expect(row).toContainText('Spoilt');
  await expect(row).toContainText('This save cannot be read');
  await expect(row.locator('.fault-list code')).toHaveText('text');
  await row.getByRole('button', { name: 'Delete Spoilt' }).click();
  await expect(dialog.locator('.slot')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await isUntouched(page);
});

test('a last game that was spoilt on the device does not keep the page from starting', async ({ page }) => {
  await begin(page);
  await page.goto('./#/');
  await spoil(page, 'current');
  await page.evaluate(() => {
    sessionStorage.clear();
    // The memory of the browser is written when the page goes; that must fail here.
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    localStorage.removeItem('airfield-44/current');
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The last game on this device cannot be read any more');
  await expect(page.locator('.battle')).toHaveCount(12);
});
