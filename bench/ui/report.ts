import type { FetchedFile } from './files.ts';
import type { FirstBoard } from './first-board.ts';
import { largest, median, quantile } from './numbers.ts';
import { undisturbed } from './undisturbed.ts';
import type { Played } from './play.ts';
import { numbersOf, type Strokes } from './strokes.ts';
import type { ClickTime, Delay } from './watch.ts';

export interface Target {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

const WORST = 10;

function row(cells: readonly (string | number)[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => {
      const text = typeof cell === 'number' ? cell.toFixed(cell < 10 ? 1 : 0) : cell;
      return at === 0 ? text.padEnd(widths[at]) : text.padStart(widths[at]);
    })
    .join('  ');
}

const CLICKS = [22, 6, 7, 7, 7, 9] as const;

function clickRow(name: string, clicks: readonly ClickTime[]): string {
  const painted = clicks.map((click) => click.painted);
  const shown = clicks.map((click) => click.shown);
  return row(
    [name, String(clicks.length), median(painted), quantile(painted, 0.95), largest(painted), median(shown)],
    CLICKS,
  );
}

function delays(name: string, list: readonly Delay[], clicks: readonly ClickTime[]): void {
  const longest = list.toSorted((a, b) => b.duration - a.duration);
  const lines = longest.slice(0, 5).map(({ at, duration }) => {
    const last = clicks.findLast((click) => click.at <= at);
    return `${duration.toFixed(0)} ms (after ${last?.what ?? 'the start'}, ${(at - (last?.at ?? 0)).toFixed(0)} ms)`;
  });
  console.log(`  ${name}: ${list.length}${lines.length === 0 ? '' : `; longest ${lines.join(', ')}`}`);
}

export function printGame(name: string, played: Played): void {
  const { clicks, events, work } = played;
  console.log(`\n${name}: ${clicks.length} clicks${played.isOver ? ', to the end of the battle' : ''}`);
  console.log(`  ${row(['click to answer, in ms', 'count', 'median', '95 %', 'most', 'in frame'], CLICKS)}`);
  const kinds = new Map<string, ClickTime[]>();
  for (const click of clicks) kinds.set(click.what, [...(kinds.get(click.what) ?? []), click]);
  const byCount = [...kinds].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [what, list] of byCount) console.log(`  ${clickRow(what, list)}`);
  console.log(`  ${clickRow('all', clicks)}`);
  const calm = undisturbed(played);
  console.log(`  ${clickRow('all, least stolen', calm.clicks)}`);
  const sum = played.stolen.reduce((a, b) => a + b, 0);
  console.log(
    `  stolen from the processors by the machine's host: ${sum} ms, in ${played.stolen.filter((ms) => ms > 0).length} clicks`,
  );
  const slow = events.filter(({ type }) => type === 'click');
  const listeners = slow.map(({ working }) => working);
  console.log(
    `  told by the browser: ${slow.length} clicks over 16 ms, 95 % of them ${quantile(
      slow.map(({ duration }) => duration),
      0.95,
    )} ms, listeners median ${median(listeners).toFixed(1)} ms, most ${largest(listeners).toFixed(0)} ms`,
  );
  const { costs } = played;
  console.log(
    `  processor until the answer, whatever else the machine does: median ${median(costs).toFixed(0)} ms, 95 % ${quantile(costs, 0.95).toFixed(0)}, most ${largest(costs).toFixed(0)}`,
  );
  console.log(
    `  processor for each click with pointing and motion: ${work.all.toFixed(1)} ms, of it script ${work.script.toFixed(1)}, style ${work.style.toFixed(1)}, layout ${work.layout.toFixed(1)}`,
  );
  delays('long tasks', played.longTasks, clicks);
  delays('long tasks, least stolen', calm.longTasks, clicks);
  delays('long frames', played.longFrames, clicks);
  const worst = clicks.toSorted((a, b) => b.painted - a.painted).slice(0, WORST);
  console.log(`  slowest: ${worst.map(({ what, painted }) => `${what} ${painted.toFixed(0)}`).join(', ')}`);
}

const STROKES = [26, 9, 9, 12, 9, 9] as const;

export function printStrokes(drawn: readonly Strokes[]): void {
  console.log(`\nstrokes over the largest board with a full map, by mouse`);
  console.log(`  ${row(['in ms', 'frame', 'slowest ¼ s', 'late frames', 'work 95 %', 'longest task'], STROKES)}`);
  for (const { tool, all, calm } of drawn)
    for (const [name, strokes] of [
      [`${tool}, ${all.length} strokes`, all],
      [`${tool}, least lost`, calm],
    ] as const) {
      const { frame, slowest, late, work, task } = numbersOf(strokes);
      console.log(`  ${row([name, frame, slowest, String(late), work, task], STROKES)}`);
    }
  const lost = (strokes: readonly { readonly lost: number }[]) =>
    median(strokes.map((stroke) => stroke.lost)).toFixed(0);
  for (const { tool, all, calm } of drawn)
    console.log(`  ${tool}: a stroke lost ${lost(all)} ms to others, the calm ones ${lost(calm)}`);
}

export function printFirstBoard(first: FirstBoard): void {
  console.log(`\nfirst board, processor 4 × slower, in ms`);
  console.log(`  start screen ${first.start.toFixed(0)}`);
  console.log(`  to the briefing ${first.briefing.toFixed(0)}, to the board ${first.begun.toFixed(0)}`);
  console.log(`  all three ${first.throughStart.toFixed(0)}`);
  console.log(`  battle in the middle, straight to the board ${first.restored.toFixed(0)}`);
  console.log(`  stolen meanwhile ${first.stolen.toFixed(0)}`);
}

export function kilobytes(files: readonly FetchedFile[], type: string): number {
  return files.filter((file) => file.type === type).reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
}

export function printFiles(files: readonly FetchedFile[]): void {
  console.log(`\nfetched before the first board, gzipped`);
  for (const { name, type, bytes, gzipped } of files) {
    const sizes = `${(gzipped / 1000).toFixed(1)} kB of ${(bytes / 1000).toFixed(1)}`;
    console.log(`  ${name === '' ? 'page' : name} (${type}): ${sizes}`);
  }
}

/** Answers whether all are met. */
export function printTargets(targets: readonly Target[]): boolean {
  console.log('\ntargets');
  const isMet = ({ value, limit }: Target) => value <= limit;
  for (const target of targets) {
    const { name, value, limit, unit } = target;
    console.log(`  ${isMet(target) ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(0)} ${unit}, at most ${limit}`);
  }
  return targets.every(isMet);
}
