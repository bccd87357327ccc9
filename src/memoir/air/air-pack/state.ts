import type { Airfield } from '../base-hexes.ts';
import type { FlyingPiece } from '../flying-piece.ts';
import type { Card } from '../../cards/card.ts';
import type { ParkedPlane, ReadyMarkers } from './options.ts';
import type { PlaneModel } from './planes.ts';

export type PlaneActionName = 'strafe' | 'support' | 'interdict';

/** The plane of a side that flies, or is about to. */
export interface Plane extends FlyingPiece {
  readonly model: PlaneModel;
  /** A sortie gave it its order: no air check this turn (AP-18.3). */
  cleared: boolean;
  /** The special action it has used this turn. */
  action: PlaneActionName | null;
  /** From the end of its move to the orders of its side's next turn. */
  interdicts: boolean;
  /** Units with a crater marker: they began beside it (AP-14.9). */
  pinned: readonly number[];
}

export interface AirPackSide {
  /** Sortie cards that lie face up beside the owner. */
  sorties: number;
  plane: Plane | null;
  /** The card announced for the next turn, where radar asks for that; NO_CARD: none. */
  announced: Card;
}

/** What Air Pack adds to a battle. Arrays are replaced, never changed in place. */
export interface AirPackState {
  readonly sides: readonly [AirPackSide, AirPackSide];
  parked: readonly ParkedPlane[];
  ready: readonly ReadyMarkers[];
  airfields: readonly Airfield[];
  /** A sortie card lies beside the section card of this turn. */
  laid: boolean;
}
