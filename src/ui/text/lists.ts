import { perLocale } from './locale.ts';

const both = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' }));
const row = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** "left flank and centre" */
export function listText(parts: readonly string[]): string {
  return both().format(parts);
}

/** "infantry, flag, star" */
export function rowText(parts: readonly string[]): string {
  return row().format(parts);
}
