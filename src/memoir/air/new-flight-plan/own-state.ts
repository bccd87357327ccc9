import type { AirState, AirView } from '../modules.ts';
import type { NewFlightPlanState } from './state.ts';
import type { NewFlightPlanView } from './view.ts';

/** The state of these air rules; null in a battle with none, or with others. */
export function flightPlanState(air: AirState): NewFlightPlanState | null {
  return air !== null && 'supply' in air ? air : null;
}

/** The same for what a side sees of it. */
export function flightPlanView(air: AirView | null): NewFlightPlanView | null {
  return air !== null && 'supply' in air ? air : null;
}
