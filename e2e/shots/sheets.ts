// One sheet for each state with its pictures side by side: light above, dark below.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SIZES, type Shot, type SizeName } from './stage.ts';

const ROW = 480;
const ORIGIN = 'http://pictures.invalid/';

export async function makeSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
  sizes: readonly SizeName[],
  nameOf: (shot: string, size: SizeName, theme: string) => string,
): Promise<void> {
  const target = path.join(folder, 'sheets');
  await mkdir(target, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1600, height: 2 * ROW + 20 } });
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({ path: path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname.slice(1))) }),
  );
  for (const { name } of shots) {
    const row = (theme: string) =>
      sizes
        .map((size) => ({ file: nameOf(name, size, theme), ...SIZES[size] }))
        .filter(({ file }) => existsSync(path.join(folder, file)))
        .map(
          ({ file, width, height }) =>
            `<img src="${ORIGIN}${encodeURIComponent(file)}" height="${ROW}" width="${Math.round((width * ROW) / height)}">`,
        )
        .join('');
    if (row('light') === '') continue;
    await page.setContent(
      `<style>body{margin:0}div{display:flex;gap:8px;width:max-content;margin-bottom:8px}</style>
       <main style="width:max-content"><div>${row('light')}</div><div>${row('dark')}</div></main>`,
      { waitUntil: 'load' },
    );
    await page.locator('main').screenshot({ path: path.join(target, `${name}.png`) });
  }
  await page.close();
}
