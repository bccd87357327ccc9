// What every set of air rules knows of a flying piece
import type { Hex } from '../../hex/board.ts';
import type { Side } from '../side.ts';
import { NOT_ORDERED, OFF_MAP } from '../units/unit.ts';

/** A piece in play that flies. It is no unit of the base game: it has no figures and stands in no table of units. */
export interface FlyingPiece {
  readonly side: Side;
  /** OFF_MAP between its order to come on and its first hex. */
  hex: Hex;
  /** On an airfield or a carrier; otherwise it flies. */
  landed: boolean;
  order: 0 | 1 | 2;
  /** Sections it may come on in, from its side's own view; 0 once it is on the board. */
  section: number;
  /** Hexes of this turn's move. The first is where the move began, unless it came on this turn: then the first it flew over. */
  path: readonly Hex[];
  /** It came onto the board this turn, so its first hex counts as a hex moved. */
  deployed: boolean;
  moveEnded: boolean;
}

export function isInPlay<P extends FlyingPiece>(piece: P | null): piece is P {
  return piece !== null && piece.hex !== OFF_MAP;
}

/** A piece as it comes into play, before its turn has begun. */
export function newPiece(side: Side, where: Partial<FlyingPiece>): FlyingPiece {
  return {
    side,
    hex: OFF_MAP,
    landed: false,
    order: NOT_ORDERED,
    section: 0,
    path: [],
    deployed: false,
    moveEnded: false,
    ...where,
  };
}

/** Its turn is over. */
export function restPiece(piece: FlyingPiece): void {
  piece.order = NOT_ORDERED;
  piece.path = [];
  piece.deployed = false;
  piece.moveEnded = false;
}

/** Decisions in flight that are the same whatever the rules. */
export type FlightAction =
  /** The first hex of a piece that comes on. */
  | { readonly type: 'placeAircraft'; readonly to: Hex }
  | { readonly type: 'flyTo'; readonly to: Hex }
  | { readonly type: 'endFlight' };

export const FLIGHT_PASSES = ['endFlight'] as const;

export interface FlightEvent {
  readonly type: 'aircraftMoved';
  readonly side: Side;
  readonly from: Hex;
  readonly to: Hex;
}
