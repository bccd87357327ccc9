import type { Hex } from '../../../hex/board.ts';
import type { Card } from '../../cards/card.ts';
import type { PlaneModel } from './planes.ts';

/** What Air Pack adds to the decisions of a player. A plane in flight needs no name: a side has one at most. */
export type AirPackAction =
  /** A sortie card as the card of the turn, or beside the section card that will be played next. */
  | { readonly type: 'playSortie' }
  | { readonly type: 'laySortie' }
  /** Air Power as a sortie, where the players may choose. */
  | { readonly type: 'playAsSortie'; readonly card: Card }
  // What a sortie does
  | { readonly type: 'launchPlane'; readonly model: PlaneModel; readonly section: number }
  | { readonly type: 'sendPlane' }
  | { readonly type: 'recallPlane' }
  // Orders
  | { readonly type: 'orderPlane'; readonly onTheMove: boolean }
  | { readonly type: 'takeOff'; readonly hex: Hex; readonly model: PlaneModel; readonly onTheMove: boolean }
  | { readonly type: 'stayGrounded' }
  // At the end of its move
  /** A stretch of its path, by the first and the last hex of it. */
  | { readonly type: 'strafe'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'supportGround' }
  | { readonly type: 'interdictGround' }
  | { readonly type: 'dive'; readonly unit: number }
  | { readonly type: 'rescue'; readonly unit: number }
  | { readonly type: 'land' }
  | { readonly type: 'stayAloft' }
  /** A ground unit attacks what stands on an airfield; Barrage may strike it. */
  | { readonly type: 'attackAirfield'; readonly unit: number; readonly hex: Hex }
  | { readonly type: 'strikeAirfield'; readonly hex: Hex }
  // The draw, and what radar asks for
  | { readonly type: 'drawTwo' }
  | { readonly type: 'drawOne' }
  | { readonly type: 'announceSortie'; readonly card: Card }
  | { readonly type: 'announceNothing' };

/** Those that end something or turn an offer down. */
export const AIR_PACK_PASSES = ['stayGrounded', 'stayAloft', 'drawOne', 'announceNothing'] as const;
