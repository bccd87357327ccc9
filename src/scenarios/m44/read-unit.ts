// M44-UNIT-*, M44-UNIT-4, M44-UNIT-5: the unit of a hex.
import type { Hex } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import { INFANTRY, UNIT_KINDS, type UnitClass } from '../../memoir/units/kinds.ts';
import { TRAIT_NAMES, type TraitName } from '../../memoir/units/unit.ts';
import { expectation } from '../shapes.ts';
import { joinPath } from '../fault.ts';
import { LAST_TURN, MOST_FIGURES } from '../limits.ts';
import type { PlainUnit } from '../plain-parts.ts';
import { traitFits } from '../read-units.ts';
import { readKind } from '../unit-text.ts';
import {
  BADGES,
  armOf,
  badgeIn,
  splitName,
  DECORATIVE,
  ITALIAN_BADGE,
  PLAIN_KINDS,
  RESISTANCE_BADGE,
  type KindName,
  type Prefix,
} from './badges.ts';
import { fault, listOf, quoted, ranged, remark, textOf, unknownFields, type Importing } from './importing.ts';
import { suffixOf } from './nations.ts';
import { entryPath } from './normal.ts';
import { nationOfUnit, type Nations } from './read-nations.ts';
import type { RawObject } from './raw.ts';

export interface M44Unit extends PlainUnit {
  readonly side: SideName;
}

const FIELDS = ['name', 'badge', 'nbr_units', 'behavior', 'equipment', 'turn'];

export function readUnitPart(
  reading: Importing,
  path: string,
  part: RawObject,
  hex: Hex,
  nations: Nations,
): M44Unit | undefined {
  const where = joinPath(path, 'name');
  const name = textOf(reading, where, part.name);
  if (name === undefined) return part.name === undefined ? fault(reading, where, 'is missing') : undefined;
  const split = splitName(name);
  const side = suffixOf(split?.suffix ?? '')?.side;
  if (split === undefined || side === undefined) {
    remark(reading, where, `A unit called ${quoted(name)}`, 'It is left out.', hex);
    return undefined;
  }
  const { prefix, suffix } = split;
  if (prefix === 'veh') {
    remark(reading, where, `A supply truck (${name})`, 'It is left out; supply by truck is not played.', hex);
    return undefined;
  }
  unknownFields(reading, path, part, FIELDS, 'a unit', hex);
  const badge = badgeNumber(reading, joinPath(path, 'badge'), part.badge);
  const behaviours = wordsOf(reading, joinPath(path, 'behavior'), part.behavior);
  const asked = ranged(
    reading,
    joinPath(path, 'nbr_units'),
    part.nbr_units,
    [1, MOST_FIGURES],
    `Figures of ${name}`,
    hex,
  );
  const isAlone = asked === 1 && Number(part.nbr_units) === 1;
  const isTiger = prefix === 'tiger' || (prefix === 'tank2' && suffix === 'ger' && isAlone && badge !== 33);
  const kind =
    behaviours.includes('FRENCH_RESISTANCE') && armOf(prefix) === 'inf'
      ? 'frenchResistance'
      : isTiger
        ? 'tiger'
        : kindOf(reading, path, { prefix, side, badge }, hex);
  const unitClass = classOf(kind);
  const traits = new Set<TraitName>();
  let idleUntil = 0;
  for (const behaviour of behaviours) {
    const isUntil = behaviour === 'CANNOT_BE_ACTIVATED_TILL_TURN';
    const trait = TRAIT_OF.get(behaviour);
    if (isUntil && part.turn !== undefined) {
      idleUntil = ranged(reading, joinPath(path, 'turn'), part.turn, [0, LAST_TURN], 'Turn of waiting', hex) ?? 0;
    } else if (isUntil) {
      const thing = `A unit (${name}) that waits for a turn which is not named`;
      remark(reading, joinPath(path, 'behavior'), thing, 'It can be ordered at once.', hex);
    } else if (trait !== undefined && traitFits(trait, unitClass)) traits.add(trait);
    else if (behaviour !== 'FRENCH_RESISTANCE' || kind !== 'frenchResistance') {
      const thing = `A unit (${name}) that behaves as ${quoted(behaviour)}`;
      remark(reading, joinPath(path, 'behavior'), thing, 'It has its usual rules.', hex);
    }
  }
  if (part.turn !== undefined && !behaviours.includes('CANNOT_BE_ACTIVATED_TILL_TURN')) {
    remark(
      reading,
      joinPath(path, 'turn'),
      `A turn (${quoted(part.turn)}) of a unit`,
      'It can be ordered at once.',
      hex,
    );
  }
  for (const equipment of wordsOf(reading, joinPath(path, 'equipment'), part.equipment)) {
    const trait = EQUIPMENT.get(equipment);
    if (trait !== undefined && traitFits(trait, unitClass)) traits.add(trait);
    else {
      const thing = `Equipment of a unit: ${equipment.toLowerCase()}`;
      remark(reading, joinPath(path, 'equipment'), thing, 'The unit has its usual rules.', hex);
    }
  }
  const figures = asked === undefined || asked === usualFigures(kind) ? null : asked;
  const nation = nationOfUnit(suffix, badge, side, nations);
  return { side, kind, figures, nation, traits: TRAIT_NAMES.filter((trait) => traits.has(trait)), idleUntil };
}

export function takesTrait({ kind }: M44Unit, trait: TraitName): boolean {
  return traitFits(trait, classOf(kind));
}

/** Those of the traits that a unit of its kind can have come to its own. */
export function withTraits(unit: M44Unit, traits: readonly TraitName[]): M44Unit {
  const has = (name: TraitName) => unit.traits.includes(name) || (traits.includes(name) && takesTrait(unit, name));
  return { ...unit, traits: TRAIT_NAMES.filter(has) };
}

export const TRAIT_OF: ReadonlyMap<string, TraitName> = new Map([
  ['ARMOR_MOVE_TWO', 'movesTwo'],
  ['ELITE_ARMOR_MOVE_TWO', 'movesTwo'],
  ['GERMAN_2VICTANK', 'twoMedals'],
  ['CAN_IGNORE_ONE_FLAG', 'ignoresOneFlag'],
  ['CANNOT_EXIT', 'cannotExit'],
  ['IS_WITTMANN', 'wittmann'],
]);
const EQUIPMENT: ReadonlyMap<string, TraitName> = new Map([
  ['BOAT', 'boat'],
  ['WITTMANN', 'wittmann'],
]);

/** The class and figures of a weapon are the same early and late. */
const ANY_YEAR = 1944;

function rowOf(kind: string) {
  const index = readKind(kind, ANY_YEAR);
  return index.ok ? UNIT_KINDS[index.value] : undefined;
}

export function classOf(kind: string): UnitClass {
  return rowOf(kind)?.class ?? INFANTRY;
}

export function usualFigures(kind: string): number {
  return rowOf(kind)?.figures ?? 0;
}

interface Signs {
  readonly prefix: Exclude<Prefix, 'veh'>;
  readonly side: SideName;
  readonly badge: number | undefined;
}

function kindOf(reading: Importing, path: string, { prefix, side, badge }: Signs, hex: Hex): KindName {
  const plain = PLAIN_KINDS[prefix];
  if (badge === undefined || (badge === ITALIAN_BADGE && side === 'axis')) return plain;
  if (badge === RESISTANCE_BADGE && prefix === 'inf2') return 'frenchResistance';
  const meant = Object.hasOwn(BADGES, badge) ? BADGES[badge] : undefined;
  if (meant !== undefined && meant[0] === armOf(prefix)) return meant[1];
  if (!DECORATIVE.includes(badge)) {
    const thing = `A unit (${plain}) with badge ${badge}`;
    remark(reading, joinPath(path, 'badge'), thing, 'It is a unit of its kind without that badge.', hex);
  }
  return plain;
}

function badgeNumber(reading: Importing, path: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  return badgeIn(value) ?? fault(reading, path, expectation("a badge such as 'badge37'", value));
}

/** One word or several, in capitals. */
function wordsOf(reading: Importing, path: string, value: unknown): string[] {
  if (value === undefined) return [];
  const list = Array.isArray(value) ? listOf(reading, path, value) : [value];
  return list.flatMap((one, at) => {
    const where = Array.isArray(value) ? entryPath(path, value, at) : path;
    return (
      textOf(reading, where, one)
        ?.trim()
        .toUpperCase()
        .split(/[\s,|]+/) ?? []
    );
  });
}
