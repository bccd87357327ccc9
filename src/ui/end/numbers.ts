import { perLocale } from '../text/locale.ts';

const tenths = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const signed = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** "12.3" */
export function tenthsText(value: number): string {
  return tenths().format(value);
}

/** "+0.8" */
export function signedText(value: number): string {
  return signed().format(value);
}
