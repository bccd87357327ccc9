import { UNIT_KINDS, type UnitKindId } from '../../memoir/units/kinds.ts';
import {
  BOAT,
  CAMOUFLAGED,
  CANNOT_EXIT,
  IGNORES_ONE_FLAG,
  MOVES_TWO,
  TWO_MEDALS,
  WITTMANN,
  type Nation,
  type Unit,
} from '../../memoir/units/unit.ts';

interface KindText {
  readonly name: string;
  /** Two or three letters on the unit; nothing for the plain kinds. */
  readonly badge: string;
}

const KINDS: Record<UnitKindId, KindText> = {
  infantry: { name: 'infantry', badge: '' },
  armor: { name: 'armor', badge: '' },
  artillery: { name: 'artillery', badge: '' },
  specialForces: { name: 'special forces', badge: 'SF' },
  eliteArmor: { name: 'elite armor', badge: 'EL' },
  frenchResistance: { name: 'resistance', badge: 'RES' },
  bigGun: { name: 'big gun', badge: 'BIG' },
  combatEngineers: { name: 'combat engineers', badge: 'ENG' },
  cavalry: { name: 'cavalry', badge: 'CAV' },
  skiTroops: { name: 'ski troops', badge: 'SKI' },
  sniper: { name: 'sniper', badge: 'SN' },
  destroyer: { name: 'destroyer', badge: 'DD' },
  aircraftCarrier: { name: 'aircraft carrier', badge: 'CV' },
  flameThrower: { name: 'flame-thrower tank', badge: 'FL' },
  mobileArtillery: { name: 'mobile artillery', badge: 'MOB' },
  tiger: { name: 'Tiger', badge: 'TIG' },
  heavyAntiTankGun: { name: 'heavy anti-tank gun', badge: 'HAT' },
  antiTankGunEarly: { name: 'anti-tank gun', badge: 'AT' },
  antiTankGunLate: { name: 'anti-tank gun', badge: 'AT' },
  mortarEarly: { name: 'mortar', badge: 'MO' },
  mortarLate: { name: 'mortar', badge: 'MO' },
  machineGunEarly: { name: 'machine gun', badge: 'MG' },
  machineGunLate: { name: 'machine gun', badge: 'MG' },
};

const NATION_TEXTS: Record<Nation, readonly [letters: string, adjective: string, name: string]> = {
  us: ['US', 'American', 'United States'],
  brit: ['GB', 'British', 'Great Britain'],
  ru: ['SU', 'Soviet', 'Soviet Union'],
  fr: ['FR', 'French', 'France'],
  ca: ['CA', 'Canadian', 'Canada'],
  pl: ['PL', 'Polish', 'Poland'],
  ch: ['CN', 'Chinese', 'China'],
  nl: ['NL', 'Dutch', 'Netherlands'],
  au: ['AU', 'Australian', 'Australia'],
  ger: ['DE', 'German', 'Germany'],
  jp: ['JP', 'Japanese', 'Japan'],
  it: ['IT', 'Italian', 'Italy'],
  fi: ['FI', 'Finnish', 'Finland'],
  ro: ['RO', 'Romanian', 'Romania'],
  hu: ['HU', 'Hungarian', 'Hungary'],
  sk: ['SK', 'Slovak', 'Slovakia'],
};

const TRAITS: readonly (readonly [bit: number, text: string])[] = [
  [BOAT, 'in boats'],
  [TWO_MEDALS, 'worth two medals'],
  [IGNORES_ONE_FLAG, 'may ignore one flag'],
  [MOVES_TWO, 'moves two hexes'],
  [CANNOT_EXIT, 'cannot leave the map'],
  [CAMOUFLAGED, 'camouflaged'],
  [WITTMANN, "Wittmann's Tiger"],
];

type Named = Pick<Unit, 'kind' | 'nation'>;

export function kindName(unit: Named): string {
  return KINDS[UNIT_KINDS[unit.kind].id].name;
}

export function kindBadge(unit: Named): string {
  return KINDS[UNIT_KINDS[unit.kind].id].badge;
}

export function nationLetters(nation: Nation): string {
  return NATION_TEXTS[nation][0];
}

export function nationName(nation: Nation): string {
  return NATION_TEXTS[nation][2];
}

/** "German infantry" */
export function unitName(unit: Named): string {
  return `${NATION_TEXTS[unit.nation][1]} ${kindName(unit)}`;
}

/** "German infantry, 3 of 4 figures, in boats" */
export function unitDescription(unit: Unit): string {
  const strength = unit.fullStrength === 1 ? '' : `, ${unit.figures} of ${unit.fullStrength} figures`;
  const traits = TRAITS.filter(([bit]) => (unit.traits & bit) !== 0).map(([, text]) => `, ${text}`);
  return `${unitName(unit)}${strength}${traits.join('')}`;
}
