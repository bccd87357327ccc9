// NFP-1.6, NFP-1.7, NFP-1.8
import { airSuperiority } from '../../../memoir/air/new-flight-plan/superiority.ts';
import type { Rules } from '../../../memoir/rules.ts';
import type { Side } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';

/** "2 + 1 − 1 =": two cards, one for air superiority, one less for a landing. */
export function openingSum(rules: Rules, landing: boolean, side: Side): string {
  const isSuperior = airSuperiority(rules) === side;
  if (isSuperior) return t(landing ? 'airTable:setup.sumBoth' : 'airTable:setup.sumSuperior');
  return t(landing ? 'airTable:setup.sumLanding' : 'airTable:setup.sumPlain');
}
