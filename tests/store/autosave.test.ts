import { describe, expect, it } from 'vitest';
import { cutReplay, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { createAutosave, CURRENT_KEY, type QuickMemory } from '../../src/store/autosave.ts';
import { createStorage } from '../../src/store/storage.ts';
import { played } from './game.ts';
import { gate, memoryAdapter, named } from './memory.ts';

const GAME = played(40);

function quick(room = 1e7): QuickMemory & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw named('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

/** The database has answered. */
const written = (): Promise<void> => new Promise((go) => void setTimeout(go));

function table(room?: number) {
  const adapter = memoryAdapter();
  const browser = quick();
  let time = 0;
  /** A page of its own over the same device; a reload keeps the tab. */
  const page = (tab = quick(room)) => {
    const listeners = new Set<() => void>();
    let file: ReplayFile | null = null;
    let leave = (): void => {};
    const autosave = createAutosave({
      storage: createStorage(adapter),
      tab,
      browser,
      onLeaving: (listener) => {
        leave = listener;
        return () => {};
      },
      now: () => ++time,
    });
    const stop = autosave.watchGame({
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      file: () => file,
    });
    const show = (next: ReplayFile | null): void => {
      file = next;
      for (const listener of listeners) listener();
    };
    const loaded = async (): Promise<number | null | string> => {
      const game = await autosave.loadCurrent();
      if (!game.ok) return game.error.kind;
      return game.value === null ? null : game.value.file.actions.length;
    };
    return { autosave, show, loaded, stop, tab, leave: () => leave() };
  };
  return { adapter, browser, page };
}

describe('the game on the table', () => {
  it('is as old as its last action, also after a reload', async () => {
    const { page } = table();
    const first = page();
    expect(first.autosave.changedAt()).toBe(null);
    first.show(cutReplay(GAME, 1));
    first.show(cutReplay(GAME, 2));
    const last = first.autosave.changedAt();
    const again = page(first.tab);
    await again.loaded();
    expect(again.autosave.changedAt()).toBe(last);
    const { scenario, ...rest } = cutReplay(GAME, 2);
    again.show({ ...rest, scenario });
    expect(again.autosave.changedAt()).toBe(last);
    again.show(cutReplay(GAME, 3));
    again.show(cutReplay(GAME, 2));
    expect(again.autosave.changedAt()).toBeGreaterThan(last ?? Infinity);
  });

  it('is there again after every action and after an undo', async () => {
    const { page } = table();
    const first = page();
    expect(await first.loaded()).toBe(null);
    for (const count of [0, 1, 2, 3, 2]) {
      first.show(cutReplay(GAME, count));
      expect(await page(first.tab).loaded()).toBe(count);
    }
    await written();
    expect(await page().loaded()).toBe(2);
    first.show(null);
    expect(await page().loaded()).toBe(2);
  });

  it('is there again when the page is reloaded before the database has answered', async () => {
    const { adapter, page } = table();
    const { wait } = gate();
    const first = page();
    first.show(cutReplay(GAME, 4));
    await written();
    adapter.gate = wait;
    first.show(cutReplay(GAME, 5));
    first.show(cutReplay(GAME, 6));
    expect(await page(first.tab).loaded()).toBe(6);
    // A new tab knows what the database has, or what the page said when it went.
    first.leave();
    expect(await page().loaded()).toBe(6);
  });

  it('belongs to its tab while two tabs play', async () => {
    const { page } = table();
    const [one, two] = [page(), page()];
    one.show(cutReplay(GAME, 10));
    two.show(cutReplay(GAME, 3));
    expect(await page(one.tab).loaded()).toBe(10);
    expect(await page(two.tab).loaded()).toBe(3);
  });

  it('does not write twice what has not changed', async () => {
    const { adapter, page } = table();
    const first = page();
    first.show(cutReplay(GAME, 4));
    first.show(cutReplay(GAME, 4));
    await written();
    expect(adapter.writes.length).toBe(1);
    first.stop();
    first.show(cutReplay(GAME, 5));
    expect(adapter.writes.length).toBe(1);
  });

  it('is kept as well as it can be where storage is refused', async () => {
    const { adapter, page } = table();
    adapter.fault = named('SecurityError');
    const first = page();
    first.show(cutReplay(GAME, 7));
    expect(await page(first.tab).loaded()).toBe(7);
    expect(await page().loaded()).toBe('storage');
    const small = table(10).page();
    small.show(cutReplay(GAME, 7));
    expect(await small.loaded()).toBe(7);
  });

  it('is said to be broken when it is, and an older copy is taken if there is one', async () => {
    const { adapter, browser, page } = table();
    for (const junk of [7, 'x', { at: 1, text: '{' }, { at: 1, text: '{"format":"airfield44/replay"}' }]) {
      adapter.kept.set(CURRENT_KEY, junk);
      expect(await page().loaded()).toBe('broken');
    }
    const first = page();
    first.show(cutReplay(GAME, 8));
    first.leave();
    await written();
    adapter.kept.set(CURRENT_KEY, { at: 1e9, text: '{' });
    first.tab.setItem([...browser.kept.keys()][0], 'rubbish');
    expect(await page(first.tab).loaded()).toBe(8);
    await first.autosave.forgetCurrent();
    expect(await page(first.tab).loaded()).toBe(null);
  });
});
