import { err, ok, type Result } from '../engine/result.ts';
import { faulty, joinPath, type Read } from './fault.ts';

export interface JsonFault {
  readonly path: string;
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

interface Level {
  readonly path: string;
  readonly keys: Set<string> | null;
  items: number;
}

type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

const SPACE = '[ \\t\\r\\n]*';
/** A pattern for a string of any length would run out of stack: the letters of a longer one are read in runs. */
const LETTERS = '(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})){0,4000}';
const OTHER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null';
const TOKEN = new RegExp(`(${SPACE})(?:([{}[\\],:])|("${LETTERS}("?))|(${OTHER}))`, 'y');
const BLANK = new RegExp(SPACE, 'y');
const RUN = new RegExp(LETTERS, 'y');

const MAX_LENGTH = 4_000_000;
const MAX_DEPTH = 100;

/**
 * JSON.parse that says where a text is not JSON, in every engine alike, and refuses a key that is written twice
 * in one object: two units on one hex would otherwise silently become one.
 */
export function parseJson(given: string, most = MAX_LENGTH): Result<unknown, JsonFault> {
  const text = given.replace(/^\uFEFF/, '');
  if (text.length > most) return err(faultAt('', 0, '', `is longer than ${most} characters`));
  const fault = firstFault(text);
  if (fault !== null) return err(fault);
  return ok(JSON.parse(text) as unknown);
}

/** The same; where it is not JSON, the fault is at a line and a column. */
export function readJson(text: string, most = MAX_LENGTH): Read<unknown> {
  const json = parseJson(text, most);
  if (json.ok) return json;
  const { line, column, message } = json.error;
  return faulty(`line ${line}, column ${column}`, message);
}

const WANTED: Readonly<Record<Expected, string>> = {
  value: 'a value',
  firstValue: "a value or ']'",
  key: 'a name in double quotes',
  firstKey: "a name in double quotes or '}'",
  colon: "':'",
  comma: "',' or the end of this list or object",
  end: 'nothing more',
};

function firstFault(text: string): JsonFault | null {
  const levels: Level[] = [];
  let expected: Expected = 'value';
  let path = '';
  let at = 0;
  while (true) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) {
      BLANK.lastIndex = at;
      BLANK.exec(text);
      return expected === 'end' && BLANK.lastIndex === text.length
        ? null
        : unexpected(text, BLANK.lastIndex, path, expected);
    }
    const start = at + token[1].length;
    const [, , mark, opened, closed] = token;
    const isString = opened !== undefined;
    at = closed === '' ? endOfString(text, TOKEN.lastIndex) : TOKEN.lastIndex;
    if (at === -1) return unexpected(text, start, path, expected);
    const level = levels.at(-1);
    if (mark === ':' && expected === 'colon') {
      expected = 'value';
    } else if (mark === ',' && expected === 'comma' && level !== undefined) {
      expected = level.keys === null ? 'value' : 'key';
      if (level.keys === null) path = joinPath(level.path, ++level.items);
    } else if (isString && (expected === 'key' || expected === 'firstKey') && level?.keys) {
      const key = JSON.parse(text.slice(start, at)) as string;
      path = joinPath(level.path, key);
      if (level.keys.has(key)) return faultAt(text, start, path, `'${key}' is written twice here; it can only be once`);
      level.keys.add(key);
      expected = 'colon';
    } else if ((mark === '{' || mark === '[') && (expected === 'value' || expected === 'firstValue')) {
      if (levels.length === MAX_DEPTH) return faultAt(text, start, '', `is nested more than ${MAX_DEPTH} deep`);
      levels.push({ path, keys: mark === '{' ? new Set() : null, items: 0 });
      expected = mark === '{' ? 'firstKey' : 'firstValue';
      if (mark === '[') path = joinPath(path, 0);
    } else if (closes(mark, expected, level)) {
      path = levels.pop()?.path ?? '';
      expected = levels.length === 0 ? 'end' : 'comma';
    } else if (mark === undefined && (expected === 'value' || expected === 'firstValue')) {
      expected = levels.length === 0 ? 'end' : 'comma';
    } else {
      return unexpected(text, start, path, expected);
    }
  }
}

/** Where a string ends whose first letters have been read; -1: it is none. */
function endOfString(text: string, from: number): number {
  let [before, at] = [-1, from];
  while (at > before) {
    before = RUN.lastIndex = at;
    RUN.exec(text);
    at = RUN.lastIndex;
  }
  return text[at] === '"' ? at + 1 : -1;
}

function closes(mark: string | undefined, expected: Expected, level: Level | undefined): boolean {
  if (level === undefined) return false;
  if (mark === '}') return level.keys !== null && (expected === 'firstKey' || expected === 'comma');
  return mark === ']' && level.keys === null && (expected === 'firstValue' || expected === 'comma');
}

function unexpected(text: string, at: number, path: string, expected: Expected): JsonFault {
  const found = at === text.length ? 'the text ends' : `there is ${JSON.stringify(text.slice(at, at + 12))}`;
  return faultAt(text, at, path, `not JSON: expected ${WANTED[expected]}, but ${found}`);
}

function faultAt(text: string, at: number, path: string, message: string): JsonFault {
  const before = text.slice(0, at).split('\n');
  return { path, message, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
