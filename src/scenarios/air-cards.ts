// The air combat cards of a battle by their ids.
import type { AirDeck } from '../memoir/air/new-flight-plan/card.ts';
import { STANDARD_AIR_DECK } from '../memoir/air/new-flight-plan/deck.ts';
import type { Rules } from '../memoir/rules.ts';

export function airDeckIn({ air }: Rules): AirDeck {
  return air.deck ?? STANDARD_AIR_DECK;
}

export function airCardIds(rules: Rules): string[] {
  return airDeckIn(rules).cards.map(({ id }) => id);
}
