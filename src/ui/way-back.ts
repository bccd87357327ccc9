// Where one was before looking something up, so that one finds back.
import { readRoute, type Route } from './route.ts';

type Slot = 'beforeRules' | 'beforeLearning';

const LOOKED_UP: Readonly<Record<Slot, readonly Route['screen'][]>> = {
  beforeRules: ['rules'],
  beforeLearning: ['rules', 'learn'],
};

/** From here one comes back to the same decision: nobody else has been handed the screen. */
const AT_THE_TABLE: ReadonlySet<Route['screen']> = new Set(['table', 'replay', 'learn', 'rules', 'sandbox']);

/** Whether the hand on the table lies as it was left when this screen leads back there. */
export function keepsHandOpen({ screen }: Route): boolean {
  return AT_THE_TABLE.has(screen);
}

/** The tab forgets it when it is closed; where it cannot be kept, a reload does. */
const kept = new Map<Slot, string>();

function keyOf(slot: Slot): string {
  return `airfield44.${slot}`;
}

/** The last two addresses, the newest last. */
let places: readonly string[] = [];

/** The screen one came from; null: the page was opened here. */
export function cameFrom(): Route['screen'] | null {
  // A screen may ask before its own address was noted.
  const before = places.filter((hash) => hash !== globalThis.location.hash).at(-1);
  return before === undefined ? null : readRoute(before).screen;
}

/** Keeps the address of a screen on which something can be looked up. */
export function notePlace(hash: string): void {
  if (places.at(-1) !== hash) places = [...places, hash].slice(-2);
  const { screen } = readRoute(hash);
  for (const slot of Object.keys(LOOKED_UP) as Slot[]) {
    if (LOOKED_UP[slot].includes(screen)) continue;
    kept.set(slot, hash);
    try {
      sessionStorage.setItem(keyOf(slot), hash);
    } catch {
      // The map remembers it until the page is left.
    }
  }
}

/** The last screen before the rules, or before lessons and rules; null: the tab was opened there. */
export function wayBack(slot: Slot): Route | null {
  let hash = kept.get(slot) ?? null;
  try {
    hash ??= sessionStorage.getItem(keyOf(slot));
  } catch {
    // Nothing was kept.
  }
  return hash === null ? null : readRoute(hash);
}
