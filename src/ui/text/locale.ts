import { i18n } from './i18n.ts';

/** The language as Intl wants it: our English writes its dates the British way. */
export function locale(): string {
  const language = i18n.language();
  return language === 'en' ? 'en-GB' : language;
}

/** One formatter for each language, made when it is first asked for: making one costs far more than using it. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const here = locale();
    let formatter = made.get(here);
    if (formatter === undefined) {
      formatter = make(here);
      made.set(here, formatter);
    }
    return formatter;
  };
}
