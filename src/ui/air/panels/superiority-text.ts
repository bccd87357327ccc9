import type { Front } from '../../../memoir/air/front.ts';
import { airSuperiority, superiorityBy } from '../../../memoir/air/new-flight-plan/superiority.ts';
import type { Rules } from '../../../memoir/rules.ts';
import { NO_SIDE } from '../../../memoir/side.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';

function whereText(front: Front | null): string {
  return front === null ? t('airTable:superiority.nowhere') : t(`page:front.${front}`);
}

/** Who has air superiority, and whether the table of fronts and years says so or the players do. */
export function whySuperior(rules: Pick<Rules, 'air' | 'front' | 'year'>): string {
  const front = rules.air.front ?? rules.front;
  const year = rules.air.year ?? rules.year;
  const side = airSuperiority(rules as Rules);
  const words = { front: whereText(front), year: year === 0 ? t('airTable:superiority.noYear') : year };
  const isChosen = rules.air.superiority !== null && rules.air.superiority !== superiorityBy(front, year);
  if (side === NO_SIDE) return t(isChosen ? 'airTable:superiority.noneChosen' : 'airTable:superiority.none', words);
  return t(isChosen ? 'airTable:superiority.chosen' : 'airTable:superiority.byTable', { ...words, ...sideWords(side) });
}
