import { readM44, writeM44, type M44Reading } from '../../src/scenarios/m44/index.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';

const AXIS = { row: 0, col: 0, unit: { name: 'infger' } };
const ALLIES = { row: 8, col: 0, unit: { name: 'infus' } };
export const HEXES: readonly RawObject[] = [AXIS, ALLIES];

interface Parts {
  readonly info?: RawObject;
  readonly board?: RawObject;
  readonly text?: RawObject;
}

/** A small file, with these parts in place of its own. */
export function fileWith({ info = {}, board = {}, text = { en: { name: 'Here' } } }: Parts, more: RawObject = {}) {
  return { game_info: info, board: { type: 'STANDARD', hexagons: HEXES, ...board }, text, ...more };
}

export function understood(json: unknown): M44Reading {
  const reading = readM44(json);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}

export function faultPaths(json: unknown): string[] {
  const reading = readM44(json);
  return reading.ok ? [] : reading.error.map(({ path }) => path);
}

/** What goes out as text and comes in again. */
export function exported(json: unknown): RawObject {
  return JSON.parse(JSON.stringify(writeM44(understood(json).file))) as RawObject;
}

/** Remarks as 'path | what | instead'. */
export function remarksOf(json: unknown): string[] {
  return understood(json).remarks.map(({ path, what, instead }) => `${path} | ${what} | ${instead}`);
}
