import { describe, expect, it } from 'vitest';
import { createStorage, storage as browserStorage } from '../../src/store/storage.ts';
import { gate, memoryAdapter, named } from './memory.ts';

describe('the storage', () => {
  it('keeps, lists and removes', async () => {
    const storage = createStorage(memoryAdapter());
    expect(await storage.write('slot/1', { a: 1 })).toEqual({ ok: true, value: null });
    await storage.write('current', 'x');
    expect(await storage.read('slot/1')).toEqual({ ok: true, value: { a: 1 } });
    expect(await storage.list('slot/')).toEqual({ ok: true, value: [['slot/1', { a: 1 }]] });
    await storage.remove('slot/1');
    expect(await storage.read('slot/1')).toEqual({ ok: true, value: undefined });
  });

  it('writes only the latest of what waits, and every waiting call gets its answer', async () => {
    const adapter = memoryAdapter();
    const storage = createStorage(adapter);
    const { wait, open } = gate();
    adapter.gate = wait;
    const answers = [0, 1, 2, 3, 4].map((value) => storage.write('current', value));
    const other = storage.write('other', 'x');
    const read = storage.read('current');
    open();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    await other;
    expect(adapter.writes).toEqual([
      ['current', 0],
      ['other', 'x'],
      ['current', 4],
    ]);
    expect(await read).toEqual({ ok: true, value: 4 });
  });

  it('a removal that comes after a write wins over it, and a write over a removal', async () => {
    const adapter = memoryAdapter();
    const storage = createStorage(adapter);
    await Promise.all([storage.write('a', 1), storage.write('a', 2), storage.remove('a')]);
    expect(adapter.kept.has('a')).toBe(false);
    await Promise.all([storage.write('a', 1), storage.remove('a'), storage.write('a', 3)]);
    expect(adapter.kept.get('a')).toBe(3);
  });

  it('says that it is full or blocked and since when, and recovers with the next write that works', async () => {
    const adapter = memoryAdapter();
    let time = 100;
    const storage = createStorage(adapter, () => time++);
    adapter.fault = named('QuotaExceededError');
    expect(await storage.write('a', 1)).toMatchObject({ ok: false, error: { kind: 'full' } });
    expect(storage.status.getState()).toEqual({ kind: 'full', since: 100 });
    await storage.write('a', 2);
    expect(storage.status.getState().since).toBe(100);
    adapter.fault = named('InvalidStateError');
    expect(await storage.read('a')).toMatchObject({ ok: false, error: { kind: 'blocked' } });
    expect(await storage.list('')).toMatchObject({ ok: false, error: { kind: 'blocked' } });
    expect(await storage.remove('a')).toMatchObject({ ok: false });
    expect(storage.status.getState()).toEqual({ kind: 'blocked', since: 100 });
    adapter.fault = null;
    await storage.read('a');
    expect(storage.status.getState().kind).toBe('blocked');
    await storage.write('a', 3);
    expect(storage.status.getState()).toEqual({ kind: 'ok', since: null });
  });

  it('answers where there is no database at all', async () => {
    expect(await browserStorage.write('a', 1)).toMatchObject({ ok: false, error: { kind: 'blocked' } });
    expect(await browserStorage.read('a')).toMatchObject({ ok: false });
    expect(await browserStorage.list('a')).toMatchObject({ ok: false });
  });
});
