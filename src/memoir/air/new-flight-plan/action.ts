import type { TerrainId } from '../../terrain/data/rows.ts';
import type { AircraftType, Ammunition } from '../aircraft.ts';
import type { AirCard } from './card.ts';

/** What the air rules add to the decisions of a player. An aircraft needs no name: a side has one at most. */
export type NewFlightPlanAction =
  /** Before a command card is played: off the board. */
  | { readonly type: 'withdrawAircraft' }
  /** Lays an air card beside the command card that will be played next. */
  | { readonly type: 'layAirCard'; readonly card: AirCard }
  | { readonly type: 'deployAircraft'; readonly aircraft: AircraftType; readonly section: number }
  | { readonly type: 'orderAircraft'; readonly onTheMove: boolean }
  | { readonly type: 'layMarker'; readonly ammunition: Ammunition }
  | { readonly type: 'declareDogfight' }
  | { readonly type: 'declareBombing' }
  | { readonly type: 'endDeclarations' }
  /** A ground unit fires at the enemy's aircraft, in the battle phase or as an overrun. */
  | { readonly type: 'attackAircraft'; readonly unit: number }
  /** Barrage on a landed aircraft. */
  | { readonly type: 'strikeAircraft' }
  /** The next roll of the aircraft's own combats. */
  | { readonly type: 'rollRun' }
  | { readonly type: 'rollDogfight' }
  | { readonly type: 'rollBombing' }
  | { readonly type: 'removeObstacle'; readonly terrain: TerrainId }
  /** A card of the battle phase or an answer; `unit` is whom it is for, or NO_UNIT. */
  | { readonly type: 'playAirCard'; readonly card: AirCard; readonly unit: number }
  | { readonly type: 'declineAirCard' }
  | { readonly type: 'drawAirCard' }
  | { readonly type: 'leaveAirCard' };

/** Those that end something or turn an offer down. */
export const NEW_FLIGHT_PLAN_PASSES = ['endDeclarations', 'declineAirCard', 'leaveAirCard'] as const;
