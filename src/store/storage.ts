// What the page keeps on this device. Nothing here throws: play goes on when nothing can be kept, and the page says so.
import { createStore as createDatabase, del, entries, get, set } from 'idb-keyval';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { err, ok, type Result } from '../engine/result.ts';

/** The place things are kept in; another one in tests. */
export interface StorageAdapter {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
}

export interface StorageFault {
  /** Not allowed or not there; no room left; anything else. */
  readonly kind: 'blocked' | 'full';
  readonly message: string;
}

export type Stored<T> = Result<T, StorageFault>;

export interface StorageStatus {
  readonly kind: 'ok' | StorageFault['kind'];
  /** When keeping things began to fail; null while all is well. */
  readonly since: number | null;
}

export interface KeyStorage {
  readonly status: StoreApi<StorageStatus>;
  /** The value of a key with every write that was asked for before; undefined when there is none. */
  read(this: void, key: string): Promise<Stored<unknown>>;
  /** Of several values for one key that wait for their turn only the latest is written. */
  write(this: void, key: string, value: unknown): Promise<Stored<null>>;
  remove(this: void, key: string): Promise<Stored<null>>;
  /** Everything whose key begins with the prefix. */
  list(this: void, prefix: string): Promise<Stored<[string, unknown][]>>;
}

const ALL_IS_WELL: StorageStatus = { kind: 'ok', since: null };
/** Some browsers never answer when storage is not allowed. */
const PATIENCE = 8_000;

type Change = { readonly value: unknown } | 'remove';

interface Waiting {
  change: Change;
  readonly answers: ((result: Stored<null>) => void)[];
}

export function createStorage(adapter: StorageAdapter, now: () => number = Date.now): KeyStorage {
  const status = createStore<StorageStatus>()(() => ALL_IS_WELL);
  /** Keys that are being written, with the change that comes next. */
  const busy = new Map<string, Waiting | null>();
  const quiet = new Map<string, (() => void)[]>();

  const failed = (thrown: unknown): Stored<never> => {
    const fault = faultOf(thrown);
    const { kind, since } = status.getState();
    if (kind !== fault.kind) status.setState({ kind: fault.kind, since: since ?? now() });
    return err(fault);
  };

  const perform = async (key: string, change: Change): Promise<Stored<null>> => {
    try {
      await inTime(change === 'remove' ? adapter.delete(key) : adapter.set(key, change.value));
      if (status.getState().kind !== 'ok') status.setState(ALL_IS_WELL);
      return ok(null);
    } catch (thrown) {
      return failed(thrown);
    }
  };

  const drain = async (key: string, first: Waiting): Promise<void> => {
    for (let next: Waiting | null = first; next !== null; next = busy.get(key) ?? null) {
      busy.set(key, null);
      const result = await perform(key, next.change);
      for (const answer of next.answers) answer(result);
    }
    busy.delete(key);
    for (const go of quiet.get(key) ?? []) go();
    quiet.delete(key);
  };

  const change = (key: string, wanted: Change): Promise<Stored<null>> =>
    new Promise((answer) => {
      const waiting = busy.get(key);
      if (waiting === undefined) void drain(key, { change: wanted, answers: [answer] });
      else if (waiting === null) busy.set(key, { change: wanted, answers: [answer] });
      else {
        waiting.change = wanted;
        waiting.answers.push(answer);
      }
    });

  const settled = (key: string): Promise<void> =>
    new Promise((go) => {
      if (busy.has(key)) quiet.set(key, [...(quiet.get(key) ?? []), go]);
      else go();
    });

  return {
    status,
    write: (key, value) => change(key, { value }),
    remove: (key) => change(key, 'remove'),

    async read(key) {
      await settled(key);
      try {
        return ok(await inTime(adapter.get(key)));
      } catch (thrown) {
        return failed(thrown);
      }
    },

    async list(prefix) {
      await Promise.all([...busy.keys()].filter((key) => key.startsWith(prefix)).map(settled));
      try {
        const all = await inTime(adapter.entries());
        return ok(all.filter(([key]) => key.startsWith(prefix)).map(([key, value]) => [key, value]));
      } catch (thrown) {
        return failed(thrown);
      }
    },
  };
}

function faultOf(thrown: unknown): StorageFault {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const isFull = thrown instanceof Error && thrown.name === 'QuotaExceededError';
  return { kind: isFull ? 'full' : 'blocked', message };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The browser's database. It is opened with the first use, which fails where there is none. */
function browserAdapter(): StorageAdapter {
  const database = createDatabase('airfield-44', 'games');
  return {
    get: async (key) => get(key, database),
    set: async (key, value) => set(key, value, database),
    delete: async (key) => del(key, database),
    entries: () => entries<string, unknown>(database),
  };
}

export const storage: KeyStorage = createStorage(browserAdapter());
/** Whether games can be kept: 'ok', 'blocked' or 'full', and since when. */
export const storageStatus = storage.status;
