import { t } from './i18n.ts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

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
