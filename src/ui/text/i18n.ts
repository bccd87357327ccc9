import { createInstance, type TFunction } from 'i18next';
import { first } from './en/first.ts';
import type { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'page';
    resources: typeof en;
  }
}

export const i18n = createInstance();

// These words are part of the page, so this is done before the first of them is asked for.
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: first },
  ns: Object.keys(first),
  defaultNS: 'page',
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
});

/** Screen readers and hyphenation go by it. There is no document where words are tested without a page. */
function tellLanguage(language: string): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

tellLanguage(i18n.language);
i18n.on('languageChanged', tellLanguage);

/** The words for a key such as 'table:undo'; keys are checked by the compiler. */
export const t = i18n.t.bind(i18n) as TFunction<(keyof typeof en)[]>;

function addWords(catalogues: object): void {
  for (const [namespace, words] of Object.entries(catalogues))
    if (!i18n.hasResourceBundle('en', namespace)) i18n.addResourceBundle('en', namespace, words);
}

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
