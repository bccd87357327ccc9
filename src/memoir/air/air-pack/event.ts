import type { Hex } from '../../../hex/board.ts';
import type { Card } from '../../cards/card.ts';
import type { Side } from '../../side.ts';
import type { PlaneModel } from './planes.ts';

/** Why dice were thrown. */
export type AirPackRoll = 'airCheck' | 'strafing' | 'kamikaze' | 'airfieldAttack';

/** What happens in the air. `side` is the owner of the plane or card, where nothing else is said. */
export type AirPackEvent =
  /** Drawn from the deck, and laid face up. */
  | { readonly type: 'sortieRevealed'; readonly side: Side }
  | { readonly type: 'sortieLaid'; readonly side: Side }
  | { readonly type: 'sortieAnnounced'; readonly side: Side; readonly card: Card }
  | { readonly type: 'planeLaunched'; readonly side: Side; readonly model: PlaneModel; readonly section: number }
  /** In flight, or for its take-off. */
  | {
      readonly type: 'planeOrdered';
      readonly side: Side;
      readonly model: PlaneModel;
      readonly hex: Hex;
      readonly takesOff: boolean;
      readonly bySortie: boolean;
      readonly onTheMove: boolean;
    }
  | { readonly type: 'planeEntered'; readonly side: Side; readonly model: PlaneModel; readonly hex: Hex }
  | { readonly type: 'planeMoveEnded'; readonly side: Side; readonly hex: Hex }
  | { readonly type: 'planeLanded'; readonly side: Side; readonly model: PlaneModel; readonly hex: Hex }
  /** It leaves the board and costs nothing. */
  | {
      readonly type: 'planeRemoved';
      readonly side: Side;
      readonly model: PlaneModel;
      readonly hex: Hex;
      readonly cause: 'notOrdered' | 'recalled' | 'noRoom' | 'rescued';
    }
  | {
      readonly type: 'planeLost';
      readonly side: Side;
      readonly model: PlaneModel;
      readonly hex: Hex;
      readonly cause: 'airCheck' | 'dive' | 'onTheGround' | 'withCarrier';
    }
  | {
      readonly type: 'readyMarkersLost';
      readonly side: Side;
      readonly hex: Hex;
      readonly count: number;
      readonly cause: 'onTheGround' | 'withCarrier';
    }
  /** The dice of the check are about to fall. */
  | {
      readonly type: 'airCheckMade';
      readonly side: Side;
      readonly model: PlaneModel;
      readonly hex: Hex;
      readonly terrainDice: number;
      readonly enemyDice: number;
    }
  /** The die against one hex of the strafed stretch is about to fall; `unit` is NO_UNIT for planes on the ground. */
  | {
      readonly type: 'hexStrafed';
      readonly side: Side;
      readonly from: Hex;
      readonly hex: Hex;
      readonly unit: number;
    }
  | { readonly type: 'groundSupported'; readonly side: Side; readonly hex: Hex }
  | {
      readonly type: 'groundInterdicted';
      readonly side: Side;
      readonly hex: Hex;
      readonly units: readonly number[];
    }
  | {
      readonly type: 'planeDived';
      readonly side: Side;
      readonly model: PlaneModel;
      readonly from: Hex;
      readonly hex: Hex;
      readonly unit: number;
    }
  | { readonly type: 'unitRescued'; readonly unit: number; readonly hex: Hex; readonly from: Hex }
  /** A ground unit attacks what `side` has on an airfield. */
  | {
      readonly type: 'airfieldAttacked';
      readonly side: Side;
      readonly unit: number;
      readonly from: Hex;
      readonly hex: Hex;
      readonly dice: number;
    };
