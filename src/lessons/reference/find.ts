import { ENTRIES } from './entries.ts';
import type { Entry } from './entry-schema.ts';

/** Without accents and curly signs, which nobody types. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

interface Searched {
  readonly entry: Entry;
  readonly title: string;
  readonly words: readonly string[];
  readonly rules: readonly string[];
  readonly text: string;
}

const SEARCHED: readonly Searched[] = ENTRIES.map((entry) => ({
  entry,
  title: plain(entry.title),
  words: (entry.words ?? []).map(plain),
  rules: entry.rules.map(plain),
  text: plain(entry.text),
}));

/** The number of a rule alone is enough: '7.3'. */
function tellsRule(rules: readonly string[], word: string): 'whole' | 'part' | null {
  if (rules.some((id) => id === word || id.slice(id.indexOf('-') + 1) === word)) return 'whole';
  return word.length > 2 && rules.some((id) => id.startsWith(word) || id.includes(`-${word}`)) ? 'part' : null;
}

function startsWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}

/** How well one word fits; 0: not at all. */
function weight({ title, words, rules, text }: Searched, word: string): number {
  const rule = tellsRule(rules, word);
  if (rule === 'whole') return 100;
  if (title === word) return 90;
  if (title.startsWith(word)) return 60;
  if (startsWord(title, word)) return 50;
  if (words.some((one) => one === word)) return 45;
  if (words.some((one) => startsWord(one, word))) return 30;
  if (rule === 'part') return 25;
  if (startsWord(text, word)) return 10;
  return word.length > 3 && text.includes(word) ? 4 : 0;
}

/** Entries in which every word is found, the best first. */
export function findEntries(query: string): Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return SEARCHED.map((searched) => {
    const weights = words.map((word) => weight(searched, word));
    const whole = searched.title === words.join(' ') ? 100 : 0;
    return { entry: searched.entry, rank: weights.includes(0) ? 0 : weights.reduce((a, b) => a + b, whole) };
  })
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}
