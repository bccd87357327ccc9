// Title and prose, in one of the languages of the file.
import { joinPath } from '../fault.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { clipped, objectOf, quoted, remark, type Importing } from './importing.ts';
import { isObject, type RawObject } from './raw.ts';
import { expectation } from '../shapes.ts';

type TextFile = NonNullable<ScenarioFile['text']>;

export interface Words {
  readonly name: string | undefined;
  readonly text: TextFile;
  /** A free text with the date of the battle. */
  readonly date: string | undefined;
}

/** Keys of a language that say nothing to a player. */
const SILENT = ['sdate', 'bibliography', 'mod_date', 'ownerID', 'owner', 'author', 'id'];
const PROSE = ['subtitle', 'historical', 'description', 'rules', 'victory'] as const;
export const WORD_KEYS: readonly string[] = ['name', ...PROSE];
const LONGEST_NAME = 120;
const LONGEST_TEXT = 20_000;

/** English, or else the first one. */
export function languageOf(texts: RawObject): string | undefined {
  return Object.hasOwn(texts, 'en') ? 'en' : Object.keys(texts)[0];
}

export function readTexts(reading: Importing, path: string, texts: RawObject): Words {
  const language = languageOf(texts);
  if (language === undefined) return { name: undefined, text: {}, date: undefined };
  const others = Object.keys(texts).filter((other) => other !== language);
  if (others.length > 0) {
    const thing = `Texts in other languages (${others.map((other) => clipped(other, 20)).join(', ')})`;
    remark(reading, joinPath(path, others[0]), thing, `They are kept; those in ${quoted(language)} are shown.`);
  }
  const where = joinPath(path, language);
  return readWords(reading, where, objectOf(reading, where, texts[language]) ?? {});
}

export function readWords(reading: Importing, path: string, said: RawObject): Words {
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
    date: typeof said.sdate === 'string' ? said.sdate : undefined,
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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

export function withoutMarks(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/p>/gi, '\n\n')
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name])
    .trim();
}
