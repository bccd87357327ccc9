// One sheet for each state with its pictures side by side: light above, dark below.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const ROW = 480;
const ORIGIN = 'http://pictures.invalid/';

export interface Sheets {
  /** Rows of pictures, by file name; those that are not there are left out. */
  make(name: string, rows: readonly (readonly string[])[]): Promise<void>;
  close(): Promise<void>;
}

export async function openSheets(browser: Browser, folder: string): Promise<Sheets> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 2 * ROW + 20 } });
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill({ path: path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname.slice(1))) }),
  );
  const image = (file: string) => `<img src="${ORIGIN}${encodeURIComponent(file)}" height="${ROW}">`;
  return {
    make: async (name, rows) => {
      const found = rows.map((files) => files.filter((file) => existsSync(path.join(folder, file))));
      if (found.every(({ length }) => length === 0)) return;
      await page.setContent(
        `<style>body{margin:0}main,div{width:max-content}div{display:flex;gap:8px;margin-bottom:8px}</style>
         <main>${found.map((files) => `<div>${files.map(image).join('')}</div>`).join('')}</main>`,
        { waitUntil: 'load' },
      );
      await page.locator('main').screenshot({ path: path.join(folder, 'sheets', `${name}.png`) });
    },
    close: () => page.close(),
  };
}
