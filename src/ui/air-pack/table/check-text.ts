// The air check in words.
import type { AirCheckForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { percentText } from '../../text/numbers.ts';
import { terrainName } from '../../text/terrain.ts';
import { diceWords } from './dice-words.ts';

/** "2 dice for woods · 1 die for enemies beside it" */
export function checkSum({ terrain, terrainDice, enemyDice, pinned, isAboard }: AirCheckForecast): string {
  const ground = isAboard ? t('airPack:check.carrier') : terrain.map(terrainName).join(', ');
  return rowText([
    ...(terrainDice > 0 ? [t('airPack:check.terrain', { dice: diceWords(terrainDice), terrain: ground })] : []),
    ...(enemyDice > 0 ? [t('airPack:check.enemies', { dice: diceWords(enemyDice) })] : []),
    ...(pinned > 0 ? [t('airPack:check.pinned', { count: pinned })] : []),
  ]);
}

/** "no dice", or "3 dice, lost 42%" */
export function checkOdds({ dice, loss }: AirCheckForecast): string {
  return dice === 0
    ? t('airPack:check.none')
    : t('airPack:check.odds', { dice: diceWords(dice), loss: percentText(loss) });
}

/** Who throws which dice, and what a grenade costs. */
export function checkRule({ isWatched, dice, enemyDice }: AirCheckForecast): string {
  if (dice === 0) return '';
  if (!isWatched) return t('airPack:check.alone');
  return t(enemyDice > 0 ? 'airPack:check.watched' : 'airPack:check.medal');
}
