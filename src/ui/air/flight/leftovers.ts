// What an aircraft would lose by ending a phase now.
import { runForecast } from '../../../memoir/air/new-flight-plan/forecast.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import { endsTurn, type Leftovers } from '../../table/leftovers.ts';
import { t } from '../../text/i18n.ts';

function battleText(state: State, legal: readonly Action[]): string | null {
  const has = (type: Action['type']) => legal.some((action) => action.type === type);
  if (has('rollRun')) return t('flight:left.run', { count: runForecast(state).length });
  if (has('rollDogfight') || has('rollBombing')) return t('flight:left.combats');
  return null;
}

/** Where some could fire at the aircraft, they are counted with those that could attack on the ground. */
function unitsLeft(legal: readonly Action[], action: Action): number[] {
  if (action.type !== 'endBattle' || !legal.some(({ type }) => type === 'attackAircraft')) return [];
  return [
    ...new Set(legal.flatMap((one) => (one.type === 'attack' || one.type === 'attackAircraft' ? [one.unit] : []))),
  ];
}

function textOf(state: State, legal: readonly Action[], action: Action): string | null {
  const has = (type: Action['type']) => legal.some((one) => one.type === type);
  switch (action.type) {
    case 'withdrawAircraft':
      return t('airTable:withdrawWarning');
    case 'endOrders':
      return has('orderAircraft') ? t('flight:left.order') : null;
    case 'endMovement':
      return has('flyTo') || has('placeAircraft') ? t('flight:left.flight') : null;
    case 'endBattle':
      return battleText(state, legal);
    case 'endFlight':
    case 'endDeclarations':
      return endsTurn(state, [action]) ? t('flight:left.lastFlight') : null;
    default:
      return null;
  }
}

/** The aircraft comes first: what it loses is seldom meant. */
export function airLeftovers(state: State, view: View, legal: readonly Action[], action: Action): Leftovers | null {
  if (flightPlanView(view.air) === null) return null;
  const text = textOf(state, legal, action);
  if (text !== null) return { kind: 'air', count: 1, units: [], text };
  const units = unitsLeft(legal, action);
  return units.length === 0 ? null : { kind: 'battles', count: units.length, units };
}
