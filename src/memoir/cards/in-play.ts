import type { State } from '../state.ts';
import { CARDS, NO_CARD, type Card, type CardRow } from './card.ts';

/** The card whose special words hold this turn; NO_CARD before one is played and under a fallback (M44-CARD-FB). */
export function cardInForce(state: State): Card {
  return state.turn.fallback ? NO_CARD : state.turn.effect;
}

export function rowInForce(state: State): CardRow | null {
  const card = cardInForce(state);
  return card === NO_CARD ? null : CARDS[card];
}
