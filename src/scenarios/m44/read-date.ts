// When the battle was fought: `date_begin`, or else the year of what there is instead of it.
import { joinPath } from '../fault.ts';
import { quoted, remark, textOf, type Importing } from './importing.ts';
import { wordOf, type RawObject } from './raw.ts';

const DATE = /^\s*(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?!\d)/;
const WITHOUT_DASHES = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;
const YEAR = /(?<!\d)19[34]\d(?!\d)/;
const NO_DATE = 'No date is set: special weapons are those of 1944, and air superiority has to be chosen.';

/** The first year in a text that can be one of the war. */
export function yearIn(words: string | undefined): string | undefined {
  return YEAR.exec(words ?? '')?.[0];
}

/** A day, or a month or a year where the day is none. */
function dateIn(text: string): string | undefined {
  const parts = DATE.exec(text) ?? WITHOUT_DASHES.exec(text);
  if (parts === null || !/^19[34]/.test(parts[1])) return undefined;
  const [, year, month, day] = parts;
  const isMonth = month !== undefined && Number(month) >= 1 && Number(month) <= 12;
  const isDay = isMonth && day !== undefined && Number(day) >= 1 && Number(day) <= 31;
  return [year, ...(isMonth ? [month.padStart(2, '0')] : []), ...(isDay ? [day.padStart(2, '0')] : [])].join('-');
}

/** The date by the fields of `game_info`. `textYear` is the year that the text names. */
export function readDate(
  reading: Importing,
  path: string,
  { date_begin: begin, date_end: end }: RawObject,
  textYear: string | undefined,
): string | undefined {
  const where = joinPath(path, 'date_begin');
  const text = textOf(reading, where, begin);
  const date = dateIn(text ?? '');
  if (date !== undefined) return date;
  const endYear = yearIn(wordOf(end));
  if (text !== undefined) {
    const own = yearIn(text);
    const year = own ?? textYear ?? endYear;
    const source = own !== undefined ? 'its own' : textYear !== undefined ? 'that of the text' : 'that of the end';
    const instead =
      year === undefined ? NO_DATE : `No day from 1930 to 1949 can be read in it; the year is ${source}, ${year}.`;
    remark(reading, where, `The date ${quoted(text)}`, instead);
    return year;
  }
  if (textYear === undefined && endYear !== undefined) {
    const instead = `Its year is that of the end, ${endYear}.`;
    remark(reading, joinPath(path, 'date_end'), 'A battle with a date of its end only', instead);
  }
  return textYear ?? endYear;
}
