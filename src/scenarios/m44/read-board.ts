// `board`: the hexes and the names on the map.
import { hexAt, OFF_BOARD, type Board, type BoardName, type Hex } from '../../hex/board.ts';
import { joinPath, unknownName } from '../fault.ts';
import { LONGEST_PLACE } from '../limits.ts';
import {
  clipped,
  fault,
  listOf,
  numberOf,
  objectOf,
  quoted,
  remark,
  unknownFields,
  type Importing,
} from './importing.ts';
import { entryPath } from './normal.ts';
import { isObject, wordOf, type RawObject } from './raw.ts';
import { withoutMarks } from './web-marks.ts';

export const BOARD_TYPES: Readonly<Record<BoardName, string>> = {
  standard: 'STANDARD',
  breakthrough: 'BRKTHRU',
  overlord: 'OVERLORD',
};
const TYPES: Readonly<Record<string, BoardName>> = {
  standard: 'standard',
  brkthru: 'breakthrough',
  breakthrough: 'breakthrough',
  overlord: 'overlord',
};

/** The board that a file is for, or what is wrong with how it says so. */
export function boardName(value: unknown): BoardName | { readonly message: string } {
  if (value === undefined) return 'standard';
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (Object.hasOwn(TYPES, word)) return TYPES[word];
  const known = Object.values(BOARD_TYPES);
  return { message: `there is no board ${unknownName(wordOf(value), known)}; expected one of ${known.join(', ')}` };
}

/** One hex of the file. */
export interface RawHex {
  readonly hex: Hex;
  readonly path: string;
  readonly raw: RawObject;
}

/** The hexes of the file in their order on the board. */
export function readHexagons(reading: Importing, path: string, value: unknown): RawHex[] {
  const found = new Map<Hex, RawHex>();
  for (const one of placed(reading, path, value)) {
    if (!hasParts(one.raw)) continue;
    const other = found.get(one.hex);
    if (other === undefined) found.set(one.hex, one);
    else fault(reading, one.path, `this hex is in the list twice (${other.path}); it can only be once`);
  }
  return [...found.values()].toSorted((a, b) => a.hex - b.hex);
}

/** An entry with a place and nothing there says nothing. */
export function hasParts(hex: RawObject): boolean {
  return Object.keys(hex).some((key) => key !== 'row' && key !== 'col');
}

/** The entries of a list that have a place on the board, in their order. */
function placed(reading: Importing, path: string, value: unknown): RawHex[] {
  const list = listOf(reading, path, value);
  return list.flatMap((one, at) => {
    const where = entryPath(path, list, at);
    const raw = objectOf(reading, where, one);
    const hex = raw === undefined ? undefined : placeOf(reading, where, raw);
    return raw === undefined || hex === undefined ? [] : [{ hex, path: where, raw }];
  });
}

function placeOf(reading: Importing, path: string, { row, col }: RawObject): Hex | undefined {
  if (row === undefined) return fault(reading, joinPath(path, 'row'), 'is missing');
  if (col === undefined) return fault(reading, joinPath(path, 'col'), 'is missing');
  const [down, across] = [numberOf(reading, joinPath(path, 'row'), row), numberOf(reading, joinPath(path, 'col'), col)];
  if (down === undefined || across === undefined) return undefined;
  const hex = hexAt(reading.board, across, down);
  if (hex !== OFF_BOARD) return hex;
  return fault(reading, path, `there is no hex in row ${down}, column ${across} of the ${reading.board.name} board`);
}

/** The place of a hex in the words of the format. */
export function placeFields(board: Board, hex: Hex): { readonly row: number; readonly col: number } {
  return { row: board.row[hex], col: board.col[hex] };
}

/** Of what is kept, by hex: entries that are no hexes of the board are passed over. */
export function keptByHex(board: Board, list: readonly unknown[]): Map<Hex, RawObject[]> {
  const found = new Map<Hex, RawObject[]>();
  for (const raw of list) {
    if (!isObject(raw)) continue;
    const hex = hexAt(board, Number(raw.col), Number(raw.row));
    if (hex !== OFF_BOARD && Number.isInteger(hex)) found.set(hex, [...(found.get(hex) ?? []), raw]);
  }
  return found;
}

/** Names on the map. Lines are joined; several names on one hex too. */
export function readLabels(reading: Importing, path: string, value: unknown): Record<string, string> {
  const names = new Map<Hex, string[]>();
  const paths = new Map<Hex, string>();
  for (const { hex, path: where, raw } of placed(reading, path, value)) {
    unknownFields(reading, where, raw, ['row', 'col', 'text'], 'a name on the map', hex);
    names.set(hex, [...(names.get(hex) ?? []), ...linesOf(reading, joinPath(where, 'text'), raw.text)]);
    paths.set(hex, where);
  }
  const places = [...names]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([hex, lines]): [string, string][] => {
      const name = lines.join(' ').replaceAll(/\s+/g, ' ').trim();
      if (name.length > LONGEST_PLACE) {
        remark(
          reading,
          paths.get(hex) ?? path,
          `A long name, ${quoted(name)},`,
          `Its first ${LONGEST_PLACE} letters are shown.`,
          hex,
        );
      }
      return name === '' ? [] : [[reading.board.labels[hex], clipped(name, LONGEST_PLACE)]];
    });
  return Object.fromEntries(places);
}

function linesOf(reading: Importing, path: string, value: unknown): string[] {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return list.flatMap((line, at) => {
    if (typeof line === 'string' || typeof line === 'number') return [withoutMarks(String(line))];
    fault(reading, Array.isArray(value) ? entryPath(path, value, at) : path, 'expected a line of text');
    return [];
  });
}
