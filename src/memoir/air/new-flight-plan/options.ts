// NFP-1.1, NFP-1.9, NFP-1.10, NFP-1.14, NFP-1.17: what can be chosen when a battle with these rules is set up
import type { MaybeSide, Side } from '../../side.ts';
import { AIRCRAFT_TYPES, type AircraftType } from '../aircraft.ts';
import type { Front } from '../front.ts';
import type { AirDeck } from './card.ts';

export interface NewFlightPlanOptions {
  /** Null: as the scenario says. */
  readonly front: Front | null;
  readonly year: number | null;
  /** Null: by front and year. */
  readonly superiority: MaybeSide | null;
  /** Null: as the map says. */
  readonly amphibious: boolean | null;
  /** Null: the deck of the game. */
  readonly deck: AirDeck | null;
  /** By side, the types it has in this battle; null, or nothing for both: all of them. */
  readonly types?: readonly [readonly AircraftType[] | null, readonly AircraftType[] | null];
}

export const PLAIN_AIR_OPTIONS: NewFlightPlanOptions = {
  front: null,
  year: null,
  superiority: null,
  amphibious: null,
  deck: null,
};

/** The types of a side in this battle, lost or not. */
export function typesOf({ types }: NewFlightPlanOptions, side: Side): readonly AircraftType[] {
  return types?.[side] ?? AIRCRAFT_TYPES;
}
