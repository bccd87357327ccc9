import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';
import type { AircraftType, Ammunition } from '../aircraft.ts';
import type { AirCard } from './card.ts';

/** Why dice were thrown. An ambush on an aircraft is 'ambush', like any other. */
export type NewFlightPlanRoll =
  | 'attackRun'
  | 'groundFire'
  | 'flakTrap'
  | 'confirmation'
  | 'dogfight'
  | 'turnTheTables'
  | 'strategicBombing';

/** What happens in the air. `side` is the owner of the aircraft, where nothing else is said. */
export type NewFlightPlanEvent =
  | {
      readonly type: 'aircraftWithdrawn';
      readonly side: Side;
      readonly aircraft: AircraftType;
      readonly hex: Hex;
      readonly forced: boolean;
    }
  | { readonly type: 'aircraftRefuelled'; readonly side: Side; readonly aircraft: AircraftType; readonly hex: Hex }
  /** The side that plays the card; `unit` is whom it is for, or NO_UNIT. */
  | { readonly type: 'airCardPlayed'; readonly side: Side; readonly card: AirCard; readonly unit: number }
  | { readonly type: 'airCardDrawn'; readonly side: Side; readonly card: AirCard; readonly seenBy: Side }
  | { readonly type: 'airDeckShuffled'; readonly cards: number }
  | {
      readonly type: 'aircraftDeployed';
      readonly side: Side;
      readonly aircraft: AircraftType;
      readonly section: number;
    }
  | { readonly type: 'aircraftOrdered'; readonly side: Side; readonly hex: Hex; readonly onTheMove: boolean }
  | { readonly type: 'aircraftPlaced'; readonly side: Side; readonly aircraft: AircraftType; readonly hex: Hex }
  | { readonly type: 'markerLaid'; readonly side: Side; readonly hex: Hex; readonly ammunition: Ammunition }
  /** Its target is gone, or the aircraft is: it does nothing any more. */
  | { readonly type: 'markerLapsed'; readonly side: Side; readonly hex: Hex; readonly ammunition: Ammunition }
  | { readonly type: 'aircraftLanded'; readonly side: Side; readonly hex: Hex }
  | { readonly type: 'flightEnded'; readonly side: Side; readonly hex: Hex }
  | { readonly type: 'dogfightDeclared'; readonly side: Side; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'bombingDeclared'; readonly side: Side; readonly hex: Hex }
  /** The dice of one target hex of the run are about to fall. */
  | {
      readonly type: 'runAttacked';
      readonly side: Side;
      readonly from: Hex;
      readonly hex: Hex;
      readonly unit: number;
      readonly dice: number;
    }
  /** A ground unit fires at the aircraft of `side`. */
  | {
      readonly type: 'aircraftFiredAt';
      readonly side: Side;
      readonly unit: number;
      readonly from: Hex;
      readonly hex: Hex;
      readonly dice: number;
      readonly reason: 'groundFire' | 'ambush' | 'flakTrap';
    }
  | {
      readonly type: 'dogfightFought';
      readonly side: Side;
      readonly from: Hex;
      readonly to: Hex;
      readonly dice: number;
      readonly answer: boolean;
    }
  | { readonly type: 'hitsCancelled'; readonly side: Side; readonly hex: Hex; readonly count: number }
  /** Shot down in the air, destroyed on the ground, or lost with its carrier. */
  | {
      readonly type: 'aircraftLost';
      readonly side: Side;
      readonly aircraft: AircraftType;
      readonly hex: Hex;
      readonly cause: 'shotDown' | 'onTheGround' | 'withCarrier';
    }
  | { readonly type: 'aircraftDrivenOff'; readonly side: Side; readonly aircraft: AircraftType; readonly hex: Hex }
  | { readonly type: 'objectiveBombed'; readonly side: Side; readonly hex: Hex; readonly taken: boolean };
