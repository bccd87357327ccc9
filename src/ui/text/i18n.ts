import { first } from './en/first.ts';
import type { en } from './en/index.ts';
import { wordBook, type Values, type Words } from './word-book.ts';

/** The keys of a tree of words; those for one and for many are asked for without their ending. */
type KeyIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Counted}_${Intl.LDMLPluralRule}`
      ? Counted
      : Key
    : `${Key}.${KeyIn<Tree[Key]>}`;
}[keyof Tree & string];

type Namespaces = typeof en;

/** Every key there is, such as 'table:undo'. */
export type WordKey = { [Name in keyof Namespaces & string]: `${Name}:${KeyIn<Namespaces[Name]>}` }[keyof Namespaces &
  string];

const ENGLISH = 'en';

export const i18n = wordBook(ENGLISH);

/** The words for a key; keys are checked by the compiler. */
export const t: (key: WordKey, values?: Values) => string = i18n.say;

const added = new Set<string>();

function addWords(catalogues: Readonly<Record<string, Words>>): void {
  for (const [namespace, words] of Object.entries(catalogues)) {
    if (added.has(namespace)) continue;
    added.add(namespace);
    i18n.add(ENGLISH, namespace, words);
  }
}

// These words are part of the page, so this is done before the first of them is asked for.
addWords(first);

/** Screen readers and hyphenation go by it. There is no document where words are tested without a page. */
function tellLanguage(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = i18n.language();
}

tellLanguage();
i18n.onLanguage(tellLanguage);

/** Fetches the words of what comes later than the first board; done once. */
export async function loadWords(): Promise<void> {
  const { later } = await import('./en/later.ts');
  addWords(later);
}

/** Fetches the words of the screen before a battle. */
export async function loadBriefing(): Promise<void> {
  const { briefed } = await import('./en/briefed.ts');
  addWords(briefed);
}

/** Fetches the words of battles with aircraft. */
export async function loadAirWords(): Promise<void> {
  const { flying } = await import('./en/flying.ts');
  addWords(flying);
}

/** Fetches the words that only battles with Air Pack need besides. */
export async function loadAirPackWords(): Promise<void> {
  const { sorties } = await import('./en/sorties.ts');
  addWords(sorties);
}
