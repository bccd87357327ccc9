// What is deleted can be brought back for as long as the page is open.
import { err, ok } from '../engine/result.ts';
import { refused, type KeptResult } from './kept.ts';
import type { KeyStorage, Stored } from './storage.ts';

/** Brings back what was deleted, and answers with the id it has now: its own may be taken. */
export type WayBackTo = () => Promise<Stored<string>>;

export interface Bin {
  /** What was deleted here may still come back: nothing new is called like it. */
  readonly ids: ReadonlySet<string>;
  remove(this: void, id: string): Promise<KeptResult<WayBackTo>>;
}

/** Deletes what is kept under a prefix. `freeId` answers with the id itself, or with one like it that is not taken. */
export function createBin(
  storage: KeyStorage,
  prefix: string,
  freeId: (id: string, taken: ReadonlySet<string>) => string,
): Bin {
  const ids = new Set<string>();

  /** Another tab, or a file that says its own id, may have put something else there. */
  const idFor = async (id: string): Promise<Stored<string>> => {
    const listed = await storage.list(prefix);
    if (!listed.ok) return listed;
    const there = new Set(listed.value.map(([key]) => key.slice(prefix.length)));
    return ok(there.has(id) ? freeId(id, new Set([...there, ...ids])) : id);
  };

  const bringBack = async (id: string, value: unknown): Promise<Stored<string>> => {
    const free = await idFor(id);
    const written = free.ok ? await storage.write(prefix + free.value, value) : free;
    return written.ok ? free : written;
  };

  return {
    ids,

    async remove(id) {
      const found = await storage.read(prefix + id);
      if (!found.ok) return refused(found.error);
      if (found.value === undefined) return err({ kind: 'missing' });
      const removed = await storage.remove(prefix + id);
      if (!removed.ok) return refused(removed.error);
      ids.add(id);
      let coming: Promise<Stored<string>> | null = null;
      return ok(async () => {
        // It comes back once, however often it is called.
        coming ??= bringBack(id, found.value);
        const back = await coming;
        if (!back.ok) coming = null;
        return back;
      });
    },
  };
}
