// Title and prose, in one of the languages of the file.
import { joinPath } from '../fault.ts';
import { LONGEST_NAME, LONGEST_TEXT } from '../limits.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { clipped, objectOf, quoted, remark, type Importing } from './importing.ts';
import { isObject, objectAt, wordOf, type RawObject } from './raw.ts';
import { yearIn } from './read-date.ts';
import { withoutMarks } from './web-marks.ts';
import { expectation } from '../shapes.ts';

type TextFile = NonNullable<ScenarioFile['text']>;

export interface Words {
  readonly name: string | undefined;
  readonly text: TextFile;
  /** Out of the date in words. */
  readonly year: string | undefined;
}

/** Keys of a language that say nothing to a player. */
const SILENT = ['sdate', 'bibliography', 'mod_date', 'ownerID', 'owner', 'author', 'id'];
const PROSE = ['subtitle', 'historical', 'description', 'rules', 'victory'] as const;
export const WORD_KEYS: readonly string[] = ['name', ...PROSE];

/** Languages by name; a number is none. */
export function languagesIn(texts: RawObject): string[] {
  return Object.keys(texts).filter((key) => !/^\d+$/.test(key));
}

/** English, or else the first one; one with nothing to show only where no other has more. */
export function languageOf(texts: RawObject): string | undefined {
  const all = languagesIn(texts).toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  return all.find((language) => isShown(texts[language])) ?? all[0];
}

function isShown(said: unknown): boolean {
  return !isObject(said) || Object.keys(said).some((key) => !SILENT.includes(key));
}

export function readTexts(reading: Importing, path: string, texts: RawObject): Words {
  const language = languageOf(texts);
  const others = Object.keys(texts).filter((other) => other !== language);
  if (others.length > 0) {
    const thing = `Texts in other languages (${others.map((other) => clipped(other, 20)).join(', ')})`;
    const shown = language === undefined ? 'none is shown' : `those in ${quoted(language)} are shown`;
    remark(reading, joinPath(path, others[0]), thing, `They are kept; ${shown}.`);
  }
  const year = yearOfTexts(texts);
  if (language === undefined) return { name: undefined, text: {}, year };
  const where = joinPath(path, language);
  return { ...readWords(reading, where, objectOf(reading, where, texts[language]) ?? {}), year };
}

/** The year that the dates in words name, first that of the language that is shown. */
export function yearOfTexts(texts: RawObject): string | undefined {
  const language = languageOf(texts);
  const inOrder = Object.keys(texts).toSorted((a, b) => Number(b === language) - Number(a === language));
  return inOrder.map((one) => yearIn(dateWords(objectAt(texts, one).sdate))).find((year) => year !== undefined);
}

function dateWords(value: unknown): string {
  return Array.isArray(value) ? value.map(wordOf).join(' ') : wordOf(value);
}

export function readWords(reading: Importing, path: string, said: RawObject): Omit<Words, 'year'> {
  for (const key of Object.keys(said)) {
    if (WORD_KEYS.includes(key) || SILENT.includes(key)) continue;
    remark(reading, joinPath(path, key), `A text called ${quoted(key)}`, 'It is kept, and not shown.');
  }
  const words = (key: string, longest: number): string | undefined => {
    const where = joinPath(path, key);
    const text = proseOf(reading, where, said[key]);
    if (text === undefined || text.length <= longest) return text;
    remark(reading, where, `A text (${key}) of ${text.length} characters`, `The first ${longest} are shown.`);
    return clipped(text, longest);
  };
  const [subtitle, historical, briefing, rules, victory] = PROSE.map((key) => words(key, LONGEST_TEXT));
  const background = [subtitle, historical].filter((part) => part !== undefined).join('\n\n');
  return {
    name: words('name', LONGEST_NAME)?.replaceAll(/\s+/g, ' '),
    text: {
      ...(background === '' ? {} : { background: clipped(background, LONGEST_TEXT) }),
      ...(briefing === undefined ? {} : { briefing }),
      ...(rules === undefined ? {} : { rules }),
      ...(victory === undefined ? {} : { victory }),
    },
  };
}

/** Lines are joined, and marks of web pages taken out. */
function proseOf(reading: Importing, path: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const lines = Array.isArray(value) ? value : [value];
  if (!lines.every((line) => typeof line === 'string' || typeof line === 'number')) {
    reading.faults.push({ path, message: expectation('a text', isObject(value) ? value : lines.find(Boolean)) });
    return undefined;
  }
  const text = withoutMarks(lines.join('\n'));
  return text === '' ? undefined : text;
}
