// What may stand in a field, and what is said of the rest.
import { err, ok } from '../../../engine/result.ts';
import type { Board, Hex } from '../../../hex/board.ts';
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
