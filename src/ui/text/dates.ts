import { t } from './i18n.ts';

export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** "1944-07-16" from "16 July 1944", "1944-07" from "July 1944" or "jul 1944"; null: it is not written like that. */
export function dateOfText(text: string): string | null {
  const [, day, word, year] = /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(text.trim()) ?? [];
  if (word === undefined) return null;
  const month = MONTHS.find((number) => t(`dates:month.${number}`).toLowerCase().startsWith(word.toLowerCase()));
  if (month === undefined) return null;
  return [year, month, ...(day === undefined ? [] : [day])].join('-');
}

/**
 * "16 July 1944" from "1944-07-16", "July 1944" from "1944-07". From the catalogue: a formatter of the browser takes
 * longer to be made than a whole screen to be drawn, and the first screen has dates.
 */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-');
  const name = MONTHS.find((number) => number === month);
  if (name === undefined) return year;
  const words = { year, month: t(`dates:month.${name}`), day: Number(day) };
  return t(day === undefined ? 'dates:monthOf' : 'dates:dayOf', words);
}
