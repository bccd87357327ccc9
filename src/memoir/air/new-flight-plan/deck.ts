// NFP-1.4, NFP-2.1: the deck that comes with the game, and a deck as single cards
import type { AirCard, AirCardRow, AirDeck } from './card.ts';
import { setStandardDeck } from './deck-in-use.ts';
import standard from './data/deck.json' with { type: 'json' };

/** The file that comes with the game is checked by its tests, not by every page that plays with it. */
function deckOf({ name, cards }: { readonly name: string; readonly cards: unknown }): AirDeck {
  return { name, cards: cards as AirDeck['cards'] };
}

export const STANDARD_AIR_DECK: AirDeck = deckOf(standard);
setStandardDeck(STANDARD_AIR_DECK);

/** Every card of the deck, as often as it is in it, in the order of its file. */
export function deckOfCards(deck: AirDeck): AirCard[] {
  return deck.cards.flatMap(({ count }, card) => Array.from({ length: count }, () => card));
}

export function airCardRow(deck: AirDeck, card: AirCard): AirCardRow {
  return deck.cards[card];
}
