// The sheet of a scenario on paper, and its map as a picture file.
import { readFile } from 'node:fs/promises';
import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { SCENARIOS } from '../src/scenarios/library.ts';
import { centreOf } from '../src/ui/board/geometry.ts';
import { expect, pageIsTooWide, test, type Page } from './support.ts';

async function showSheet(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`./#/sheet/${id}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.locator('.print-map .battle-map .ground')).toBeAttached();
}

/** How many pages were printed, and how wide and high they are in points. */
function pagesOf(pdf: Buffer): { count: number; width: number; height: number } {
  const text = pdf.toString('latin1');
  const [width, height] = (/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? []).slice(1, 3).map(Number);
  return { count: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, width, height };
}

test('every battle is printed on one page, on A4 and on Letter paper', async ({ page }) => {
  test.slow();
  for (const { id, file } of SCENARIOS) {
    await showSheet(page, id, file.name);
    const isTall = file.board === 'breakthrough';
    const a4 = pagesOf(await page.pdf({ format: 'A4' }));
    expect(a4.count, id).toBe(1);
    expect(a4.width > a4.height, id).toBe(isTall);
    if (isTall) expect(pagesOf(await page.pdf({ format: 'Letter' })).count, id).toBe(1);
  }
  const letter = pagesOf(await page.pdf({ format: 'Letter' }));
  expect(letter).toMatchObject({ count: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('on a phone a tap enlarges the page around it, and it is still printed on one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showSheet(page, 'cape-marenne', 'Landing at Cape Marenne');
  const heading = page.getByRole('heading', { name: 'Orders for the Axis' });
  const before = await heading.boundingBox();
  await heading.click();
  await expect(page.getByRole('button', { name: 'Whole page' })).toBeVisible();
  const after = await heading.boundingBox();
  expect(after?.height).toBeGreaterThan((before?.height ?? 0) * 2);
  await expect(heading).toBeInViewport();
  expect(await pageIsTooWide(page)).toBe(false);
  expect(pagesOf(await page.pdf({ format: 'A4' })).count).toBe(1);
});

const board = boardOf('standard');
const MARGIN = 8;

function middleOf(label: string): readonly [x: number, y: number] {
  const { x, y } = centreOf(board, hexOfLabel(board, label) ?? -1);
  return [Math.round(x) + MARGIN, Math.round(y) + MARGIN];
}

/** What a picture file shows, as the browser reads it. */
function lookAt(page: Page, png: Buffer, points: readonly (readonly [x: number, y: number])[]) {
  return page.evaluate(
    async ([data, at]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const colours = at.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
      return { width: image.naturalWidth, height: image.naturalHeight, colours };
    },
    [png.toString('base64'), points] as const,
  );
}

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  test('the map is saved as a picture in the colours of the day', async ({ page }) => {
    await showSheet(page, 'cape-marenne', 'Landing at Cape Marenne');
    await page.getByRole('combobox', { name: 'Size of the picture' }).selectOption('1142 × 716 pixels');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the map as a picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('landing-at-cape-marenne.png');
    const png = await readFile(await file.path());
    const seen = await lookAt(page, png, [[1, 1], middleOf('A5'), middleOf('A1'), middleOf('A9')]);
    expect(seen).toMatchObject({ width: 1142, height: 716 });
    const [corner, beach, sea, land] = seen.colours;
    expect(corner).toEqual([255, 255, 255, 255]);
    expect(sea[2]).toBeGreaterThan(sea[0] + 40);
    expect(beach[0]).toBeGreaterThan(225);
    expect(land[1]).toBeGreaterThan(180);
    expect(land[1]).toBeGreaterThan(land[2] + 30);
  });
});
