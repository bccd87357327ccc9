// NFP-1.4, NFP-1.5, NFP-1.15, NFP-12
import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';
import type { Aircraft, AircraftType, Ammunition, Stock } from '../aircraft.ts';
import type { Airfield } from '../base-hexes.ts';
import type { AirCard } from './card.ts';

/** A marker of the attack run: it belongs to the unit it was laid on (NFP-5.17). */
export interface Marker {
  readonly hex: Hex;
  /** NO_UNIT: it lies on the landed aircraft there. */
  readonly unit: number;
  readonly ammunition: Ammunition;
}

export interface AirSide {
  hand: AirCard[];
  /** The one aircraft on the board, or ordered onto it this turn. */
  aircraft: Aircraft | null;
  /** Types shot down or destroyed: they never come back. */
  lost: readonly AircraftType[];
}

/** What is going on in the air this turn. */
export interface AirTurn {
  /** The air card each side has played this turn, or NO_AIR_CARD (NFP-2.4, NFP-2.5). */
  played: readonly [AirCard, AirCard];
  /** The active side took its aircraft off the board at the start of the turn. */
  withdrew: boolean;
  /** Markers of the run that still lie on their hexes, in flight order. */
  markers: readonly Marker[];
  /** Hexes marked in this run, also those whose marker is gone. */
  targetHexes: readonly Hex[];
  /** Kinds of ammunition laid in this run. */
  ammunition: readonly Ammunition[];
  dogfight: boolean;
  /** Objective with a bomb of strategic bombing on it, as an index into the rules; −1: none. */
  bombing: number;
  /** The active side's card was played in the battle phase: one spent on a deployment does nothing there (NFP-2.9). */
  battleCard: boolean;
  /** The unit that such a card singles out; NO_UNIT: none, or the landed aircraft. */
  observed: number;
}

/** An objective that was taken by strategic bombing (NFP-6.5, NFP-6.6). */
export interface BombedObjective {
  readonly objective: number;
  readonly side: Side;
  /** The medal is still on that side's track because of it. */
  readonly held: boolean;
}

/** What New Flight Plan adds to a battle. Arrays are replaced, never changed in place, but for hands and decks. */
export interface NewFlightPlanState {
  readonly sides: readonly [AirSide, AirSide];
  deck: AirCard[];
  discard: AirCard[];
  supply: Stock;
  turn: AirTurn;
  airfields: readonly Airfield[];
  bombed: readonly BombedObjective[];
}
