import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';

/** Pending decisions of the air rules; see frames/frame.ts. */
export type NewFlightPlanFrame =
  /** Type and section of the aircraft that the air card brings on. */
  | { readonly kind: 'deployment'; readonly side: Side; readonly sections: number }
  | FlightFrame
  /** The other side may ambush the aircraft from under its marker. */
  | { readonly kind: 'airAmbush'; readonly side: Side; readonly unit: number }
  | AirAnswerFrame
  | GroundFireFrame
  | ConfirmationFrame
  | AirBattleFrame
  /** One air card for each of the sides, if it wants one. */
  | { readonly kind: 'airDraw'; sides: readonly Side[] };

/** The aircraft in mid-move, and its declarations when the move has ended. */
export interface FlightFrame {
  readonly kind: 'flight';
  readonly side: Side;
  step: 'fly' | 'declare' | 'answer' | 'done';
}

/** The window for an air card in the opponent's turn. */
export interface AirAnswerFrame {
  readonly kind: 'airAnswer';
  readonly side: Side;
  readonly moment: 'flightEnded' | 'aircraftHit' | 'dogfightOver';
}

/** A ground unit's dice at the aircraft of the other side. */
export interface GroundFireFrame {
  readonly kind: 'groundFire';
  step: 'roll' | 'after';
  readonly reason: 'groundFire' | 'ambush' | 'flakTrap';
  readonly unit: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly overrun: boolean;
}

/** Hits on a flying aircraft, to be confirmed by the side that scored them. */
export interface ConfirmationFrame {
  readonly kind: 'confirmation';
  readonly side: Side;
  step: 'answer' | 'roll';
  hits: number;
}

/** The aircraft's combats: the run in flight order, the dogfight, strategic bombing. */
export interface AirBattleFrame {
  readonly kind: 'airBattle';
  readonly side: Side;
  step: 'run' | 'obstacle' | 'dogfight' | 'dogfightOver' | 'bombing';
  /** Where the latest dice of the run fell, and whether they hit: for the obstacle a card removes. */
  hex: Hex;
  hit: boolean;
}
