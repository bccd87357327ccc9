// The air combat cards of a battle by their ids.
import { deckInUse } from '../memoir/air/new-flight-plan/deck-in-use.ts';
import type { Rules } from '../memoir/rules.ts';

export { deckInUse as airDeckIn };

export function airCardIds(rules: Rules): string[] {
  return deckInUse(rules).cards.map(({ id }) => id);
}
