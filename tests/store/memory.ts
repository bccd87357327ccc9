import type { StorageAdapter } from '../../src/store/storage.ts';

/** A database in memory that can be told to fail or to be slow. */
export interface MemoryAdapter extends StorageAdapter {
  readonly kept: Map<string, unknown>;
  readonly writes: [string, unknown][];
  fault: Error | null;
  /** Writes wait for this. */
  gate: Promise<void>;
}

export function memoryAdapter(): MemoryAdapter {
  const kept = new Map<string, unknown>();
  const adapter: MemoryAdapter = {
    kept,
    writes: [],
    fault: null,
    gate: Promise.resolve(),
    async get(key) {
      check();
      return structuredClone(kept.get(key));
    },
    async set(key, value) {
      adapter.writes.push([key, value]);
      await adapter.gate;
      check();
      kept.set(key, structuredClone(value));
    },
    async delete(key) {
      await adapter.gate;
      check();
      kept.delete(key);
    },
    async entries() {
      check();
      return structuredClone([...kept]);
    },
  };
  function check(): void {
    if (adapter.fault !== null) throw adapter.fault;
  }
  return adapter;
}

export function named(name: string): Error {
  return Object.assign(new Error(`it is ${name}`), { name });
}

export function gate(): { readonly wait: Promise<void>; open(this: void): void } {
  let open = (): void => {};
  const wait = new Promise<void>((go) => (open = go));
  return { wait, open: () => open() };
}
