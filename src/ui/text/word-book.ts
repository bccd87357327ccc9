/** Words by key; a group of keys is a tree. Endings `_zero`, `_one`, `_other` … say what is said of how many. */
export type Words = { readonly [key: string]: string | Words };

/** What is put into a sentence: `{{name}}` by name; `count` also chooses the ending. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** What was asked for and is not there: a key, or a value in the sentence of a key. */
export type HoleListener = (hole: string) => void;

export interface WordBook {
  readonly language: () => string;
  readonly changeLanguage: (language: string) => void;
  /** Calls the listener whenever another language is chosen, until the returned function is called. */
  readonly onLanguage: (listener: () => void) => () => void;
  readonly onHole: (listener: HoleListener) => () => void;
  readonly add: (language: string, namespace: string, words: Words) => void;
  readonly remove: (language: string, namespace: string) => void;
  /** The sentence for 'namespace:group.key'. The key itself where nobody wrote one. */
  readonly say: (key: string, values?: Values) => string;
}

/** A key to be said in place, with values in it, or a value. */
const PLACE = /\$t\(([^)]*)\)|\{\{(\w+)\}\}/g;

function wordsAt(words: Words | undefined, path: string): string | undefined {
  let here: string | Words | undefined = words;
  for (const key of path.split('.')) {
    if (typeof here !== 'object') return undefined;
    here = here[key];
  }
  return typeof here === 'string' ? here : undefined;
}

function listeners<Told extends unknown[]>() {
  const all = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told) => {
      for (const listener of all) listener(...told);
    },
    add: (listener: (...told: Told) => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
}

/** Sentences in one language after the other; what a language does not say is said in the first one. */
export function wordBook(first: string): WordBook {
  const catalogues = new Map<string, Words>();
  const plurals = new Map<string, Intl.PluralRules>();
  const changed = listeners<[]>();
  const missed = listeners<[hole: string]>();
  let language = first;

  function ending(of: string, count: number): string {
    let rules = plurals.get(of);
    if (rules === undefined) plurals.set(of, (rules = new Intl.PluralRules(of)));
    return rules.select(count);
  }

  function sentence(of: string, namespace: string, path: string, count: unknown): string | undefined {
    const words = catalogues.get(`${of}:${namespace}`);
    if (words === undefined || typeof count !== 'number') return wordsAt(words, path);
    return (
      (count === 0 ? wordsAt(words, `${path}_zero`) : undefined) ??
      wordsAt(words, `${path}_${ending(of, count)}`) ??
      wordsAt(words, path)
    );
  }

  function filled(text: string, values: Values, key: string): string {
    return text.replaceAll(PLACE, (_, asked: string | undefined, name: string) => {
      if (asked !== undefined) return say(filled(asked, values, key), values);
      const value = values[name];
      if (value === undefined || value === null) {
        missed.tell(`${key} {{${name}}}`);
        return '';
      }
      return String(value);
    });
  }

  function say(key: string, values: Values = {}): string {
    const colon = key.indexOf(':');
    const namespace = key.slice(0, colon);
    const path = key.slice(colon + 1);
    const text = sentence(language, namespace, path, values.count) ?? sentence(first, namespace, path, values.count);
    if (text === undefined) {
      missed.tell(key);
      return key;
    }
    return filled(text, values, key);
  }

  return {
    language: () => language,
    changeLanguage: (chosen) => {
      language = chosen;
      changed.tell();
    },
    onLanguage: changed.add,
    onHole: missed.add,
    add: (of, namespace, words) => {
      catalogues.set(`${of}:${namespace}`, words);
    },
    remove: (of, namespace) => {
      catalogues.delete(`${of}:${namespace}`);
    },
    say,
  };
}
