// What of the lessons is behind the learner. Kept on this device; anything that makes no sense there counts as nothing.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { jsonIn, keepSmall, smallText } from './small-memory.ts';

/** The actions of one click, as texts; none: the learner has read on. */
export type Click = readonly string[];

export interface Progress {
  /** Lessons that were done to the end. */
  readonly done: readonly string[];
  /** Lessons that were left on the way, with what was done in them. */
  readonly left: Readonly<Record<string, readonly Click[]>>;
}

export interface ProgressApi {
  readonly store: StoreApi<Progress>;
  /** The lesson was done to the end. */
  finish(this: void, lesson: string): void;
  /** The lesson stands here; no clicks: at its beginning. */
  leave(this: void, lesson: string, clicks: readonly Click[]): void;
  forget(this: void): void;
}

const KEY = 'airfield-44/progress';
const NOTHING: Progress = { done: [], left: {} };
/** More than any lesson needs. */
const MOST = 400;

function texts(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  return value.every((one): one is string => typeof one === 'string' && one.length <= 200) ? value : null;
}

function clicksIn(value: unknown): Click[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) return null;
  const clicks = value.map(texts);
  return clicks.every((click) => click !== null) ? clicks : null;
}

export function readProgress(text: string | null): Progress {
  const said = jsonIn(text);
  if (typeof said !== 'object' || said === null) return NOTHING;
  const { done, left } = said as Readonly<Record<string, unknown>>;
  const open = typeof left === 'object' && left !== null && !Array.isArray(left) ? Object.entries(left) : [];
  return {
    done: [...new Set(texts(done) ?? [])],
    left: Object.fromEntries(
      open.flatMap(([lesson, value]) => {
        const clicks = clicksIn(value);
        return clicks === null ? [] : [[lesson, clicks]];
      }),
    ),
  };
}

/** null: the browser does not let us look. */
function kept(): Progress | null {
  const text = smallText(KEY);
  return text === undefined ? null : readProgress(text);
}

function without(left: Progress['left'], lesson: string): Progress['left'] {
  return Object.fromEntries(Object.entries(left).filter(([id]) => id !== lesson));
}

export function createProgress(): ProgressApi {
  const store = createStore<Progress>()(() => kept() ?? NOTHING);
  // Another tab may have gone on meanwhile; what it has kept is not to be lost.
  const change = (how: (progress: Progress) => Progress) => {
    const next = how(kept() ?? store.getState());
    keepSmall(KEY, next);
    store.setState(next, true);
  };
  return {
    store,
    finish: (lesson) =>
      change(({ done, left }) => ({ done: [...new Set([...done, lesson])], left: without(left, lesson) })),
    leave: (lesson, clicks) =>
      change(({ done, left }) => {
        const others = without(left, lesson);
        return { done, left: clicks.length === 0 ? others : { ...others, [lesson]: clicks } };
      }),
    forget: () => change(() => NOTHING),
  };
}
