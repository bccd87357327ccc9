import { t } from '../../text/i18n.ts';

/** The words of notes may not be there yet when the board is. */
export function diceWords(count: number): string {
  return t('flight:dice', { count: Math.max(0, count) });
}
