import { attackForecast, strikeForecast } from '../../memoir/battle/forecast.ts';
import type { Action, State, View } from '../../memoir/index.ts';
import type { Reach } from '../../memoir/movement/reach.ts';
import { airParts } from '../air/late.tsx';
import { t } from '../text/i18n.ts';
import { hexName, unitOn } from '../text/scene.ts';

/** The dice a click on this target would throw. */
export function diceOf({ state, view }: { readonly state: State; readonly view: View }, action: Action): number | null {
  switch (action.type) {
    case 'attack':
      return attackForecast(state, action.unit, action.target).dice;
    case 'overrun': {
      const { attack } = view.moment;
      return attack === null ? null : attackForecast(state, attack.attacker, action.target, { overrun: true }).dice;
    }
    case 'pickTarget':
      return strikeForecast(state, view.decision === 'barrage' ? 'barrage' : 'airPower', action.target).dice;
    default:
      return airParts(view.rules.airRules)?.airDice(state, action) ?? null;
  }
}

export function moveLabel(view: View, unit: number, { hex, battle }: Reach): string {
  const words = { unit: unitOn(view, unit), hex: hexName(view, hex) };
  return t(`table:move.${battle}`, words);
}
