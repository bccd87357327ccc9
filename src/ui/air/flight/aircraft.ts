import type { Hex } from '../../../hex/board.ts';
import type { Aircraft, AircraftType } from '../../../memoir/air/aircraft.ts';
import { isInPlay } from '../../../memoir/air/flying-piece.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { View } from '../../../memoir/index.ts';
import { opponent, SIDES, type Side } from '../../../memoir/side.ts';
import { aircraftModel, type ModelId } from '../aircraft-model.ts';

export type InPlay = Readonly<Aircraft>;

export function modelOf({ rules }: Pick<View, 'rules'>, side: Side, type: AircraftType): ModelId {
  return aircraftModel(rules.sides[side].nation, type, rules.air.front ?? rules.front);
}

/** The aircraft of a side, as soon as it has an order to come on. */
export function aircraftOf(view: View, side: Side): InPlay | null {
  return flightPlanView(view.air)?.sides[side].aircraft ?? null;
}

export function onBoard(view: View, side: Side): InPlay | null {
  const aircraft = aircraftOf(view, side);
  return isInPlay(aircraft) ? aircraft : null;
}

export function enemyOf(view: View, side: Side = view.side): InPlay | null {
  return onBoard(view, opponent(side));
}

export function aircraftAt(view: View, hex: Hex): InPlay | null {
  return SIDES.map((side) => onBoard(view, side)).find((aircraft) => aircraft?.hex === hex) ?? null;
}
