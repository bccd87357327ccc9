import type { Action } from './action.ts';
import { AIR_PASSES } from './air/hooks.ts';

export const PASSES: ReadonlySet<Action['type']> = new Set([
  'passTurn',
  'endOrders',
  'endMovement',
  'endBattle',
  'declineAmbush',
  'declineBattleBack',
  'endRetreat',
  'holdGround',
  'stayPut',
  'declineOverrun',
  'endTargets',
  'endHealing',
  ...AIR_PASSES,
]);

/** It ends a part of the turn or turns an offer down. */
export function isPass({ type }: Action): boolean {
  return PASSES.has(type);
}
