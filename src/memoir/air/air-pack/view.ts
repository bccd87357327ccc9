import type { AirPackState, AirPackSide, Plane } from './state.ts';
import type { PlaneModel } from './planes.ts';

export interface AirPackSideView extends Readonly<Omit<AirPackSide, 'plane'>> {
  readonly plane: Readonly<Plane> | null;
  /** What it can send on over the edge of the map. */
  readonly models: readonly PlaneModel[];
}

/** Nothing in the air is hidden. */
export interface AirPackView extends Readonly<Omit<AirPackState, 'sides'>> {
  readonly sides: readonly [AirPackSideView, AirPackSideView];
}
