// NFP-1.5, NFP-3.15, NFP-3.17: what every set of air rules knows of a flying piece
import type { Hex } from '../../hex/board.ts';
import type { Side } from '../side.ts';
import { OFF_MAP } from '../units/unit.ts';

export const AIRCRAFT_TYPES = ['fighter', 'fighterBomber', 'bomber'] as const;
export type AircraftType = (typeof AIRCRAFT_TYPES)[number];

export const AMMUNITION = ['mg', 'bomb'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** Markers by kind: on an aircraft, or in the general supply. */
export interface Stock {
  readonly mg: number;
  readonly bomb: number;
}

/** An aircraft in play. It is no unit of the base game: it has no figures and stands in no table of units. */
export interface Aircraft {
  readonly side: Side;
  readonly type: AircraftType;
  /** OFF_MAP between its order to deploy and its first hex. */
  hex: Hex;
  /** On an airfield or a carrier; otherwise it flies. */
  landed: boolean;
  stock: Stock;
  order: 0 | 1 | 2;
  /** The section named for its deployment, from its side's own view; 0 once it is on the board. */
  section: number;
  /** Hexes of this turn's move. The first is where the move began, unless it was placed this turn: then the first it flew over. */
  path: readonly Hex[];
  /** It came onto the board this turn, so its first hex counts as a hex moved. */
  deployed: boolean;
  moveEnded: boolean;
  /** Its combats of this turn have begun. */
  battled: boolean;
}

export function isInPlay(aircraft: Aircraft | null): aircraft is Aircraft {
  return aircraft !== null && aircraft.hex !== OFF_MAP;
}

/** An aircraft that a scenario puts on the board before the first turn. */
export interface StartingAircraft {
  readonly type: AircraftType;
  readonly hex: Hex;
}

/** By side. */
export type StartingAircraftPair = readonly [StartingAircraft | null, StartingAircraft | null];

export const NOBODY_STARTS: StartingAircraftPair = [null, null];
