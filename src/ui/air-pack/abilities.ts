// What each plane can do, in words.
import { PLANE_ROWS, type PlaneModel, type PlaneRow } from '../../memoir/air/air-pack/planes.ts';
import { t } from '../text/i18n.ts';

export const ABILITIES = ['strafes', 'supports', 'interdicts', 'dives', 'scouts', 'fliesFromCarriers'] as const;
export type Ability = keyof PlaneRow & (typeof ABILITIES)[number];

export function abilitiesOf(model: PlaneModel): Ability[] {
  return ABILITIES.filter((ability) => PLANE_ROWS[model][ability]);
}

export function abilityText(ability: Ability): string {
  return t(`airPack:ability.${ability}`);
}

/** "strafing · ground interdiction" */
export function abilitiesText(model: PlaneModel): string {
  return abilitiesOf(model).map(abilityText).join(' · ');
}
