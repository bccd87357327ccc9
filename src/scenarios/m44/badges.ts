// Names and badges of units: what they are by our rules (M44-UNIT-*), and how to write them.
import { suffixOf } from './nations.ts';
import { wordOf } from './raw.ts';
import type { UnitKindId } from '../../memoir/units/kinds.ts';

export const PREFIXES = ['inf2', 'inf', 'tank2', 'tank', 'gun', 'veh', 'tiger'] as const;
export type Prefix = (typeof PREFIXES)[number];

/** 'inf2ger' → inf2, ger */
export function splitName(name: string): { readonly prefix: Prefix; readonly suffix: string } | undefined {
  const word = name.trim().toLowerCase();
  const prefix = PREFIXES.find((one) => word.startsWith(one) && suffixOf(word.slice(one.length)) !== undefined);
  return prefix === undefined ? undefined : { prefix, suffix: word.slice(prefix.length) };
}

/** Weapons whose rules go by the year have their plain name. */
export type KindName = UnitKindId | 'antiTankGun' | 'mortar' | 'machineGun';

export const PLAIN_KINDS: Readonly<Record<Exclude<Prefix, 'veh'>, UnitKindId>> = {
  inf: 'infantry',
  inf2: 'specialForces',
  tank: 'armor',
  tank2: 'eliteArmor',
  gun: 'artillery',
  tiger: 'tiger',
};

type Arm = 'inf' | 'tank' | 'gun';

export function armOf(prefix: Prefix): Arm | null {
  if (prefix === 'veh') return null;
  if (prefix === 'inf' || prefix === 'inf2') return 'inf';
  return prefix === 'gun' ? 'gun' : 'tank';
}

/** Badges that make a unit another kind. */
export const BADGES: Readonly<Record<number, readonly [Arm, KindName]>> = {
  5: ['gun', 'bigGun'],
  6: ['inf', 'combatEngineers'],
  8: ['inf', 'combatEngineers'],
  12: ['inf', 'combatEngineers'],
  28: ['inf', 'combatEngineers'],
  31: ['inf', 'combatEngineers'],
  26: ['inf', 'sniper'],
  27: ['inf', 'sniper'],
  29: ['inf', 'cavalry'],
  30: ['inf', 'skiTroops'],
  33: ['tank', 'flameThrower'],
  35: ['gun', 'mobileArtillery'],
  37: ['inf', 'antiTankGun'],
  41: ['inf', 'mortar'],
  45: ['inf', 'machineGun'],
  46: ['gun', 'heavyAntiTankGun'],
};
export const RESISTANCE_BADGE = 3;
export const ITALIAN_BADGE = 38;
/** 'badge37', 37 or '37' */
export function badgeIn(value: unknown): number | undefined {
  const digits = /^(?:badge)?\s*(\d{1,4})$/i.exec(wordOf(value).trim());
  return digits === null ? undefined : Number(digits[1]);
}

/** Signs of a formation, without rules of their own. */
export const DECORATIVE = [1, 2, 3, 4, 9, 10, 22, 24, 25, 32, 34];

const FORMATIONS: Readonly<Record<string, number>> = { us: 2, brit: 1, ger: 4, ru: 25 };
const ENGINEERS: Readonly<Record<string, number>> = { ger: 6, it: 6, brit: 8, us: 12, fr: 12, ch: 12, ru: 28, jp: 31 };

/** Prefix and badge of a kind for the ending of its name. */
export function signsOf(kind: string, suffix: string): { readonly prefix: Prefix; readonly badge?: number } {
  const badged = Object.entries(BADGES).find(([, [, id]]) => kind.startsWith(id));
  switch (kind) {
    case 'specialForces':
      return { prefix: 'inf2', ...badgeOf(FORMATIONS[suffix]) };
    case 'eliteArmor':
      return { prefix: 'tank2', ...badgeOf(FORMATIONS[suffix]) };
    case 'frenchResistance':
      return { prefix: 'inf2', badge: RESISTANCE_BADGE };
    case 'combatEngineers':
      return { prefix: 'inf', ...badgeOf(ENGINEERS[suffix]) };
    case 'sniper':
      return { prefix: 'inf', badge: suffix === 'ger' || suffix === 'jp' || suffix === 'it' ? 26 : 27 };
    case 'tiger':
      return suffix === 'ger' ? { prefix: 'tank2', ...badgeOf(FORMATIONS[suffix]) } : { prefix: 'tiger' };
    default:
      if (badged !== undefined) return { prefix: badged[1][0], badge: Number(badged[0]) };
      return { prefix: kind === 'armor' ? 'tank' : kind === 'artillery' ? 'gun' : 'inf' };
  }
}

function badgeOf(badge: number | undefined): { readonly badge?: number } {
  return badge === undefined ? {} : { badge };
}
