import { t } from './i18n.ts';
import { perLocale } from './locale.ts';

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
/** Sums of exact chances are off by less than this. */
const ROUNDING = 1e-9;

/** A chance in percent: 0 % and 100 % only for what is impossible or certain, else "<1%" and ">99%". */
export function percentText(chance: number): string {
  const rounded = Math.round(chance * 100) / 100;
  const value = percent();
  if (rounded <= 0 && chance > ROUNDING) return t('page:lessThan', { value: value.format(0.01) });
  if (rounded >= 1 && chance < 1 - ROUNDING) return t('page:moreThan', { value: value.format(0.99) });
  return value.format(Math.min(1, Math.max(0, rounded)));
}
