// How soon the page answers: clicks of a whole battle, the first board, what is fetched for it. See scripts/bench-ui.mjs.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type LaunchOptions, type Page } from '@playwright/test';
import { numberOption } from '../options.ts';
import { filesOfFirstBoard } from './files.ts';
import { firstBoard } from './first-board.ts';
import { largest, median, quantile } from './numbers.ts';
import { openBattle, play, type Played } from './play.ts';
import { undisturbed } from './undisturbed.ts';
import {
  kilobytes,
  printFiles,
  printFirstBoard,
  printGame,
  printStrokes,
  printTargets,
  type Target,
} from './report.ts';
import { numbersOf, strokesOnFullMap, type Strokes } from './strokes.ts';

export interface Measuring {
  readonly address: string;
  readonly launch: LaunchOptions;
}

const WHOLE_BATTLE = 4000;
const MIDDLE = 150;
const LARGE_BOARD_CLICKS = 160;
const ROOM = { width: 1440, height: 900 };

function profileFolder(): string | null {
  const at = process.argv.indexOf('--profile');
  return at === -1 ? null : path.resolve(process.argv[at + 1] ?? 'profiles');
}

/** Runs the work and, if asked for, writes down where the time went. */
async function profiled<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  const folder = profileFolder();
  if (folder === null) return work();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  const result = await work();
  const { profile } = await session.send('Profiler.stop');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  return result;
}

/** What the page still holds once it has thrown away what it can, in MB, and how many parts it is drawn of. */
async function memoryOf(page: Page): Promise<{ megabytes: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes };
}

function joined(a: Played, b: Played): Played {
  const [x, y] = [a.clicks.length, b.clicks.length];
  const each = (key: keyof Played['work']) => (a.work[key] * x + b.work[key] * y) / (x + y);
  return {
    clicks: [...a.clicks, ...b.clicks],
    events: [...a.events, ...b.events],
    longTasks: [...a.longTasks, ...b.longTasks],
    longFrames: [...a.longFrames, ...b.longFrames],
    costs: [...a.costs, ...b.costs],
    stolen: [...a.stolen, ...b.stolen],
    work: { script: each('script'), style: each('style'), layout: each('layout'), all: each('all') },
    isOver: a.isOver || b.isOver,
  };
}

interface Battle {
  readonly played: Played;
  /** As the page kept it in the middle. */
  readonly middle: string;
}

async function wholeBattle(browser: Browser, address: string): Promise<Battle> {
  const context = await browser.newContext({ viewport: ROOM });
  const page = await openBattle(context, address, 'lanes-of-saint-aubert');
  const most = numberOption('clicks', WHOLE_BATTLE);
  const first = await profiled(page, 'first-half', () => play(page, Math.min(most, MIDDLE)));
  const middle = await page.evaluate(() => sessionStorage.getItem('airfield-44/current') ?? '');
  const early = await memoryOf(page);
  const rest = await profiled(page, 'second-half', () => play(page, Math.max(0, most - MIDDLE)));
  const played = joined(first, rest);
  printGame('The Lanes of Saint-Aubert', played);
  const late = await memoryOf(page);
  console.log(
    `  memory: ${late.megabytes.toFixed(1)} MB and ${late.nodes} nodes (${early.megabytes.toFixed(1)} MB and ${early.nodes} after ${first.clicks.length} clicks)`,
  );
  await context.close();
  return { played, middle };
}

async function largeBoard(browser: Browser, address: string): Promise<Played> {
  const context = await browser.newContext({ viewport: ROOM });
  const page = await openBattle(context, address, 'ice-road-to-zaretsk');
  const played = await profiled(page, 'large-board', () => play(page, LARGE_BOARD_CLICKS));
  printGame('The Ice Road to Zaretsk (large board)', played);
  await context.close();
  return played;
}

/** By the clicks from which the host of the machine stole nothing, or least. */
function gameTargets(name: string, all: Played): Target[] {
  const played = undisturbed(all);
  const painted = played.clicks.map((click) => click.painted);
  const tasks = played.longTasks.map(({ duration }) => duration);
  return [
    { name: `${name}: click to answer, median`, value: median(painted), limit: 50, unit: 'ms' },
    { name: `${name}: click to answer, 95 %`, value: quantile(painted, 0.95), limit: 100, unit: 'ms' },
    { name: `${name}: longest task`, value: largest(tasks), limit: 100, unit: 'ms' },
  ];
}

/** Fifty frames a second, and nothing that holds up the next stroke. */
function strokeTargets({ tool, calm }: Strokes): Target[] {
  const { slowest, task } = numbersOf(calm);
  const name = `stroke, ${tool.toLowerCase()}`;
  return [
    { name: `${name}: slowest quarter of a second, for each frame`, value: slowest, limit: 20, unit: 'ms' },
    { name: `${name}: longest task`, value: task, limit: 100, unit: 'ms' },
  ];
}

function sayLoad(): void {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${cpus().length} processors, load of the last 1, 5 and 15 minutes: ${load.join(', ')}`);
  if (loadavg()[0] > cpus().length)
    console.log('Other programs are at work: the times are longer than the page needs.');
}

/** Answers whether every target is met. */
export async function measurePage({ address, launch }: Measuring): Promise<boolean> {
  sayLoad();
  const browser = await chromium.launch(launch);
  try {
    if (process.argv.includes('--strokes')) {
      const strokes = await strokesOnFullMap(browser, address);
      printStrokes(strokes);
      return printTargets(strokes.flatMap(strokeTargets));
    }
    const files = await filesOfFirstBoard(browser, address);
    printFiles(files);
    const { played, middle } = await wholeBattle(browser, address);
    const large = await largeBoard(browser, address);
    const first = await firstBoard(browser, address, middle);
    printFirstBoard(first);
    const drawn = await strokesOnFullMap(browser, address);
    printStrokes(drawn);
    console.log('');
    sayLoad();
    return printTargets([
      ...gameTargets('whole battle', played),
      ...gameTargets('large board', large),
      ...drawn.flatMap(strokeTargets),
      { name: 'first board through start and briefing', value: first.throughStart, limit: 2000, unit: 'ms' },
      { name: 'first board of a battle in the middle', value: first.restored, limit: 2000, unit: 'ms' },
      { name: 'JavaScript for the first board', value: kilobytes(files, 'script'), limit: 200, unit: 'kB' },
    ]);
  } finally {
    await browser.close();
  }
}
