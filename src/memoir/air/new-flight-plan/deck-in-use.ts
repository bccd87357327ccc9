// NFP-1.4: the deck a battle is played with. The deck of the game makes itself known when its file is loaded, so that
// a page that only reads and writes games need not have it.
import type { Rules } from '../../rules.ts';
import type { AirDeck } from './card.ts';

let standard: AirDeck = { name: '', cards: [] };

export function setStandardDeck(deck: AirDeck): void {
  standard = deck;
}

export function deckInUse({ air }: Pick<Rules, 'air'>): AirDeck {
  return air.deck ?? standard;
}
