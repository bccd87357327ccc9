// Time that the host of a virtual machine, or the machine itself, gave to others: the page stood still and could do
// nothing about it.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A tick of the kernel's clock, the finest it tells stolen time in. */
const TICK = 10;

/** Stolen from all processors since the machine started, in ms; 0 where the system does not tell. */
export function stolenTime(): number {
  try {
    const [all] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return TICK * Number(all.trim().split(/\s+/)[8] ?? 0);
  } catch {
    return 0;
  }
}

/** The processes that show pages. */
export async function pageProcesses(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** How long they have waited for a processor that other programs had, in ms; 0 where the system does not tell. */
export function waitedTime(processes: readonly number[]): number {
  let nanoseconds = 0;
  for (const id of processes) {
    try {
      for (const thread of readdirSync(`/proc/${id}/task`))
        nanoseconds += Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[1] ?? 0);
    } catch {
      // It has ended, or this is another system.
    }
  }
  return nanoseconds / 1e6;
}
