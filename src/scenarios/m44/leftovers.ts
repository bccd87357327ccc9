// Of a file that was read: what an export would not say again by itself. It is kept with the scenario.
import type { Board } from '../../hex/board.ts';
import { isEmpty } from '../is-empty.ts';
import { covers, uncovered } from './covers.ts';
import { ASSEMBLED, isObject, listAt, objectAt, type RawObject } from './raw.ts';
import { hasParts, keptByHex, placeFields } from './read-board.ts';
import { languageOf } from './read-text.ts';

export function leftovers(board: Board, said: RawObject, written: RawObject): RawObject {
  const { game_info: info = {}, board: map = {}, text = {} } = said as Record<string, RawObject>;
  const others = Object.fromEntries(Object.entries(said).filter(([key]) => !ASSEMBLED.includes(key)));
  const parts = {
    ...uncovered(written, others),
    meta_data: isObject(said.meta_data) ? uncovered(written.meta_data, said.meta_data) : said.meta_data,
    game_info: infoLeft(info, objectAt(written, 'game_info')),
    board: boardLeft(board, map, objectAt(written, 'board')),
    text: textLeft(text, objectAt(written, 'text')),
  };
  return filled(parts);
}

function filled(parts: RawObject): RawObject {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined && !isNothing(part)));
}

function isNothing(part: unknown): boolean {
  return (isObject(part) && isEmpty(part)) || (Array.isArray(part) && part.length === 0);
}

function infoLeft(info: RawObject, written: RawObject): RawObject {
  const { options, victory, ...others } = info;
  // Without a beginning an end is what the date was read from, even if we would write the same one.
  const isOnlyEnd = others.date_begin === undefined && others.date_end !== undefined;
  return filled({
    ...uncovered(written, others),
    ...(isOnlyEnd ? { date_end: others.date_end } : {}),
    options: uncovered(written.options, options),
    victory: uncovered(written.victory, victory),
  });
}

function textLeft(text: RawObject, written: RawObject): RawObject {
  const language = languageOf(text) ?? 'en';
  const own = uncovered(written[language] ?? written.en, text[language]);
  const others = uncovered(written, Object.fromEntries(Object.entries(text).filter(([key]) => key !== language)));
  // The language that is shown is named too where it is not plain that it is English.
  return isEmpty(own) && isEmpty(others) && language === 'en' ? {} : { [language]: own, ...others };
}

function boardLeft(board: Board, map: RawObject, written: RawObject): RawObject {
  const { hexagons: _hexagons, labels: _labels, ...others } = map;
  const now = keptByHex(board, listAt(written, 'hexagons'));
  const full = listAt(map, 'hexagons').filter((hex) => isObject(hex) && hasParts(hex));
  const hexagons = [...keptByHex(board, full)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([hex, [raw]]) => {
      const { tags, row: _row, col: _col, ...parts } = raw;
      const [here = {}] = now.get(hex) ?? [];
      const rest = filled({ ...uncovered(here, parts), tags: tagsLeft(tags, here.tags) });
      return isEmpty(rest) ? [] : [{ ...placeFields(board, hex), ...rest }];
    });
  const names = keptByHex(board, listAt(written, 'labels'));
  const labels = [...keptByHex(board, listAt(map, 'labels'))]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([hex, raw]) => (covers(names.get(hex), raw) ? [] : raw));
  return filled({ ...uncovered(written, others), hexagons, labels });
}

/** The tags that would not be written, each taken once. */
function tagsLeft(tags: unknown, written: unknown): unknown[] {
  const here = Array.isArray(written) ? [...written] : [];
  return (Array.isArray(tags) ? tags : []).filter((tag) => {
    const at = here.findIndex((one) => covers(one, tag));
    if (at !== -1) here.splice(at, 1);
    return at === -1;
  });
}

/** Two collections of what is left as one; hexes are joined by their place. */
export function together(first: RawObject, second: RawObject): RawObject {
  const all: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const known = all[key];
    if (isObject(known) && isObject(value)) all[key] = together(known, value);
    else if (key === 'hexagons' && Array.isArray(known) && Array.isArray(value)) all[key] = byPlace(known, value);
    else if (key === 'tags' && Array.isArray(known) && Array.isArray(value)) all[key] = [...known, ...value];
    else all[key] = value;
  }
  return all;
}

function byPlace(first: readonly RawObject[], second: readonly RawObject[]): RawObject[] {
  const isAt = (a: RawObject, b: RawObject): boolean => a.row === b.row && a.col === b.col;
  const joined = first.map((hex) => {
    const more = second.find((other) => isAt(hex, other));
    return more === undefined ? hex : together(hex, more);
  });
  return [...joined, ...second.filter((hex) => !first.some((other) => isAt(hex, other)))];
}
