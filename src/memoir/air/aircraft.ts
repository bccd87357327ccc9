// NFP-1.5, NFP-1.19, NFP-3.15, NFP-3.17: the aircraft of New Flight Plan
import type { Hex } from '../../hex/board.ts';
import type { FlyingPiece } from './flying-piece.ts';

export const AIRCRAFT_TYPES = ['fighter', 'fighterBomber', 'bomber'] as const;
export type AircraftType = (typeof AIRCRAFT_TYPES)[number];

export const AMMUNITION = ['mg', 'bomb'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** Markers by kind: on an aircraft, or in the general supply. */
export interface Stock {
  readonly mg: number;
  readonly bomb: number;
}

/** An aircraft in play. */
export interface Aircraft extends FlyingPiece {
  readonly type: AircraftType;
  stock: Stock;
  /** Its combats of this turn have begun. */
  battled: boolean;
}

/** An aircraft that a scenario puts on the board before the first turn. */
export interface StartingAircraft {
  readonly type: AircraftType;
  readonly hex: Hex;
}

/** By side. */
export type StartingAircraftPair = readonly [StartingAircraft | null, StartingAircraft | null];

export const NOBODY_STARTS: StartingAircraftPair = [null, null];
