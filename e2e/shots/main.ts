// Pictures of every screen and every kind of decision, in every size, light and dark. See scripts/shots.mjs.
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { SETTINGS_KEY } from '../support.ts';
import { ANSWERS } from './answers.ts';
import { LOOKS } from './looks.ts';
import { PHASES } from './phases.ts';
import { SCREENS } from './screens.ts';
import { makeSheets } from './sheets.ts';
import { SIZES, Stage, type Shot, type SizeName } from './stage.ts';

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
  readonly size: SizeName;
}

const SHOTS: readonly Shot[] = [...SCREENS, ...PHASES, ...ANSWERS, ...LOOKS];
const THEMES = ['light', 'dark'] as const;
const WORKERS = 3;
const PATIENCE = 10_000;

export function pictureName(shot: string, size: SizeName, theme: string): string {
  return `${shot}-${SIZES[size].label}-${theme}.png`;
}

async function take(browser: Browser, { shot, size }: Job, { address, folder }: Pictures): Promise<void> {
  const { width, height } = SIZES[size];
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: 'light',
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
    await shot.go(new Stage(page, size));
    for (const theme of THEMES) {
      if (theme !== 'light') await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({
        path: path.join(folder, pictureName(shot.name, size, theme)),
        animations: shot.moving === true ? 'allow' : 'disabled',
      });
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
  await mkdir(folder, { recursive: true });
  if (only.length === 0 && sizes.length === 0) {
    for (const old of await readdir(folder)) if (old.endsWith('.png')) await rm(path.join(folder, old));
  }
  const jobs = shots.flatMap((shot) =>
    wanted.filter((size) => shot.sizes?.includes(size) ?? true).map((size): Job => ({ shot, size })),
  );
  const started = performance.now();
  const failures: string[] = [];
  const browser = await chromium.launch(launch);
  const work = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      try {
        await take(browser, job, pictures);
      } catch (thrown) {
        const [first] = String(thrown instanceof Error ? thrown.message : thrown).split('\nCall log');
        failures.push(`${job.shot.name} (${SIZES[job.size].label}): ${first}`);
      }
    }
  };
  const count = jobs.length;
  await Promise.all(Array.from({ length: WORKERS }, work));
  await makeSheets(browser, folder, shots, wanted, pictureName);
  await browser.close();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`shots: ${shots.length} states, ${(count - failures.length) * THEMES.length} pictures, ${seconds} s`);
  for (const failure of failures) console.log(`shots: not shown: ${failure}`);
  return failures.length;
}
