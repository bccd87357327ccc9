import { plainUnit } from '../plain-parts.ts';
import type { UnitFile } from '../scenario-schema.ts';
import type { SideName } from '../../memoir/side.ts';
import { SHIP } from '../../memoir/units/kinds.ts';
import { ITALIAN_BADGE, signsOf } from './badges.ts';
import type { RawObject } from './raw.ts';
import { suffixFor } from './nations.ts';
import type { Nations } from './read-nations.ts';
import { classOf, usualFigures, type M44Unit } from './read-unit.ts';

/** A unit of our file in the same words as one that was read. */
export function unitOfFile(side: SideName, file: UnitFile): M44Unit | undefined {
  const unit = plainUnit(file);
  return unit.ok ? { side, ...unit.value } : undefined;
}

export function isShip({ kind }: M44Unit): boolean {
  return classOf(kind) === SHIP;
}

/** Kinds that have other figures than the plain unit of their name say so. */
const FIGURES: Readonly<Record<string, number>> = { inf: 4, inf2: 4, tank: 3, gun: 2 };

export function unitPart(unit: M44Unit, nations: Nations): RawObject {
  const { side, kind, traits, idleUntil } = unit;
  const isMarked = nations.axis !== 'it' || nations.marksItalians;
  const isItalian = side === 'axis' && (unit.nation ?? nations.axis) === 'it' && isMarked;
  const plain = signsOf(kind, isItalian ? 'ger' : '');
  const hasRoom = isItalian && plain.badge === undefined;
  const suffix = hasRoom ? 'ger' : isItalian ? 'it' : suffixFor(unit.nation, nations[side], side);
  const signs = hasRoom ? { ...plain, badge: ITALIAN_BADGE } : signsOf(kind, suffix);
  const figures = unit.figures ?? usualFigures(kind);
  const behaviour = behaviourOf(unit);
  return {
    name: `${signs.prefix}${suffix}`,
    ...(signs.badge === undefined ? {} : { badge: `badge${signs.badge}` }),
    ...(unit.figures === null && figures === FIGURES[signs.prefix] ? {} : { nbr_units: figures }),
    ...(behaviour === undefined ? {} : { behavior: behaviour }),
    ...(behaviour === UNTIL ? { turn: idleUntil } : {}),
    ...(traits.includes('boat') ? { equipment: 'boat' } : traits.includes('wittmann') ? { equipment: 'wittmann' } : {}),
  };
}

const UNTIL = 'CANNOT_BE_ACTIVATED_TILL_TURN';

/** There is room for one. */
function behaviourOf({ kind, traits, idleUntil }: M44Unit): string | undefined {
  if (idleUntil > 0) return UNTIL;
  if (traits.includes('movesTwo')) return kind === 'eliteArmor' ? 'ELITE_ARMOR_MOVE_TWO' : 'ARMOR_MOVE_TWO';
  if (traits.includes('twoMedals')) return 'GERMAN_2VICTANK';
  if (traits.includes('ignoresOneFlag')) return 'CAN_IGNORE_ONE_FLAG';
  return traits.includes('cannotExit') ? 'CANNOT_EXIT' : undefined;
}
