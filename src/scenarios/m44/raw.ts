// What other programs write is loose: lists as objects with numbers for keys, or wrapped in `item`, numbers as texts,
// `[]` for nothing. Everything is read from one normal form of it.
export type RawObject = Readonly<Record<string, unknown>>;

/** Parts of a file that are put together from their own parts; the others go along whole. */
export const ASSEMBLED: readonly string[] = ['meta_data', 'game_info', 'board', 'text'];

const NUMBER_KEY = /^\d+$/;
const POLLUTING = '__proto__';

export function isObject(value: unknown): value is RawObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The same, with lists as lists; undefined for what says nothing. */
export function normal(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return value;
  const list = listOf(value);
  if (list !== null) {
    const items = list.map(normal).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const said = key === POLLUTING ? undefined : normal(item);
    return said === undefined ? [] : [[key, said]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function listOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => NUMBER_KEY.test(key))) {
    return keys.toSorted((a, b) => Number(a) - Number(b)).map((key) => (value as Record<string, unknown>)[key]);
  }
  if (keys.length !== 1 || keys[0] !== 'item') return null;
  const { item } = value as { readonly item: unknown };
  return (item !== null && typeof item === 'object' ? listOf(item) : null) ?? [item];
}

/** A plain value as a text; nothing for lists and objects. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Two plain values that mean the same to a program that is not strict about types. */
function isAlike(a: unknown, b: unknown): boolean {
  return a === b || plainText(a) === plainText(b);
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = wordOf(value).toLowerCase();
  return text === 'true' ? '1' : text === 'false' ? '0' : text;
}

/** Whether everything that is said is also in what was written. */
export function covers(written: unknown, said: unknown): boolean {
  if (Array.isArray(said)) {
    return (
      Array.isArray(written) && written.length === said.length && said.every((one, at) => covers(written[at], one))
    );
  }
  if (!isObject(said)) return written !== undefined && typeof written !== 'object' && isAlike(written, said);
  return isObject(written) && Object.entries(said).every(([key, value]) => covers(written[key], value));
}

/** Of the fields of an object those that are not in what was written, whole. */
export function uncovered(written: unknown, said: unknown): RawObject {
  const known = isObject(written) ? written : {};
  const rest = Object.entries(isObject(said) ? said : {}).filter(([key, value]) => !covers(known[key], value));
  return Object.fromEntries(rest);
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

export function objectAt(value: unknown, key: string): RawObject {
  const inner = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const inner = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(inner) ? inner : [];
}
