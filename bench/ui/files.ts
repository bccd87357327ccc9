// What is fetched before the first board is there.
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { neverIdle } from './watch.ts';

export interface FetchedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly gzipped: number;
}

/** Every file from the address over start screen and briefing to the board; what comes later in idle time is not. */
export async function filesOfFirstBoard(browser: Browser, address: string): Promise<FetchedFile[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(neverIdle);
  const fetched: Promise<FetchedFile>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    const read = async () => {
      const body = await response.body();
      return { name, type, bytes: body.length, gzipped: gzipSync(body).length };
    };
    if (response.url().startsWith('http')) fetched.push(read());
  });
  await page.goto(address);
  await page.locator('[data-battle="lanes-of-saint-aubert"] .start-button').click();
  await page.locator('.brief-start button[type="submit"]').click();
  await page.locator('.hex-board [data-token]').first().waitFor();
  const files = await Promise.all(fetched);
  await context.close();
  return files.toSorted((a, b) => b.gzipped - a.gzipped);
}
