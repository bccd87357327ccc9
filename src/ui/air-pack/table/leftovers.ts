// What a plane would lose by this action, or what would fall on it at once.
import { airPackState, airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { apply, legalActions, type Action, type State, type View } from '../../../memoir/index.ts';
import { NOT_ORDERED } from '../../../memoir/units/unit.ts';
import { endsTurn, type Leftovers } from '../../table/leftovers.ts';
import { percentText } from '../../text/numbers.ts';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { onBoard } from '../planes.ts';
import { ownPlane } from '../told/names.ts';
import { diceWords } from './dice-words.ts';

/** The dice of the check would fall with this click; what they are is known before. */
function checkText(state: State, view: View, action: Action): string | null {
  const done = apply(state, action);
  const check = done.events.find((event) => event.type === 'airCheckMade');
  if (check === undefined) return null;
  const dice = check.terrainDice + check.enemyDice;
  const words = { dice: diceWords(dice), loss: percentText(1 - (5 / 6) ** dice) };
  return t('airPack:left.check', { plane: ownPlane(view), ...words });
}

function isUnordered({ air, turn }: State): boolean {
  const plane = airPackState(air)?.sides[turn.side].plane;
  return plane !== null && plane !== undefined && !plane.landed && plane.order === NOT_ORDERED;
}

/** A card that cannot reach the plane in flight sends it home, at once or when the orders are over. */
function homeText(state: State, view: View, action: Action): string | null {
  if (onBoard(view, view.side)?.landed !== false) return null;
  const { state: after, events } = apply(state, action);
  const isGone = events.some((event) => event.type === 'planeRemoved' && event.cause === 'notOrdered');
  const isForgotten =
    action.type !== 'orderUnit' &&
    after.frames.at(-1)?.kind === 'orders' &&
    isUnordered(after) &&
    legalActions(after).every(({ type }) => type !== 'orderPlane');
  return isGone || isForgotten ? t('airPack:left.outOfReach', { plane: capital(ownPlane(view)) }) : null;
}

/** By the end of its flight the turn would be over, and nothing could be taken back. */
const ENDS: ReadonlySet<Action['type']> = new Set([
  'endFlight',
  'land',
  'supportGround',
  'interdictGround',
  'stayAloft',
]);
const ORDERS: ReadonlySet<Action['type']> = new Set(['orderUnit', 'orderPlane', 'takeOff']);

function textOf(state: State, view: View, legal: readonly Action[], action: Action): string | null {
  const has = (type: Action['type']) => legal.some((one) => one.type === type);
  if (ENDS.has(action.type)) return endsTurn(state, [action]) ? t('airPack:left.lastFlight') : null;
  if (ORDERS.has(action.type))
    return checkText(state, view, action) ?? (has('orderPlane') ? homeText(state, view, action) : null);
  switch (action.type) {
    case 'playCard':
    case 'placeChip':
      return homeText(state, view, action);
    case 'endOrders':
      if (has('orderPlane')) return t('airPack:left.goesHome', { plane: capital(ownPlane(view)) });
      return checkText(state, view, action);
    default:
      return null;
  }
}

/** The last order is given by the same click once more. */
function warningOf(action: Action, text: string): Leftovers {
  const isOrder = ORDERS.has(action.type);
  const said = isOrder ? `${text} ${t('airPack:left.again')}` : text;
  return { kind: 'air', count: 1, units: [], text: said, ...(isOrder ? { again: true } : {}) };
}

/** Units that could attack an airfield are counted with those that could attack on the ground. */
function unitsLeft(legal: readonly Action[], action: Action): number[] {
  if (action.type !== 'endBattle' || !legal.some(({ type }) => type === 'attackAirfield')) return [];
  return [
    ...new Set(legal.flatMap((one) => (one.type === 'attack' || one.type === 'attackAirfield' ? [one.unit] : []))),
  ];
}

export function airLeftovers(state: State, view: View, legal: readonly Action[], action: Action): Leftovers | null {
  if (airPackView(view.air) === null) return null;
  const text = textOf(state, view, legal, action);
  if (text !== null) return warningOf(action, text);
  const units = unitsLeft(legal, action);
  return units.length === 0 ? null : { kind: 'battles', count: units.length, units };
}
