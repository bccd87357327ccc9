// What may stand in a field, and what is said of the rest.
import { err, ok } from '../../../engine/result.ts';
import type { Board, Hex } from '../../../hex/board.ts';
import { dateOfText } from '../../text/dates.ts';
import { t } from '../../text/i18n.ts';
import type { Reader } from './use-typed.ts';

export const anyText: Reader<string> = (text) => ok(text);

/** "D5, e6": the row says whether the letter is a capital, so either is taken. */
export function hexReader(board: Board, least: number, most: number): Reader<Hex[]> {
  const known = new Map(board.labels.map((label, hex) => [label.toLowerCase(), hex]));
  return (text) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
    const unknown = words.find((word) => !known.has(word.toLowerCase()));
    if (unknown !== undefined) return err(t('workshop:field.noHex', { hex: unknown }));
    const hexes = [...new Set(words.map((word) => known.get(word.toLowerCase()) ?? 0))];
    if (hexes.length < least) return err(t('workshop:field.fewHexes', { count: least }));
    return hexes.length > most ? err(t('workshop:field.manyHexes', { count: most })) : ok(hexes);
  };
}

export function hexesText(board: Board, hexes: readonly Hex[]): string {
  return hexes.map((hex) => board.labels[hex]).join(', ');
}

/** "1944", "1944-6", "1944-06-10", "10 June 1944"; nothing at all is no date. */
export const dateReader: Reader<string | null> = (text) => {
  const words = dateOfText(text) ?? text.trim();
  if (words === '') return ok(null);
  const [, year, month, day] = /^(19[34]\d)(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(words) ?? [];
  if (year === undefined) return err(t('workshop:field.date'));
  if (month === undefined) return ok(year);
  if (Number(month) < 1 || Number(month) > 12) return err(t('workshop:field.month'));
  const written = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined) return ok(written);
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) < 1 || Number(day) > last) return err(t('workshop:field.day', { last }));
  return ok(`${written}-${day.padStart(2, '0')}`);
};

/** A whole number, or nothing. */
export function maybeNumber(least: number, most: number): Reader<number | null> {
  return (text) => {
    const words = text.trim();
    if (words === '') return ok(null);
    const number = /^\d{1,4}$/.test(words) ? Number(words) : Number.NaN;
    return number >= least && number <= most ? ok(number) : err(t('workshop:field.number', { least, most }));
  };
}

/** A text that must not be empty. */
export const someText: Reader<string> = (text) => (text.trim() === '' ? err(t('workshop:field.empty')) : ok(text));
