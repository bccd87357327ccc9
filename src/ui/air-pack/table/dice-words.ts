import { t } from '../../text/i18n.ts';

export function diceWords(count: number): string {
  return t('airPack:dice', { count: Math.max(0, count) });
}
