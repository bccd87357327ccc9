// The game on the table, kept after every action.
//
// The database answers later, and a page that is reloaded or closed right after a click does not wait for it. So the
// game is also put into the memory of the tab, which is written at once and survives a reload, and when the page is
// hidden or closed into the memory of the browser, which survives both.
import { stateHash } from '../engine/hash.ts';
import { err, ok, type Result } from '../engine/result.ts';
import type { OpenedReplay, ReplayFile } from '../scenarios/replay-file.ts';
import type { Fault } from '../scenarios/fault.ts';
import { storage as browserStorage, type KeyStorage, type StorageFault } from './storage.ts';
import { isNotFetched, withRules } from './with-rules.ts';

/** What is watched: something that changes, and the game as it is now; null when there is none on the table. */
export interface WatchedGame {
  subscribe(listener: () => void): () => void;
  file(): ReplayFile | null;
}

/** A short memory that is written at once, such as sessionStorage. */
export type QuickMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface AutosavePlaces {
  readonly storage: KeyStorage;
  /** Of this tab; null: the browser has none to give. */
  readonly tab: QuickMemory | null;
  /** Of all tabs. */
  readonly browser: QuickMemory | null;
  /** Tells when the page may be about to go. */
  onLeaving(listener: () => void): () => void;
  now(): number;
}

/** Why the last game cannot be shown: it could not be read from this device, or what was read is broken. */
export type CurrentFault =
  | { readonly kind: 'storage'; readonly fault: StorageFault }
  | { readonly kind: 'broken'; readonly faults: readonly Fault[]; readonly text: string };

export interface Autosave {
  /** Keeps the game after every change until the answer is called. */
  watchGame(this: void, game: WatchedGame): () => void;
  /** The last game of this tab, else the last one of this device; null when there is none. */
  loadCurrent(this: void): Promise<Result<OpenedReplay | null, CurrentFault>>;
  /** A game that could not be opened for want of its rules and had to make room; it is handed out once. */
  takeUnopened(this: void): Promise<OpenedReplay | null>;
  /** When the game on the table last changed, as milliseconds since 1970; null when none was kept yet. */
  changedAt(this: void): number | null;
  /** Takes the kept game away: it is over, or the player threw it away. */
  forgetCurrent(this: void): Promise<void>;
}

export const CURRENT_KEY = 'current';
export const UNOPENED_KEY = 'unopened';
const QUICK_KEY = 'airfield-44/current';

/** A game as it is kept: when, and the text of its file. */
interface Kept {
  readonly at: number;
  readonly text: string;
}

export function createAutosave(places: AutosavePlaces): Autosave {
  const { storage, tab, browser } = places;
  let loaded: Kept | null = null;
  let changed: number | null = null;
  let unopened: Kept | null = null;

  const watchGame: Autosave['watchGame'] = (game) => {
    let last: ReplayFile | null = null;
    let kept: Kept | null = null;

    const keep = (): void => {
      const file = game.file();
      if (file === null || file === last) return;
      last = file;
      const text = JSON.stringify(file);
      if (text === kept?.text) return;
      // Putting a game back on the table does not change it.
      changed = loaded !== null && isSame(file, loaded) ? loaded.at : places.now();
      loaded = null;
      kept = { at: changed, text };
      if (unopened !== null) void storage.write(UNOPENED_KEY, unopened);
      unopened = null;
      // An old game in the memory of the tab would hide the new one.
      if (!put(tab, kept)) drop(tab);
      void storage.write(CURRENT_KEY, kept);
    };
    const keepOnLeaving = (): void => {
      keep();
      if (kept !== null && !put(browser, kept)) drop(browser);
    };

    keep();
    const stopWatching = game.subscribe(keep);
    const stopListening = places.onLeaving(keepOnLeaving);
    return () => {
      stopWatching();
      stopListening();
    };
  };

  const loadCurrent: Autosave['loadCurrent'] = async () => {
    const inTab = take(tab);
    const own = await opened(inTab);
    if (own?.ok) {
      loaded = inTab;
      return own;
    }
    const read = await storage.read(CURRENT_KEY);
    const shared = [read.ok ? keptOf(read.value) : null, take(browser)]
      .filter((kept) => kept !== null)
      .toSorted((a, b) => b.at - a.at);
    const latest = await Promise.all(shared.map(opened));
    for (const [at, game] of latest.entries()) {
      if (!game?.ok) continue;
      loaded = shared[at];
      return game;
    }
    const broken = own ?? latest[0] ?? null;
    if (broken !== null) {
      if (!broken.ok && isUnfetched(broken.error)) unopened = inTab ?? shared[0];
      return broken;
    }
    return read.ok ? ok(null) : err({ kind: 'storage', fault: read.error });
  };

  const takeUnopened: Autosave['takeUnopened'] = async () => {
    const read = await storage.read(UNOPENED_KEY);
    const game = await opened(read.ok ? keptOf(read.value) : null);
    if (game === null || (!game.ok && isUnfetched(game.error))) return null;
    await storage.remove(UNOPENED_KEY);
    return game.ok ? game.value : null;
  };

  const forgetCurrent: Autosave['forgetCurrent'] = async () => {
    drop(tab);
    drop(browser);
    await storage.remove(CURRENT_KEY);
  };

  return { watchGame, loadCurrent, takeUnopened, changedAt: () => changed ?? loaded?.at ?? null, forgetCurrent };
}

/** Whoever comes for the first time has nothing to read, and needs nothing that reads. */
async function opened(kept: Kept | null): Promise<Result<OpenedReplay, CurrentFault> | null> {
  if (kept === null) return null;
  const broken = (faults: readonly Fault[]) => err({ kind: 'broken', faults, text: kept.text } as const);
  try {
    const { openReplay } = await import('../scenarios/replay-file.ts');
    const game = await withRules(JSON.parse(kept.text), openReplay);
    return game.ok ? game : broken(game.error);
  } catch {
    return broken([{ path: '', message: 'the game that was kept is not whole' }]);
  }
}

/** The game may be sound; what is missing can be fetched another time. */
function isUnfetched(fault: CurrentFault): boolean {
  return fault.kind === 'broken' && isNotFetched(fault.faults);
}

/** A game that was read and is written again may have its parts in another order. */
function isSame(file: ReplayFile, { text }: Kept): boolean {
  return stateHash(file) === stateHash(JSON.parse(text));
}

/** A value from the database as a kept game; anything else is kept as the text it is, to be shown as broken. */
function keptOf(value: unknown): Kept | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object' && 'at' in value && 'text' in value) {
    const { at, text } = value;
    if (typeof at === 'number' && typeof text === 'string') return { at, text };
  }
  return { at: 0, text: JSON.stringify(value) ?? '' };
}

/** In a quick memory: the time, a line break, the text. */
function take(memory: QuickMemory | null): Kept | null {
  try {
    const said = memory?.getItem(QUICK_KEY);
    if (!said) return null;
    const end = said.indexOf('\n');
    const at = Number(said.slice(0, end));
    return { at: Number.isFinite(at) ? at : 0, text: said.slice(end + 1) };
  } catch {
    return null;
  }
}

function put(memory: QuickMemory | null, { at, text }: Kept): boolean {
  try {
    memory?.setItem(QUICK_KEY, `${at}\n${text}`);
    return true;
  } catch {
    return false;
  }
}

function drop(memory: QuickMemory | null): void {
  try {
    memory?.removeItem(QUICK_KEY);
  } catch {
    // A memory that cannot be written holds nothing either.
  }
}

/** The browser may refuse to hand out its memories. */
export function memoryOf(name: 'sessionStorage' | 'localStorage'): QuickMemory | null {
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}

/** Tells when the page is hidden or closed: it may not come back. */
export function onLeaving(listener: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  globalThis.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    globalThis.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onHidden);
  };
}

export const { watchGame, loadCurrent, takeUnopened, changedAt, forgetCurrent }: Autosave = createAutosave({
  storage: browserStorage,
  tab: memoryOf('sessionStorage'),
  browser: memoryOf('localStorage'),
  onLeaving,
  now: Date.now,
});
