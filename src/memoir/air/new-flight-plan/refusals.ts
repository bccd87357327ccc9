// NFP-2.4, NFP-2.12, NFP-3.1, NFP-3.2, NFP-3.3, NFP-7.10, NFP-10.1: why an air card cannot be laid, or no aircraft deployed
import { CARDS } from '../../cards/card.ts';
import { DAYLIGHT } from '../../cards/resolve.ts';
import type { Side } from '../../side.ts';
import type { State } from '../../state.ts';
import { worldOf, type World } from '../../world.ts';
import { aircraftOf, airOf } from './air.ts';
import type { AirCard } from './card.ts';
import { hasPlayed, rowOf } from './cards.ts';
import { typesOf } from './options.ts';
import { flightPlanState } from './own-state.ts';
import { availableTypes, effectOf, goesWithAirCard, hasWithdrawn, playable } from './laying.ts';

export type NoDeploymentReason =
  | 'played'
  | 'aircraftOnBoard'
  | 'withdrew'
  | 'night'
  /** The scenario gives the side none. */
  | 'noAircraft'
  | 'noTypeLeft'
  | 'noSectionCard'
  /** No hex of the sections is open to it. */
  | 'noRoom';

export type NotLaidReason =
  | NoDeploymentReason
  /** With an aircraft on the board: the card is no card for an order, or for another type. */
  | 'notItsMoment'
  | 'wrongSymbol'
  /** No command card in hand could order the aircraft. */
  | 'noCommandCard';

function holdsSectionCard(world: World, side: Side): boolean {
  return playable(world, side).some((card) => CARDS[effectOf(world, side, card)].kind === 'section');
}

function noDeployment(world: World, side: Side): NoDeploymentReason | null {
  if (typesOf(world.state.rules.air, side).length === 0) return 'noAircraft';
  if (hasPlayed(world, side)) return 'played';
  if (airOf(world).sides[side].aircraft !== null) return 'aircraftOnBoard';
  if (hasWithdrawn(world, side)) return 'withdrew';
  if (world.state.visibility < DAYLIGHT) return 'night';
  if (availableTypes(world, side).length === 0) return 'noTypeLeft';
  return holdsSectionCard(world, side) ? null : 'noSectionCard';
}

export function whyNoDeployment(state: State, side: Side): NoDeploymentReason | null {
  return flightPlanState(state.air) === null ? null : noDeployment(worldOf(state, null), side);
}

/** Why this air card cannot be laid beside a command card now; null if it can. */
export function whyNotLaid(state: State, side: Side, card: AirCard): NotLaidReason | null {
  if (flightPlanState(state.air) === null) return null;
  const world = worldOf(state, null);
  const aircraft = aircraftOf(world, side);
  if (hasPlayed(world, side)) return 'played';
  const fits = playable(world, side).some((other) => goesWithAirCard(world, side, other));
  if (aircraft === null) return noDeployment(world, side) ?? (fits ? null : 'noRoom');
  const row = rowOf(world, card);
  if (row.moment !== 'withTheOrder') return 'notItsMoment';
  if (row.symbol !== aircraft.type) return 'wrongSymbol';
  return fits ? null : 'noCommandCard';
}
