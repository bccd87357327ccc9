// What other programs write is loose: lists as objects with numbers for keys, or wrapped in `item`, numbers as texts,
// `[]` for nothing. Everything is read from one normal form of it, which still knows how each part came.
import { isObject, objectAt, type RawObject } from './raw.ts';

interface Origin {
  readonly raw: object;
  /** Of a list: what leads to each of its entries in the file, '[4]' or '.9'. */
  readonly steps: readonly string[];
  readonly isShortened: boolean;
}

const ORIGINS = new WeakMap<object, Origin>();
const NUMBER_KEY = /^\d+$/;
const POLLUTING = '__proto__';

/** Parts that are objects whatever their keys look like: of what is kept of them, only a field '5' may be left. */
interface Frame {
  readonly [part: string]: Frame;
}
const EVERY = '*';
const FILE: Frame = { meta_data: {}, game_info: { options: {}, victory: {} }, board: {}, text: { [EVERY]: {} } };

/** The same, with lists as lists; undefined for what says nothing. */
export function normal(value: unknown, frame?: Frame): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const list = frame === undefined || Array.isArray(value) ? listOf(value) : null;
  return list === null ? normalObject(value, frame) : normalList(value, list);
}

export function normalFile(json: unknown): RawObject {
  const file = normal(json, FILE);
  return isObject(file) ? file : {};
}

/** What was kept of a file. Its first language is the one that is shown, even if nothing else of it was kept. */
export function normalKept(kept: unknown): RawObject {
  const said = normalFile(kept);
  const languages = Object.keys(objectAt(kept, 'text'));
  if (languages.length === 0) return said;
  const text = objectAt(said, 'text');
  return { ...said, text: Object.fromEntries(languages.map((language) => [language, text[language] ?? {}])) };
}

interface List {
  readonly items: readonly unknown[];
  readonly steps: readonly string[];
}

function listOf(value: object): List | null {
  if (Array.isArray(value)) return { items: value, steps: value.map((_, at) => `[${at}]`) };
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => NUMBER_KEY.test(key))) {
    const inOrder = keys.toSorted((a, b) => Number(a) - Number(b));
    return {
      items: inOrder.map((key) => (value as Record<string, unknown>)[key]),
      steps: inOrder.map((key) => `.${key}`),
    };
  }
  if (keys.length !== 1 || keys[0] !== 'item') return null;
  const { item } = value as { readonly item: unknown };
  const inner = item !== null && typeof item === 'object' ? listOf(item) : null;
  if (inner === null) return { items: [item], steps: ['.item'] };
  return { items: inner.items, steps: inner.steps.map((step) => `.item${step}`) };
}

function normalList(raw: object, { items, steps }: List): readonly unknown[] | undefined {
  const said = items.map((item) => normal(item));
  const list = said.filter((item) => item !== undefined);
  if (list.length === 0) return undefined;
  ORIGINS.set(list, {
    raw,
    steps: steps.filter((_, at) => said[at] !== undefined),
    isShortened: list.length < items.length,
  });
  return list;
}

function normalObject(raw: object, frame: Frame = {}): RawObject | undefined {
  const entries = Object.entries(raw).flatMap(([key, item]): [string, unknown][] => {
    const part = Object.hasOwn(frame, key) ? frame[key] : frame[EVERY];
    const said = key === POLLUTING ? undefined : normal(item, part);
    return said === undefined ? [] : [[key, said]];
  });
  if (entries.length === 0) return undefined;
  const object = Object.fromEntries(entries);
  ORIGINS.set(object, { raw, steps: [], isShortened: false });
  return object;
}

/** Where an entry of a list stands in the file, by the number or the key it has there. */
export function entryPath(path: string, list: readonly unknown[], at: number): string {
  const step = ORIGINS.get(list)?.steps[at] ?? `[${at}]`;
  return path === '' && step.startsWith('.') ? step.slice(1) : path + step;
}

/** Whether entries that say nothing were taken out of a list. */
export function isShortened(list: readonly unknown[]): boolean {
  return ORIGINS.get(list)?.isShortened === true;
}

/** The same with every part that was taken over whole as it came: its keys, its places and its empty entries. */
export function asItCame(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const origin = ORIGINS.get(value);
  return origin === undefined ? mapped(value, asItCame) : unpolluted(origin.raw);
}

function unpolluted(value: unknown): unknown {
  return value === null || typeof value !== 'object' ? value : mapped(value, unpolluted);
}

function mapped(value: object, change: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  const entries = Object.entries(value).filter(([key]) => key !== POLLUTING);
  return Object.fromEntries(entries.map(([key, item]) => [key, change(item)]));
}
