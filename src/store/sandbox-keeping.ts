// The sandbox and the draft, kept after every change like the game on the table, under keys of their own.
import { err, ok, type Result } from '../engine/result.ts';
import { readLesson } from '../lessons/lesson.ts';
import { openSandboxFile, sandboxFile } from '../lessons/sandbox-file.ts';
import type { Sandbox } from '../lessons/sandbox.ts';
import { faulty, type Fault, type Read } from '../scenarios/fault.ts';
import type { QuickMemory } from './autosave.ts';
import { sandboxDesk, type Draft, type SandboxDesk } from './sandbox.ts';
import { storage as browserStorage, type KeyStorage } from './storage.ts';
import { withRules } from './with-rules.ts';

export const SANDBOX_KEY = 'sandbox';
/** The one that was there before another one was opened. */
export const BEFORE_KEY = 'sandbox/before';
export const DRAFT_KEY = 'sandbox/draft';
const QUICK = 'airfield-44/';

/** Something on the device that cannot be read. */
export interface BrokenSandbox {
  readonly faults: readonly Fault[];
  /** What is there, for whoever wants to look at it. */
  readonly text: string;
}

export interface SandboxKeeper {
  /** Puts what was kept back and keeps what changes from then on; done once. */
  restore(this: void): Promise<Result<null, BrokenSandbox>>;
  /** Opens another one; the one at hand can be brought back. */
  open(this: void, sandbox: Sandbox): Promise<void>;
  /** There is one that was left for this one. */
  hasBefore(this: void): Promise<boolean>;
  /** Changes places with the one that was left last. */
  swap(this: void): Promise<Result<null, BrokenSandbox>>;
}

interface Kept {
  readonly at: number;
  readonly text: string;
}

function keptIn(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, text } = value as { readonly at?: unknown; readonly text?: unknown };
  return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
}

function parsed(text: string): Read<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return faulty('', 'is not whole');
  }
}

async function opened<T>(text: string, open: (json: unknown) => Read<T>): Promise<Result<T, BrokenSandbox>> {
  const json = parsed(text);
  const read = json.ok ? await withRules(json.value, open) : json;
  return read.ok ? read : err({ faults: read.error, text });
}

function openDraft(json: unknown): Read<Draft> {
  const { file, of, isOpen } = (json ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const read = readLesson(file);
  return read.ok ? ok({ file: read.value, of: typeof of === 'string' ? of : null, isOpen: isOpen === true }) : read;
}

export function createSandboxKeeper(
  desk: SandboxDesk,
  storage: KeyStorage,
  tab: QuickMemory | null,
  now: () => number = Date.now,
): SandboxKeeper {
  let restoring: Promise<Result<null, BrokenSandbox>> | null = null;

  const put = (key: string, text: string | null): void => {
    const kept = text === null ? null : { at: now(), text };
    try {
      if (kept === null) tab?.removeItem(QUICK + key);
      else tab?.setItem(QUICK + key, JSON.stringify(kept));
    } catch {
      // The database has it a moment later.
    }
    void (kept === null ? storage.remove(key) : storage.write(key, kept));
  };

  const inTab = (key: string): Kept | null => {
    try {
      return keptIn(JSON.parse(tab?.getItem(QUICK + key) ?? 'null'));
    } catch {
      return null;
    }
  };

  /** What the tab had at its last moment, else what is on the device. */
  const take = async (key: string): Promise<Kept | null> => {
    const own = inTab(key);
    if (own !== null) return own;
    const read = await storage.read(key);
    if (!read.ok || read.value === undefined) return null;
    return keptIn(read.value) ?? { at: 0, text: JSON.stringify(read.value) ?? '' };
  };

  const watch = (): void => {
    desk.store.subscribe(({ sandbox, draft }, before) => {
      if (sandbox !== before.sandbox && sandbox !== null) put(SANDBOX_KEY, JSON.stringify(sandboxFile(sandbox)));
      if (draft !== before.draft) put(DRAFT_KEY, draft === null ? null : JSON.stringify(draft));
    });
  };

  const restoreOnce = async (): Promise<Result<null, BrokenSandbox>> => {
    const [kept, written] = await Promise.all([take(SANDBOX_KEY), take(DRAFT_KEY)]);
    const sandbox = kept === null ? null : await opened(kept.text, openSandboxFile);
    const draft = written === null ? null : await opened(written.text, openDraft);
    // Somebody may have been quicker than the device.
    const there = desk.store.getState();
    desk.store.setState({
      sandbox: there.sandbox ?? (sandbox?.ok ? sandbox.value : null),
      draft: there.draft ?? (draft?.ok ? draft.value : null),
    });
    watch();
    if (sandbox?.ok === false) return sandbox;
    return draft?.ok === false ? draft : ok(null);
  };

  const restore = (): Promise<Result<null, BrokenSandbox>> => (restoring ??= restoreOnce());

  return {
    restore,

    async open(sandbox) {
      await restore();
      const kept = await take(SANDBOX_KEY);
      // Tries of one scenario follow each other; what was there before the first of them can still be brought back.
      const last = desk.store.getState().sandbox?.tries;
      const isNextTry = sandbox.tries !== undefined && sandbox.tries === last;
      if (kept !== null && !isNextTry) put(BEFORE_KEY, kept.text);
      desk.open(sandbox);
    },

    hasBefore: async () => (await take(BEFORE_KEY)) !== null,

    async swap() {
      const [current, before] = await Promise.all([take(SANDBOX_KEY), take(BEFORE_KEY)]);
      if (before === null) return ok(null);
      const sandbox = await opened(before.text, openSandboxFile);
      if (!sandbox.ok) return sandbox;
      put(BEFORE_KEY, current === null ? null : current.text);
      desk.open(sandbox.value);
      return ok(null);
    },
  };
}

function tabMemory(): QuickMemory | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export const sandboxKeeper: SandboxKeeper = createSandboxKeeper(sandboxDesk, browserStorage, tabMemory());
