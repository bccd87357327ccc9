import { perLocale } from './locale.ts';

function dates(shown: Intl.DateTimeFormatOptions) {
  return perLocale((locale) => new Intl.DateTimeFormat(locale, { ...shown, timeZone: 'UTC' }));
}

const year = dates({ year: 'numeric' });
const month = dates({ year: 'numeric', month: 'long' });
const day = dates({ year: 'numeric', month: 'long', day: 'numeric' });

/** "16 July 1944" from "1944-07-16", "July 1944" from "1944-07" */
export function dateText(date: string): string {
  const parts = date.split('-').length;
  const format = parts === 1 ? year : parts === 2 ? month : day;
  return format().format(new Date(date));
}
