// A file of another program while it is read: what is wrong with it, and what of it is not played.
import type { Board, Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import type { SideName } from '../../memoir/side.ts';
import { joinPath, type Fault } from '../fault.ts';
import { LONGEST_PATH, LONGEST_REMARK, MOST_REMARKS } from '../limits.ts';
import { expectation } from '../shapes.ts';
import { entryPath } from './normal.ts';
import type { Remark } from './remark.ts';
import { isObject, wordOf, type RawObject } from './raw.ts';

interface Note {
  readonly path: string;
  readonly thing: string;
  readonly instead: string;
  readonly hexes: string[];
}

export interface Importing {
  readonly board: Board;
  readonly faults: Fault[];
  readonly notes: Map<string, Note>;
}

export function newImport(board: Board): Importing {
  return { board, faults: [], notes: new Map() };
}

export function fault(reading: Importing, path: string, message: string): undefined {
  reading.faults.push({ path, message });
}

/** Something that is not played, and what happens instead. The same thing on several hexes is one remark; elsewhere not. */
export function remark(reading: Importing, path: string, thing: string, instead: string, hex?: Hex): void {
  const key = `${thing}\n${instead}\n${hex === undefined ? path : ''}`;
  const known = reading.notes.get(key);
  const hexes = hex === undefined ? [] : [reading.board.labels[hex]];
  if (known === undefined) reading.notes.set(key, { path, thing, instead, hexes });
  else known.hexes.push(...hexes.filter((label) => !known.hexes.includes(label)));
}

const MOST_HEXES = 40;

export function remarksOf(reading: Importing): Remark[] {
  const all = [...reading.notes.values()].map(({ path, thing, instead, hexes }) => ({
    path: clipped(path, LONGEST_PATH),
    what: clipped(hexes.length === 0 ? thing : `${thing} on ${listed(hexes)}`, LONGEST_REMARK),
    instead: clipped(instead, LONGEST_REMARK),
  }));
  if (all.length <= MOST_REMARKS) return all;
  const more = all.length - MOST_REMARKS + 1;
  const last = { path: '', what: `${more} more things of this kind`, instead: 'They are kept, and not played.' };
  return [...all.slice(0, MOST_REMARKS - 1), last];
}

function listed(hexes: readonly string[]): string {
  if (hexes.length === 1) return hexes[0];
  if (hexes.length > MOST_HEXES) {
    return `${hexes.slice(0, MOST_HEXES).join(', ')} and ${hexes.length - MOST_HEXES} more hexes`;
  }
  return `${hexes.slice(0, -1).join(', ')} and ${hexes[hexes.length - 1]}`;
}

export function clipped(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** How something unknown is called in a message. */
export function quoted(value: unknown): string {
  return `'${clipped(typeof value === 'object' ? JSON.stringify(value) : wordOf(value), 60)}'`;
}

export function objectOf(reading: Importing, path: string, value: unknown): RawObject | undefined {
  if (value === undefined || isObject(value)) return value;
  return fault(reading, path, expectation('an object', value));
}

export function listOf(reading: Importing, path: string, value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  fault(reading, path, expectation('a list', value));
  return [];
}

export function textOf(reading: Importing, path: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return fault(reading, path, expectation('a text', value));
}

export function numberOf(reading: Importing, path: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  return fault(reading, path, expectation('a whole number', value));
}

/** A number in our range; outside it the nearest one, and it is said. */
export function ranged(
  reading: Importing,
  path: string,
  value: unknown,
  [low, high]: readonly [number, number],
  thing: string,
  hex?: Hex,
): number | undefined {
  const number = numberOf(reading, path, value);
  if (number === undefined) return undefined;
  const nearest = Math.min(high, Math.max(low, number));
  if (nearest !== number) {
    remark(reading, path, `${thing}: ${number}`, `It is ${nearest}; there can be ${low} to ${high}.`, hex);
  }
  return nearest;
}

const YES = ['1', 'true', 'yes', 'on'];
const NO = ['0', 'false', 'no', 'off'];

function flagWord(value: unknown): string {
  return wordOf(value).trim().toLowerCase();
}

export function isNo(value: unknown): boolean {
  return NO.includes(flagWord(value));
}

export function isYesOrNo(value: unknown): boolean {
  return YES.includes(flagWord(value)) || isNo(value);
}

export function flagOf(reading: Importing, path: string, value: unknown): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  if (YES.includes(flagWord(value))) return true;
  if (isNo(value)) return false;
  return fault(reading, path, expectation('true or false', value));
}

export function sideWord(value: unknown): SideName | undefined {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === 'axis' || word === 'allies' ? word : undefined;
}

export function sideOf(reading: Importing, path: string, value: unknown): SideName | undefined {
  if (value === undefined) return undefined;
  return sideWord(value) ?? fault(reading, path, expectation('AXIS or ALLIES', value));
}

const LABEL = /^([A-Za-z])([1-9]\d?)$/;

/** Hexes by name. Whether the letter is a capital follows from the row, so either is understood. */
export function hexesOf(reading: Importing, path: string, value: unknown): Hex[] {
  const { board } = reading;
  const hexes: Hex[] = [];
  const list = listOf(reading, path, value);
  list.forEach((label, at) => {
    const parts = LABEL.exec(typeof label === 'string' ? label.trim() : '');
    const isOdd = parts !== null && (board.rows - Number(parts[2])) % 2 !== 0;
    const name = parts === null ? '' : (isOdd ? parts[1].toLowerCase() : parts[1].toUpperCase()) + parts[2];
    const hex = hexOfLabel(board, name);
    if (hex === undefined)
      fault(reading, entryPath(path, list, at), expectation(`a hex of the ${board.name} board`, label));
    else if (!hexes.includes(hex)) hexes.push(hex);
  });
  return hexes;
}

/** Fields that are not in the format: they are kept, and it is said. */
export function unknownFields(
  reading: Importing,
  path: string,
  object: RawObject,
  known: readonly string[],
  thing: string,
  hex?: Hex,
): void {
  for (const [key, value] of Object.entries(object)) {
    if (known.includes(key)) continue;
    const what = `The field ${quoted(key)} of ${thing}${typeof value === 'object' ? '' : `, ${quoted(value)}`}`;
    remark(reading, joinPath(path, key), what, 'It is kept, and has no effect.', hex);
  }
}
