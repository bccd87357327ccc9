import { readFile } from 'node:fs/promises';
import { gameFile } from './positions.ts';
import { LESSONS } from '../src/lessons/chapters.ts';
import { lessonText } from '../src/store/lesson-file.ts';
import { position } from '../tests/support/kit.ts';
import {
  asFile,
  expect,
  openGame,
  pageIsTooWide,
  press,
  prompt,
  showHand,
  test,
  violationsOf,
  type Locator,
  type Page,
} from './support.ts';

const SMALL = () =>
  gameFile(
    position({
      allies: { E5: 'infantry', H1: 'armor' },
      axis: { F5: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-left'], axis: ['recon-left'] },
    }),
  );

/** The game on the table is opened in the sandbox: with secret hands that takes two clicks. */
async function openSandbox(page: Page): Promise<void> {
  await openGame(page, SMALL());
  await showHand(page);
  await page.locator('[data-menu="saves"]').click();
  await page.getByRole('button', { name: 'Open in the sandbox' }).click();
  await page.getByRole('button', { name: 'Both hands will lie open. Open it anyway' }).click();
  await expect(page.locator('.sandbox .hex-board')).toBeVisible();
}

/** On a small screen the tools are a sheet. */
async function openTools(page: Page): Promise<void> {
  const tools = page.locator('[data-tools]');
  if ((await tools.count()) > 0 && (await tools.getAttribute('aria-expanded')) === 'false') await tools.click();
}

async function give(page: Page, card: string, to: 'allies' | 'axis' | 'deck'): Promise<void> {
  await openTools(page);
  await page.locator('[data-tool=cards]').click();
  await page.locator(`[data-card=${card}] [data-to=${to}]`).click();
  await expect(page.locator('.cards-said')).not.toBeEmpty();
  await page.getByRole('dialog', { name: 'Cards' }).getByRole('button', { name: 'Close', exact: true }).click();
}

async function layReady(page: Page, ...faces: string[]): Promise<void> {
  await openTools(page);
  await page.locator('[data-tool=dice]').click();
  for (const face of faces) await page.locator(`[data-face=${face}]`).click();
}

const time = (page: Page): Locator => page.locator('.time');

async function goes(page: Page, to: 'first' | 'back' | 'forward' | 'last'): Promise<void> {
  await page.locator(`.time-${to}`).click();
}

/** A card is given and played, and the attack has the dice that were laid ready. */
async function playAttack(page: Page): Promise<void> {
  await give(page, 'attack-centre', 'allies');
  await layReady(page, 'infantry', 'grenade', 'infantry');
  for (const click of ['Play: Attack – Centre', 'Order American infantry on E5', 'End orders', 'End movement'])
    await press(page, click);
  await press(page, 'Attack German infantry on F5');
  await press(page, 'Attack German infantry on F5');
  await press(page, 'No ambush');
  await expect(page.locator('.dice')).toContainText('3 hits');
}

/** The lesson is written of what was done, and kept under a title. */
async function keepLesson(page: Page, title: string): Promise<void> {
  await openTools(page);
  await page.locator('[data-tool=lesson]').click();
  await page.locator('[data-write]').click();
  await page.locator('[data-field=title]').fill(title);
  await page.locator('[data-keep]').click();
  await expect(page.locator('.draft-notice')).toContainText(`“${title}” is kept among your lessons.`);
}

test('a game is tried out in the sandbox: cards given, dice chosen, time both ways; the game itself stays', async ({
  page,
}) => {
  await openSandbox(page);
  await playAttack(page);
  const all = Number(await time(page).getAttribute('data-all'));
  await goes(page, 'first');
  await expect(prompt(page)).toHaveText('Play a command card');
  await expect(time(page)).toHaveAttribute('data-at', '0');
  await goes(page, 'forward');
  await expect(time(page)).toContainText('Attack – Centre: deck → Allied hand');
  await goes(page, 'last');
  await expect(time(page)).toHaveAttribute('data-at', String(all));
  await page.keyboard.press(',');
  await expect(time(page)).toHaveAttribute('data-at', String(all - 1));
  await page.getByRole('slider', { name: 'Moment' }).fill('3');
  await expect(prompt(page)).toHaveText('Order units');

  // Something else is done there: what followed is put away, and comes back.
  await press(page, 'End orders');
  await expect(time(page)).toHaveAttribute('data-all', '4');
  await expect(time(page)).toContainText(`The ${all - 3} steps that followed before are put away.`);
  await page.locator('[data-bring-back]').click();
  await expect(time(page)).toHaveAttribute('data-all', String(all));

  // It is there after a reload, and the game on the table was never touched.
  await page.reload();
  await expect(time(page)).toHaveAttribute('data-all', String(all));
  await page.goto('./#/table');
  await showHand(page);
  await expect(page.locator('.hand .card h3')).toHaveText(['Probe – Left']);
});

test('dice that are laid ready are taken away one by one or all at once', async ({ page }) => {
  await openSandbox(page);
  await layReady(page, 'star', 'flag', 'flag');
  await expect(page.locator('[data-queued]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Take away die 2: flag' }).click();
  await expect(page.locator('[data-queued]')).toHaveCount(2);
  await page.locator('[data-face=grenade]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-queued=grenade]')).toHaveCount(1);
  await page.locator('[data-clear-dice]').click();
  await expect(page.locator('[data-queued]')).toHaveCount(0);
});

test('a lesson is made of it, played, given away, deleted and taken in again', async ({ page }) => {
  await openSandbox(page);
  await playAttack(page);
  await page.locator('[data-tool=lesson]').click();
  await page.locator('[data-write]').click();
  await page.locator('[data-field=title]').fill('');
  await page.locator('[data-keep]').click();
  await expect(page.getByRole('alert')).toContainText('title is missing');
  await page.locator('[data-field=title]').fill('At the crossroads');
  const order = page.locator('.draft-step').nth(1);
  await order.locator('[data-field=goal]').fill('Order the infantry at the crossroads.');
  await order.locator('[data-field=rule]').fill('nonsense');
  await page.locator('[data-keep]').click();
  await expect(page.getByRole('alert')).toContainText('Step 2: rule');
  await order.locator('[data-field=rule]').fill('M44-ORDER-1');
  await order.locator('[data-point]').click();
  await page.locator('[data-mode=arrows]').click();
  await page.locator('.hex-board').click({ position: { x: 300, y: 300 } });
  await expect(page.locator('.point-tools')).toContainText('The arrow begins at');
  await page.locator('.hex-board').click({ position: { x: 420, y: 300 } });
  await expect(page.locator('.point-list li')).toHaveCount(2);
  await page.locator('[data-done]').click();
  await page.locator('[data-keep]').click();
  await expect(page.locator('.draft-notice')).toContainText('is kept among your lessons');

  // It is played like any other, with the dice and cards of the sandbox.
  await page.locator('[data-play]').click();
  await expect(page.locator('.lesson .hex-board')).toBeVisible();
  await expect(page).toHaveURL(/#\/learn\/own-at-the-crossroads$/);
  await press(page, 'Play: Attack – Centre');
  await expect(page.locator('.coach')).toContainText('Order the infantry at the crossroads.');
  await press(page, 'Order American infantry on E5');
  await press(page, 'End orders');
  await press(page, 'End movement');
  await press(page, 'Attack German infantry on F5');
  await press(page, 'Attack German infantry on F5');
  await expect(page.locator('.coach')).toContainText('That was it.');

  // Out as a file, deleted, and in again.
  await page.goto('./#/learn');
  await page.reload();
  const own = page.locator('.own-lessons');
  await expect(own.locator('.own-row')).toContainText('At the crossroads');
  const waiting = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Save At the crossroads as a file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('at-the-crossroads.lesson.json');
  const text = await readFile(await download.path(), 'utf8');
  await own.getByRole('button', { name: 'Delete At the crossroads' }).click();
  await expect(own.locator('.own-row')).toHaveCount(0);
  await own.locator('[data-undo]').click();
  await expect(own.locator('.own-row')).toHaveCount(1);
  await own.getByRole('button', { name: 'Delete At the crossroads' }).click();
  await expect(own.locator('.own-row')).toHaveCount(0);
  await own.getByTestId('lesson-file').setInputFiles(asFile('mine.lesson.json', text));
  await expect(own.getByRole('status')).toContainText('1 lesson came in: At the crossroads.');
  await expect(own.locator('.own-row')).toHaveCount(1);

  // A file with faults is refused as a whole.
  const broken = { ...JSON.parse(text), learner: 'nobody', closing: 7 };
  await own.getByTestId('lesson-file').setInputFiles(asFile('broken.lesson.json', broken));
  await expect(own.getByRole('alert')).toContainText('broken.lesson.json cannot be opened. Nothing was changed.');
  await expect(own.locator('.fault-list')).toContainText('learner');
  await expect(own.locator('.fault-list')).toContainText('closing');
  const contrary = text.replace('"allies infantry 4"', '"allies infantry 3"').replace('"attack 3"', '"attack 2"');
  await own.getByTestId('lesson-file').setInputFiles(asFile('contrary.lesson.json', contrary));
  await expect(own.locator('.fault-list')).toContainText(/steps\[\d\]\.expect/);
  await expect(own.locator('.own-row')).toHaveCount(1);
});

test('a lesson of one’s own is changed, duplicated and opened in the sandbox', async ({ page }) => {
  await openSandbox(page);
  await playAttack(page);
  await keepLesson(page, 'First');
  await page.getByRole('button', { name: 'To the lessons' }).click();
  const own = page.locator('.own-lessons');
  await own.getByRole('button', { name: 'Duplicate First' }).click();
  await expect(own.locator('.own-row')).toHaveCount(2);
  await own.getByRole('button', { name: 'Change First (copy)' }).click();
  await page.locator('[data-field=title]').fill('Second');
  await page.locator('.draft-step').nth(2).locator('[data-join]').click();
  await page.locator('[data-keep]').click();
  await expect(page.locator('.draft-notice')).toContainText('“Second” is kept');
  await page.getByRole('button', { name: 'To the lessons' }).click();
  await expect(own.locator('.own-row b').first()).toHaveText('Second');
  const waiting = page.waitForEvent('download');
  await own.locator('[data-export-all]').click();
  expect(JSON.parse(await readFile(await (await waiting).path(), 'utf8'))).toMatchObject({
    format: 'airfield44/lessons',
    lessons: [{ title: 'Second' }, { title: 'First' }],
  });
  await own.getByRole('button', { name: 'Open Second in the sandbox' }).click();
  await expect(page.locator('.sandbox .hex-board')).toBeVisible();
  await expect(time(page)).toHaveAttribute('data-at', '0');
  await goes(page, 'last');
  await expect(page.locator('.dice')).toContainText('3 hits');
});

test('any battle begins in the sandbox, with air cards too, and the one before comes back', async ({ page }) => {
  await page.goto('./#/learn');
  await page.locator('[data-make]').click();
  await page.getByRole('combobox', { name: 'Battle' }).selectOption('cape-marenne');
  await page.locator('[data-begin]').click();
  await expect(page.locator('.sandbox .hex-board')).toBeVisible();
  const name = await page.locator('.sandbox-bar h1').textContent();
  await page.locator('.sandbox-bar [data-menu=begin]').click();
  await page.getByRole('combobox', { name: 'Air rules' }).selectOption('new-flight-plan');
  await page.locator('[data-begin]').click();
  await expect(page.locator('.sandbox-bar h1')).not.toHaveText(name ?? '');
  await page.locator('[data-tool=cards]').click();
  await page.locator('[data-sort=airCard]').click();
  await page.locator('[data-card=ace] [data-to=axis]').click();
  await expect(page.locator('[data-hand=axis]')).toContainText('Ace in the Cockpit');
  await page.getByRole('dialog', { name: 'Cards' }).getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('There is another sandbox that you left for this one.').click();
  await page.locator('[data-swap]').click();
  await expect(page.locator('.sandbox-bar h1')).toHaveText(name ?? '');
});

test('a moment of the replay opens in the sandbox, with what came after it', async ({ page }) => {
  const game = gameFile(
    position({
      allies: { E5: 'infantry', H1: 'armor' },
      axis: { F5: 'infantry', A9: 'infantry' },
      hands: { allies: ['attack-centre'], axis: ['recon-left'] },
    }),
    'play attack-centre',
    'order E5',
    'end orders',
  );
  await openGame(page, game);
  await page.goto('./#/replay/1');
  await page.getByRole('button', { name: 'Open in the sandbox' }).click();
  await page.getByRole('button', { name: /^Both hands will lie open/ }).click();
  await expect(time(page)).toHaveAttribute('data-at', '1');
  await expect(time(page)).toHaveAttribute('data-all', '3');
});

test('what was kept and cannot be read says so, and is not lost', async ({ page }) => {
  await openSandbox(page);
  await page.goto('./#/');
  await page.evaluate(() => sessionStorage.setItem('airfield-44/sandbox', '{"at":1,"text":"{\\"format\\":1}"}'));
  await page.reload();
  await page.goto('./#/sandbox');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await expect(page.locator('.fault-list')).toContainText('format');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is there as a file' }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toBe('{"format":1}');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sandbox is played and a lesson written', async ({ page }) => {
    await openSandbox(page);
    expect(await pageIsTooWide(page)).toBe(false);
    await give(page, 'attack-centre', 'allies');
    await layReady(page, 'star', 'flag');
    await press(page, 'Play: Attack – Centre');
    await expect(prompt(page)).toHaveText('Order units');
    await keepLesson(page, 'On the phone');
    expect(await pageIsTooWide(page)).toBe(false);
    await page.locator('[data-play]').click();
    await expect(page.locator('.coach')).toContainText('Play Attack – Centre.');
  });
});

test('everybody can use it: axe finds nothing', async ({ page }) => {
  await openSandbox(page);
  await layReady(page, 'star');
  expect(await violationsOf(page, '.sandbox-tools', '.sandbox-bar', '.other-hand')).toEqual([]);
  await page.locator('[data-tool=cards]').click();
  expect(await violationsOf(page, '.cards-dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await press(page, 'Play: Probe – Left');
  await page.locator('[data-tool=lesson]').click();
  expect(await violationsOf(page, '.lesson-dialog')).toEqual([]);
  await page.locator('[data-write]').click();
  expect(await violationsOf(page, '.draft')).toEqual([]);
  await page.locator('[data-keep]').click();
  await page.getByRole('button', { name: 'To the lessons' }).click();
  await expect(page.locator('.own-row')).toHaveCount(1);
  expect(await violationsOf(page, '.own-lessons')).toEqual([]);
});

/** Drags a file over a place, and lets it fall there. */
async function dropFile(place: Locator, name: string, text: string): Promise<void> {
  const files = await place.page().evaluateHandle(
    ([called, content]) => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([content], called, { type: 'application/json' }));
      return dragged;
    },
    [name, text] as const,
  );
  await place.dispatchEvent('dragenter', { dataTransfer: files });
  await place.dispatchEvent('dragover', { dataTransfer: files });
  await expect(place).toHaveClass(/\bover\b/);
  await place.dispatchEvent('drop', { dataTransfer: files });
  await expect(place.page().locator('.over')).toHaveCount(0);
}

test('a lesson file is dropped on the list of own lessons, and a broken one is refused with its faults', async ({
  page,
}) => {
  await page.goto('./#/learn');
  const place = page.locator('.own-lessons');
  const lesson = { ...LESSONS[0], title: 'Dropped' };
  await dropFile(place, 'dropped.lesson.json', lessonText(lesson));
  await expect(place.getByRole('status')).toContainText('1 lesson came in: Dropped.');
  await dropFile(place, 'bad.json', JSON.stringify({ ...lesson, learner: 'me' }));
  await expect(place.getByRole('alert')).toContainText('bad.json cannot be opened. Nothing was changed.');
  await expect(place.locator('[data-own]')).toHaveCount(1);
  await place.getByRole('link', { name: 'Play Dropped' }).click();
  await expect(page.locator('.coach')).toBeVisible();
});

test('a game is dropped among the saved games', async ({ page }) => {
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Saved games' }).click();
  await dropFile(page.locator('.drop-place'), 'game.json', JSON.stringify(SMALL()));
  await expect(page.locator('.hex-board')).toBeVisible();
  await showHand(page);
  await expect(prompt(page)).toHaveText('Play a command card');
});
