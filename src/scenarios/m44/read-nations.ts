// Which nations fight, and whether Italians are told from Germans by their badge (M44-NAT-IT).
import type { SideName } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { badgeIn, ITALIAN_BADGE, splitName } from './badges.ts';
import { suffixOf, unitNation } from './nations.ts';
import { objectAt, type RawObject } from './raw.ts';
import type { RawHex } from './read-board.ts';
import type { Info } from './read-info.ts';

export interface Nations extends Readonly<Record<SideName, Nation>> {
  /** Some Axis units are marked as Italians, so the others are none. */
  readonly marksItalians: boolean;
}

/** The nation of a side: of its country, or else the one most of its units belong to. */
export function nationsIn(info: Info, hexes: readonly RawHex[]): Nations {
  const counts = new Map<string, number>();
  for (const { raw } of hexes) {
    const suffix = suffixIn(raw);
    if (suffix !== undefined) counts.set(suffix, (counts.get(suffix) ?? 0) + 1);
  }
  const most = (side: SideName) =>
    [...counts]
      .filter(([suffix]) => suffixOf(suffix)?.side === side)
      .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      .map(([suffix]) => suffixOf(suffix)?.nation)[0];
  return {
    allies: info.sides.allies.nation ?? most('allies') ?? 'us',
    axis: info.sides.axis.nation ?? most('axis') ?? 'ger',
    marksItalians: hexes.some(({ raw }) => isMarkedItalian(raw)),
  };
}

function suffixIn(hex: RawObject): string | undefined {
  const { name } = objectAt(hex, 'unit');
  return typeof name === 'string' ? splitName(name)?.suffix : undefined;
}

export function isMarkedItalian(hex: RawObject): boolean {
  const suffix = suffixIn(hex) ?? '';
  const hasBadge = badgeIn(objectAt(hex, 'unit').badge) === ITALIAN_BADGE;
  return suffix === 'it' || (hasBadge && suffixOf(suffix)?.side === 'axis');
}

/** The nation of a unit by its name and badge; null for that of its side. */
export function nationOfUnit(
  suffix: string,
  badge: number | undefined,
  side: SideName,
  nations: Nations,
): Nation | null {
  if (side === 'allies' || (badge !== ITALIAN_BADGE && suffix !== 'ger')) return unitNation(suffix, nations[side]);
  const isItalianSide = nations.axis === 'it';
  if (badge === ITALIAN_BADGE) return isItalianSide ? null : 'it';
  return isItalianSide && nations.marksItalians ? 'ger' : unitNation(suffix, nations.axis);
}
