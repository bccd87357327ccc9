import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';

/** Pending decisions of Air Pack; see frames/frame.ts. */
export type AirPackFrame =
  /** What a sortie does, in these sections from its side's own view, or over the whole edge of the map. */
  | { readonly kind: 'sortie'; readonly side: Side; readonly sections: number; readonly anywhere: boolean }
  /** A card that orders every unit of its sections: a plane on the ground takes off only if its owner likes. */
  | { readonly kind: 'scramble'; readonly side: Side; readonly sections: number }
  | PlaneFlightFrame
  | StrafingFrame
  /** The Storch has seen the enemy: two cards to choose from, or one. */
  | { readonly kind: 'reconDraw'; readonly side: Side }
  | { readonly kind: 'announcement'; readonly side: Side }
  | AirfieldAttackFrame;

/** The plane in mid-move, and what it does when the move has ended. */
export interface PlaneFlightFrame {
  readonly kind: 'planeFlight';
  readonly side: Side;
  step: 'fly' | 'act';
}

/** What is strafed; `unit` is NO_UNIT for planes on the ground. */
export interface StrafedTarget {
  readonly hex: Hex;
  readonly unit: number;
}

/** Dice that have still to fall, in flight order. */
export interface StrafingFrame {
  readonly kind: 'strafing';
  readonly side: Side;
  targets: readonly StrafedTarget[];
}

/** A ground unit's dice at what stands on an airfield. */
export interface AirfieldAttackFrame {
  readonly kind: 'airfieldAttack';
  readonly unit: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly overrun: boolean;
  step: 'roll' | 'after';
}
