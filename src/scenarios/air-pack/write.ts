import type { AirPackState } from '../../memoir/air/air-pack/state.ts';
import type { State } from '../../memoir/state.ts';
import type { AirPackPosition } from './position-schema.ts';

export function airPackFile(_s: State, _a: AirPackState): AirPackPosition {
  return {};
}
