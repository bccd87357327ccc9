import type { AirState, AirView } from '../modules.ts';
import type { AirPackState } from './state.ts';
import type { AirPackView } from './view.ts';

/** The state of these air rules; null in a battle with none, or with others. */
export function airPackState(air: AirState): AirPackState | null {
  return air !== null && 'parked' in air ? air : null;
}

/** The same for what a side sees of it. */
export function airPackView(air: AirView | null): AirPackView | null {
  return air !== null && 'parked' in air ? air : null;
}
