import type { Action, ActionType } from '../../memoir/action.ts';
import { unitsInstead } from '../../memoir/cards/resolve.ts';
import type { View } from '../../memoir/index.ts';
import { NO_UNIT } from '../../memoir/state.ts';
import { INFANTRY } from '../../memoir/units/kinds.ts';
import { isOnBoard, kindOf } from '../../memoir/units/unit.ts';
import { airParts } from '../air/late.tsx';
import { t } from './i18n.ts';
import { unitOn } from './scene.ts';
import { capital } from './sides.ts';

/** The units the last events were about, for questions that name none. */
export interface Focus {
  readonly attacker: number | null;
  readonly target: number | null;
  readonly retreating: number | null;
  /** Targets named so far. */
  readonly picked: readonly number[];
}

export interface Prompt {
  readonly title: string;
  readonly hint: string;
}

const NOTHING: Prompt = { title: '', hint: '' };

/** Infantry Assault without infantry orders any one unit of the section. */
function sectionPrompt({ units, side, rules }: View): Prompt {
  const hasInfantry = units.some((unit) => unit.side === side && isOnBoard(unit) && kindOf(unit).class === INFANTRY);
  const hint = hasInfantry
    ? t('prompts:section.hint')
    : t('prompts:section.anyUnit', { count: unitsInstead(rules, side) });
  return { title: t('prompts:section.title'), hint };
}

/** A unit on its way is told what happens when another one is chosen. */
function movementPrompt(view: View, legal: readonly Action[]): Prompt {
  const title = t('prompts:movement.title');
  const { mover } = view.turn;
  const others = unitsOf(legal.filter((action) => !('unit' in action) || action.unit !== mover));
  const goesOn = legal.some((action) => action.type === 'moveUnit' && action.unit === mover);
  if (mover !== NO_UNIT && goesOn && others > 0)
    return { title, hint: capital(t('prompts:movement.goesOn', { unit: unitOn(view, mover) })) };
  return { title, hint: t('prompts:movement.hint', { count: unitsOf(legal) }) };
}

function retreatPrompt(view: View, isFree: boolean, unit: number | null): Prompt {
  if (!isFree || unit === null) return unitPrompt(view, 'retreat', unit);
  return { title: t('prompts:retreat.title'), hint: capital(t('prompts:retreat.free', { unit: unitOn(view, unit) })) };
}

function unitsOf(actions: readonly Action[]): number {
  const ids = new Set<number>();
  for (const action of actions) if ('unit' in action && action.unit >= 0) ids.add(action.unit);
  return ids.size;
}

type PlainQuestion =
  | 'commissar'
  | 'pass'
  | 'chip'
  | 'playCard'
  | 'battleBack'
  | 'airPower'
  | 'airPowerFirst'
  | 'barrage'
  | 'medics'
  | 'healing'
  | 'keepCard';

function plainPrompt(question: PlainQuestion): Prompt {
  return { title: t(`prompts:${question}.title`), hint: t(`prompts:${question}.hint`) };
}

/** A question about one unit; while none is known there is only the question. */
function unitPrompt(
  view: View,
  question: 'takeGround' | 'moveOn' | 'overrun' | 'retreat',
  unit: number | null,
): Prompt {
  const title = t(`prompts:${question}.title`);
  return { title, hint: unit === null ? '' : t(`prompts:${question}.hint`, { unit: unitOn(view, unit) }) };
}

function ambushPrompt(view: View, { attacker, target }: Focus): Prompt {
  const title = t('prompts:ambush.title');
  if (attacker === null || target === null) return { title, hint: '' };
  return { title, hint: t('prompts:ambush.hint', { unit: unitOn(view, attacker), target: unitOn(view, target) }) };
}

function attackPrompt(view: View, has: (type: ActionType) => boolean, focus: Focus): Prompt {
  if (has('declineAmbush')) return ambushPrompt(view, focus);
  if (has('declineBattleBack')) return plainPrompt('battleBack');
  if (has('takeGround')) return unitPrompt(view, 'takeGround', focus.attacker);
  return unitPrompt(view, has('moveOn') ? 'moveOn' : 'overrun', focus.attacker);
}

function ordersPrompt({ moment }: View, legal: readonly Action[]): Prompt {
  const { left: orders, onTheMove } = moment.orders ?? { left: 0, onTheMove: 0 };
  const units = unitsOf(legal.filter((action) => action.type === 'orderUnit' && !action.onTheMove));
  // Orders for which there is no unit need not be looked for.
  const left = Math.min(orders, units);
  const hint =
    onTheMove === 0
      ? t('prompts:orders.hint', { count: left })
      : t('prompts:orders.hintOnTheMove', { count: left, onTheMove });
  return { title: t('prompts:orders.title'), hint };
}

/** What is asked, and how to answer on the board. */
export function promptText(view: View, legal: readonly Action[], focus: Focus): Prompt {
  return airParts(view.rules.airRules)?.airPrompt(view, legal) ?? groundPrompt(view, legal, focus);
}

function groundPrompt(view: View, legal: readonly Action[], focus: Focus): Prompt {
  const has = (type: ActionType) => legal.some((action) => action.type === type);
  const { decision } = view;
  switch (decision) {
    case 'playCard':
      return plainPrompt(has('passTurn') ? 'pass' : has('placeChip') ? 'chip' : 'playCard');
    case 'orders':
      return ordersPrompt(view, legal);
    case 'movement':
      return movementPrompt(view, legal);
    case 'battle':
      return { title: t('prompts:battle.title'), hint: t('prompts:battle.hint', { count: unitsOf(legal) }) };
    case 'attack':
      return attackPrompt(view, has, focus);
    case 'retreat':
      return retreatPrompt(view, has('endRetreat'), focus.retreating);
    case 'airPower':
      return plainPrompt(has('endTargets') ? 'airPower' : 'airPowerFirst');
    case 'section':
      return sectionPrompt(view);
    case 'commissar':
    case 'barrage':
    case 'medics':
    case 'healing':
    case 'keepCard':
      return plainPrompt(decision);
    case 'turn':
      return NOTHING;
    default:
      return NOTHING;
  }
}
