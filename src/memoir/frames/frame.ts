import type { Hex } from '../../hex/board.ts';
import type { AirFrame } from '../air/hooks.ts';
import type { Card, OrderFilter } from '../cards/card.ts';
import type { RollReason } from '../dice.ts';
import type { Side } from '../side.ts';

/** One kind of order a card still has to give: so many units of the filter, in the sections (own view). */
export interface OrderSlot {
  readonly filter: OrderFilter;
  readonly sections: number;
  readonly count: number;
}

export type TurnStep = 'start' | 'card' | 'orders' | 'movement' | 'battle' | 'moveAgain' | 'draw' | 'end';
export type AttackStep =
  | 'ambush'
  | 'afterAmbush'
  | 'roll'
  | 'afterFlags'
  | 'battleBack'
  | 'ground'
  | 'moveOn'
  | 'overrun'
  | 'done';

/**
 * The pending decisions, last one on top. Plain data: any moment can be saved.
 * Arrays inside a frame are replaced, never changed in place.
 */
export type BaseFrame =
  | { readonly kind: 'turn'; step: TurnStep }
  | { readonly kind: 'playCard'; readonly side: Side }
  | { readonly kind: 'commissar'; readonly side: Side }
  | { readonly kind: 'section'; readonly side: Side; readonly sections: number }
  | { readonly kind: 'orders'; readonly side: Side; readonly slots: readonly OrderSlot[]; onTheMove: number }
  | { readonly kind: 'movement'; readonly side: Side }
  | { readonly kind: 'battle'; readonly side: Side }
  | AttackFrame
  | RetreatFrame
  | {
      readonly kind: 'airPower';
      readonly side: Side;
      readonly section: number;
      targets: readonly number[];
      picking: boolean;
    }
  | { readonly kind: 'barrage'; readonly side: Side }
  | { readonly kind: 'medics'; readonly side: Side; units: number; tried: readonly number[] }
  | {
      readonly kind: 'healing';
      readonly side: Side;
      infantry: number;
      armor: number;
      star: number;
    }
  | { readonly kind: 'keepCard'; readonly side: Side; readonly cards: readonly Card[] };

export type Frame = BaseFrame | AirFrame;

export interface AttackFrame {
  readonly kind: 'attack';
  step: AttackStep;
  readonly reason: Extract<RollReason, 'attack' | 'ambush' | 'battleBack'>;
  readonly attacker: number;
  /** NO_UNIT: what it attacked was no unit, and is gone; only the ground is left to take. */
  readonly target: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly overrun: boolean;
  /** Hits scored so far, for the cross-hairs. */
  hits: number;
}

export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly unit: number;
  /** Hexes it must and may still go. */
  owed: number;
  allowed: number;
}

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
