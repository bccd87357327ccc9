import type { Action, View } from '../../../memoir/index.ts';
import { unitFacts, type UnitFact } from '../../../memoir/units/facts.ts';
import {
  firstTurn,
  hasMark,
  kindOf,
  NOT_ORDERED,
  ON_THE_MOVE,
  TURN_OVER,
  type Unit,
} from '../../../memoir/units/unit.ts';
import { unitFactText } from '../../text/facts.ts';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { unitName } from '../../text/units.ts';
import type { NoteLine } from './note-line.ts';

/** What every unit of the three plain kinds has too; told in one line, and only where it is not the usual. */
const PLAIN: Partial<Record<UnitFact['kind'], (fact: UnitFact, isSpecial: boolean) => boolean>> = {
  class: (_fact, isSpecial) => isSpecial,
  figures: () => false,
  move: () => true,
  dice: () => true,
  sight: (fact) => fact.kind === 'sight' && !fact.needed,
  ignoresTerrain: () => true,
  ground: (fact) => fact.kind === 'ground' && fact.times === 0,
  overrun: () => true,
};

/** The medals say it already. */
function isSaidTwice(fact: UnitFact): boolean {
  return fact.kind === 'trait' && fact.trait === 'twoMedals';
}

/** Why it cannot be ordered while others can: all orders are given, or none of the card is for it. */
function leftOutText({ decision, side, moment }: View, legal: readonly Action[], unit: Unit): string {
  if (decision !== 'orders' || unit.side !== side) return '';
  if (legal.some((action) => action.type === 'orderUnit' && action.unit === unit.id)) return '';
  return t((moment.orders?.left ?? 0) > 0 ? 'hover:unit.notByCard' : 'hover:unit.leftOut');
}

function stateText(view: View, legal: readonly Action[], unit: Unit): string {
  const { order, moved, battles, idleUntil } = unit;
  if (idleUntil >= view.turn.number && idleUntil > 0) return t('hover:unit.idle', { number: firstTurn(unit) });
  if (order === NOT_ORDERED) return leftOutText(view, legal, unit);
  return [
    t(order === ON_THE_MOVE ? 'hover:unit.onTheMove' : 'hover:unit.ordered'),
    ...(moved > 0 ? [t('hover:unit.moved', { count: moved })] : []),
    ...(battles > 0 ? [t('hover:unit.battled')] : []),
    ...(hasMark(unit, TURN_OVER) ? [t('hover:unit.over')] : []),
  ].join(' · ');
}

/** Its name and strength, what is special about it, its plain values, and what it did this turn. */
export function unitLines(view: View, legal: readonly Action[], unit: Unit): NoteLine[] {
  const facts = unitFacts(unit, view.rules);
  const { special } = kindOf(unit);
  const abilities = facts.filter((fact) => PLAIN[fact.kind] === undefined && !isSaidTwice(fact)).map(unitFactText);
  const values = facts.filter((fact) => PLAIN[fact.kind]?.(fact, special) === true).map(unitFactText);
  const state = stateText(view, legal, unit);
  return [
    {
      id: 'unit',
      kind: 'unit',
      title: capital(unitName(unit)),
      count: t('hover:unit.figures', { figures: unit.figures, full: unit.fullStrength }),
      text: '',
    },
    ...(abilities.length === 0 ? [] : [{ id: 'ability', kind: 'ability', text: abilities.join(' ') } as const]),
    { id: 'values', kind: 'values', text: values.join(' · ') },
    ...(state === '' ? [] : [{ id: 'state', kind: 'state', text: state } as const]),
  ];
}
