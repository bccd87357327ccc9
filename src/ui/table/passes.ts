import type { Action } from '../../memoir/index.ts';

const PASSES: ReadonlySet<Action['type']> = new Set([
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
  'endFlight',
  'endDeclarations',
  'declineAirCard',
  'leaveAirCard',
]);

/** Ends a phase or leaves an offer alone. */
export function isPass({ type }: Action): boolean {
  return PASSES.has(type);
}
