// Time that the host of a virtual machine gave to others: the page stood still and could do nothing about it.
import { readFileSync } from 'node:fs';

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
