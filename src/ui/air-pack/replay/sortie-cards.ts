import { airPackState } from '../../../memoir/air/air-pack/own-state.ts';
import { AIR_SORTIE } from '../../../memoir/cards/card.ts';
import type { Side } from '../../../memoir/side.ts';
import type { State } from '../../../memoir/state.ts';
import type { HeldAirCard } from '../../air/replay/air-hand.ts';
import { cardName, cardRule } from '../../text/cards.ts';

function sortieCard({ rules }: State): HeldAirCard {
  return { title: cardName(AIR_SORTIE), text: cardRule(AIR_SORTIE, rules.deck) };
}

/** The sortie cards that lie face up beside a side at that moment. */
export function airHandOf(state: State, side: Side): HeldAirCard[] {
  const count = airPackState(state.air)?.sides[side].sorties ?? 0;
  return Array.from({ length: count }, () => sortieCard(state));
}

/** The sortie card that was laid beside the section card of this turn; one that is played alone is the card of the turn. */
export function airCardPlayed(state: State, side: Side): HeldAirCard | null {
  const isLaid = airPackState(state.air)?.laid ?? false;
  return isLaid && state.turn.side === side ? sortieCard(state) : null;
}
