// Whether something that is written says all that a file said.
import { isShortened } from './normal.ts';
import { isObject, wordOf, type RawObject } from './raw.ts';

/** Plain values that mean the same to a program that is not strict about types have the same text. */
function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = wordOf(value).toLowerCase();
  return text === 'true' ? '1' : text === 'false' ? '0' : text;
}

/** Whether everything that is said is also in what was written. */
export function covers(written: unknown, said: unknown): boolean {
  if (written === said) return said !== undefined;
  if (Array.isArray(said)) {
    if (!Array.isArray(written) || written.length !== said.length || isShortened(said)) return false;
    return said.every((one, at) => covers(written[at], one));
  }
  if (!isObject(said))
    return written !== undefined && typeof written !== 'object' && plainText(written) === plainText(said);
  return isObject(written) && Object.entries(said).every(([key, value]) => covers(written[key], value));
}

/** Of the fields of an object those that are not in what was written, whole. */
export function uncovered(written: unknown, said: unknown): RawObject {
  const known = isObject(written) ? written : {};
  const rest = Object.entries(isObject(said) ? said : {}).filter(([key, value]) => !covers(known[key], value));
  return Object.fromEntries(rest);
}
