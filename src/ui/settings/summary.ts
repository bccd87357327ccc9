import type { Settings } from '../../store/settings.ts';
import { t } from '../text/i18n.ts';

/** The settings in a few words. */
export function settingsSummary(settings: Settings): string[] {
  return [
    t(settings.openHands ? 'settings:summary.openHands' : 'settings:summary.hiddenHands'),
    t(settings.confirmRolls ? 'settings:summary.confirmRolls' : 'settings:summary.rollAtOnce'),
    t(settings.turnBoard ? 'settings:summary.turnBoard' : 'settings:summary.fixedBoard'),
    t(`settings:summary.speed.${settings.speed}`),
    t(settings.sound ? 'settings:summary.sound' : 'settings:summary.silent'),
  ];
}
