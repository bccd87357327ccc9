import type { Hex } from '../hex/board.ts';
import type { AirAction } from './air/hooks.ts';
import type { Card } from './cards/card.ts';

/** Everything a player can decide. Units are named by id, hexes by number. */
export type Action =
  /** Play a command card, as printed or in another way it allows. */
  | { readonly type: 'playCard'; readonly card: Card; readonly as: PlayMode }
  /** Red Army: put a card under the commissar's chip; the card that lay there is played in the given way. */
  | { readonly type: 'placeChip'; readonly card: Card; readonly as: PlayMode }
  | { readonly type: 'passTurn' }
  | { readonly type: 'chooseSection'; readonly section: number }
  | { readonly type: 'orderUnit'; readonly unit: number; readonly onTheMove: boolean }
  | { readonly type: 'endOrders' }
  | { readonly type: 'moveUnit'; readonly unit: number; readonly to: Hex }
  | { readonly type: 'exitUnit'; readonly unit: number }
  | { readonly type: 'endMovement' }
  | { readonly type: 'attack'; readonly unit: number; readonly target: number }
  | { readonly type: 'removeWire'; readonly unit: number }
  | { readonly type: 'removeRoadBlock'; readonly unit: number }
  | { readonly type: 'recover'; readonly unit: number }
  | { readonly type: 'endBattle' }
  | { readonly type: 'playAmbush' }
  | { readonly type: 'declineAmbush' }
  | { readonly type: 'battleBack' }
  | { readonly type: 'declineBattleBack' }
  | { readonly type: 'retreatTo'; readonly to: Hex }
  | { readonly type: 'endRetreat' }
  | { readonly type: 'takeGround' }
  | { readonly type: 'holdGround' }
  | { readonly type: 'moveOn'; readonly to: Hex }
  | { readonly type: 'stayPut' }
  | { readonly type: 'overrun'; readonly target: number }
  | { readonly type: 'declineOverrun' }
  /** Air Power and Barrage: pick a target, end picking. */
  | { readonly type: 'pickTarget'; readonly target: number }
  | { readonly type: 'endTargets' }
  | { readonly type: 'heal'; readonly unit: number }
  | { readonly type: 'endHealing' }
  | { readonly type: 'keepCard'; readonly card: Card }
  | AirAction;

export type ActionType = Action['type'];
/** How a card is used: as printed, Recon 1 as Air Power, or laid aside because the whole hand is Ambush. */
export type PlayMode = 'printed' | 'airPower' | 'discard';
