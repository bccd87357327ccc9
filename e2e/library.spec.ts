// Scenarios come into the library by a drop, a paste and a link, and leave it again.
import { writeM44 } from '../src/scenarios/m44/write-m44.ts';
import { scenarioById } from '../src/scenarios/library.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';
import { clickOn, playOut } from './policy.ts';
import { asFile, expect, test, violationsOf, type Page } from './support.ts';

function builtIn(id: string): ScenarioFile {
  const entry = scenarioById(id);
  if (entry === undefined) throw new Error(`there is no battle ${id}`);
  return entry.file;
}

/** A file of another program, with an option that is not played here. */
function m44(name: string): string {
  const file = writeM44({ ...builtIn('fords-of-the-torvo'), name });
  const info = file.game_info as Record<string, unknown>;
  return JSON.stringify({ ...file, game_info: { ...info, options: { smoke_screen: { side: 'AXIS' } } } });
}

async function dropOnPage(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([called, content]) => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([content], called));
      return dragged;
    },
    [name, text] as const,
  );
  const place = page.locator('.library');
  await place.dispatchEvent('dragover', { dataTransfer: files });
  await expect(page.locator('.drop-veil')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: files });
}

function cards(page: Page) {
  return page.locator('.scenario-card');
}

test('a .m44 file is dropped, read before it is kept, found, deleted and brought back', async ({ page }) => {
  await page.goto('./#/library');
  await expect(cards(page)).toHaveCount(12);
  await dropOnPage(page, 'crossing.m44', m44('The Other Crossing'));
  const dialog = page.getByRole('dialog', { name: 'The Other Crossing' });
  await expect(dialog).toContainText('What was understood');
  await expect(dialog).toContainText(/smoke/i);
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  const card = cards(page).filter({ hasText: 'The Other Crossing' });
  await expect(card).toContainText('imported');
  await expect(card).toContainText('not played');

  // What is there is not taken twice, and a broken one not at all.
  await dropOnPage(page, 'again.m44', m44('The Other Crossing'));
  await expect(dialog).toContainText('This scenario is in the library already.');
  await page.keyboard.press('Escape');
  await dropOnPage(page, 'bad.m44', m44('Bad').replace(/"row":\d+/, '"row":99'));
  await expect(page.getByRole('alert')).toContainText('bad.m44 cannot be opened');
  await expect(page.getByRole('alert')).toContainText('hexagons');
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(13);

  await page.getByRole('searchbox').fill('other crossing');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Front' }).selectOption('Pacific');
  await page.getByRole('combobox', { name: 'In the air' }).selectOption('with aircraft');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(13);

  await page.getByRole('button', { name: 'Delete The Other Crossing' }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Undo: bring back The Other Crossing' }).click();
  await expect(cards(page)).toHaveCount(13);
  await page.reload();
  await expect(card).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('an imported battle with aircraft is played by clicks, from the file to victory', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./#/library');
  await dropOnPage(
    page,
    'airstrip.m44',
    JSON.stringify(writeM44({ ...builtIn('kalydona-airstrip'), name: 'The Other Airstrip' })),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Keep and play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Other Airstrip');
  await page.getByText('Seed of the dice').click();
  await page.locator('.seed-field input').fill('7');
  await page.getByRole('button', { name: 'Start the battle' }).click();
  const counts = await playOut(page, (wish) => clickOn(page, wish));
  expect(counts.strike).toBeGreaterThan(10);
  expect(counts.fly).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The (Allies|Axis) win$/);
});

test('a pasted scenario with long texts is kept, printed on one page, and goes on as a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./#/library');
  const words = 'They had waited for three days in the rain, and nobody knew for what. '.repeat(30);
  const file = builtIn('lanes-of-saint-aubert');
  const long = { ...file, name: 'A Long Story', text: { ...file.text, background: words, rules: words } };
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'Text of the file, or a link' }).fill(JSON.stringify(long));
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('link', { name: 'Print A Long Story' }).click();
  await expect(page.locator('.print-map .ground')).toBeAttached();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);

  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('./#/library');
  await page.getByRole('button', { name: 'Delete A Long Story' }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep it in the library' }).click();
  await expect(page.locator('body')).toContainText('“A Long Story” is in your library.');
});

test('a file of scenarios that is no such file changes nothing', async ({ page }) => {
  await page.goto('./#/library');
  await page.getByTestId('scenario-files').setInputFiles(asFile('notes.json', '{ "format": '));
  await expect(page.getByRole('alert')).toContainText('notes.json cannot be opened');
  await expect(page.getByRole('alert')).toContainText('line 1');
});
