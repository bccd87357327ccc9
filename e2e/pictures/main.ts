// Pictures of every screen and every kind of decision, in every size, light and dark. See scripts/shots.mjs.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { SETTINGS_KEY } from '../support.ts';
import { AIR } from './air.ts';
import { AIR_PACK } from './air-pack.ts';
import { ANSWERS } from './answers.ts';
import { LEARN } from './learn.ts';
import { LOOKS } from './looks.ts';
import { PHASES } from './phases.ts';
import { SCREENS } from './screens.ts';
import { openSheets } from './sheets.ts';
import { SIZES, Stage, type Shot, type SizeName } from './stage.ts';
import { WORKSHOP } from './workshop.ts';

export interface Pictures {
  readonly address: string;
  readonly launch: LaunchOptions;
  readonly folder: string;
  /** Words of names; empty: all. */
  readonly only: readonly string[];
  readonly sizes: readonly string[];
}

interface Job {
  readonly shot: Shot;
  /** On one page, one after the other. */
  readonly sizes: readonly SizeName[];
}

const SHOTS: readonly Shot[] = [
  ...SCREENS,
  ...PHASES,
  ...ANSWERS,
  ...LOOKS,
  ...AIR,
  ...AIR_PACK,
  ...LEARN,
  ...WORKSHOP,
];
const THEMES = ['light', 'dark'] as const;
const WORKERS = 3;
const PATIENCE = 20_000;

export function pictureName(shot: string, size: SizeName, theme: string): string {
  return `${shot}-${SIZES[size].label}-${theme}.png`;
}

/** A finger needs a page of its own, and so does what rests on a place of the screen or moves. */
function jobsOf(shot: Shot, wanted: readonly SizeName[]): Job[] {
  const sizes = wanted.filter((size) => shot.sizes?.includes(size) ?? true);
  const alone = sizes.filter((size) => size === 'phone' || shot.moving === true || shot.pointed === true);
  const together = sizes.filter((size) => !alone.includes(size));
  return [together, ...alone.map((size) => [size])]
    .filter(({ length }) => length > 0)
    .map((group) => ({ shot, sizes: group }));
}

async function take(browser: Browser, { shot, sizes }: Job, { address, folder }: Pictures): Promise<void> {
  const [first] = sizes;
  const isPhone = first === 'phone';
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[first],
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const settings = { speed: 'off', sound: false, ...shot.settings };
    await context.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      },
      [SETTINGS_KEY, JSON.stringify(settings)],
    );
    await shot.before?.(context);
    const page = await context.newPage();
    await shot.go(new Stage(page, first));
    if (!isPhone && shot.pointed !== true) await page.mouse.move(1, 1);
    for (const size of sizes) {
      if (size !== first) await page.setViewportSize(SIZES[size]);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: path.join(folder, pictureName(shot.name, size, colorScheme)),
          animations: shot.moving === true ? 'allow' : 'disabled',
        });
      }
    }
  } finally {
    await context.close();
  }
}

/** Answers how many states could not be shown. */
export async function takePictures(pictures: Pictures): Promise<number> {
  const { folder, only, sizes, launch } = pictures;
  const isWanted = ({ name }: Shot) => only.length === 0 || only.some((word) => name.includes(word));
  const shots = SHOTS.filter(isWanted);
  const wanted = (Object.keys(SIZES) as SizeName[]).filter((size) => sizes.length === 0 || sizes.includes(size));
  if (only.length === 0 && sizes.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'sheets'), { recursive: true });
  const started = performance.now();
  const failures: string[] = [];
  const browser = await chromium.launch(launch);
  const waiting = [...shots];
  const work = async () => {
    const sheets = await openSheets(browser, folder);
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
      for (const job of jobsOf(shot, wanted)) {
        try {
          await take(browser, job, pictures);
        } catch (thrown) {
          const [first] = String(thrown instanceof Error ? thrown.message : thrown).split('\nCall log');
          failures.push(`${shot.name} (${job.sizes.map((size) => SIZES[size].label).join(', ')}): ${first}`);
        }
      }
      const { name } = shot;
      await sheets.make(
        name,
        THEMES.map((theme) => (Object.keys(SIZES) as SizeName[]).map((size) => pictureName(name, size, theme))),
      );
    }
    await sheets.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  await browser.close();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`shots: ${shots.length} states in ${seconds} s, in ${folder}`);
  for (const failure of failures) console.log(`shots: not shown: ${failure}`);
  return failures.length;
}
