import { NO_AIR_CARD } from '../../../memoir/air/new-flight-plan/card.ts';
import { airCardRow, STANDARD_AIR_DECK } from '../../../memoir/air/new-flight-plan/deck.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Side } from '../../../memoir/side.ts';
import type { State } from '../../../memoir/state.ts';

export interface HeldAirCard {
  readonly title: string;
  readonly text: string;
}

function held({ rules }: State, card: number): HeldAirCard {
  const { title, text } = airCardRow(rules.air.deck ?? STANDARD_AIR_DECK, card);
  return { title, text };
}

/** The air cards a side holds at that moment. */
export function airHandOf(state: State, side: Side): HeldAirCard[] {
  return (flightPlanState(state.air)?.sides[side].hand ?? [])
    .toSorted((a, b) => a - b)
    .map((card) => held(state, card));
}

/** The air card a side has played this turn. */
export function airCardPlayed(state: State, side: Side): HeldAirCard | null {
  const card = flightPlanState(state.air)?.turn.played[side] ?? NO_AIR_CARD;
  return card === NO_AIR_CARD ? null : held(state, card);
}
