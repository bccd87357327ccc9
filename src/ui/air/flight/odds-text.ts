import type { AircraftOdds, RunTarget } from '../../../memoir/air/new-flight-plan/forecast.ts';
import { t } from '../../text/i18n.ts';
import { diceWords } from './dice-words.ts';
import { percentText } from '../../text/numbers.ts';
import { rowText } from '../../text/lists.ts';

export function hitChance({ odds, aircraftOdds }: RunTarget): number {
  return odds?.hit ?? aircraftOdds?.hit ?? 0;
}

/** "1 die, loses a figure 33%"; an aircraft on the ground is hit. */
export function targetOdds(target: RunTarget): string {
  const words = { dice: diceWords(target.dice), hit: percentText(hitChance(target)) };
  return t(target.odds === null ? 'flight:panel.target' : 'flight:panel.targetUnit', words);
}

/** "3 dice, 42% hit, 12% shot down, 8% driven off" */
export function aircraftOddsText(dice: number, { hit, shotDown, drivenOff }: AircraftOdds): string {
  return rowText([
    t('flight:panel.target', { dice: diceWords(dice), hit: percentText(hit) }),
    t('flight:combat.shotDown', { down: percentText(shotDown) }),
    ...(drivenOff > 0 ? [t('flight:combat.drivenOff', { off: percentText(drivenOff) })] : []),
  ]);
}
