// Values out of JSON of which nothing is known yet.
export type RawObject = Readonly<Record<string, unknown>>;

/** Parts of a file that are put together from their own parts; the others go along whole. */
export const ASSEMBLED: readonly string[] = ['meta_data', 'game_info', 'board', 'text'];

export function isObject(value: unknown): value is RawObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A plain value as a text; nothing for lists and objects. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
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
