import { AMBUSH, CARD_IDS, cardOf, type Card, type CardId } from '../memoir/cards/card.ts';
import { SIDE_NAMES, type Side } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { cardCount } from '../memoir/cards/decks.ts';
import { openingHand } from '../memoir/cards/hand.ts';
import { joinPath } from './fault.ts';
import type { EmbeddedPosition } from './position-schema.ts';
import { note, type Reading } from './reading.ts';

/**
 * Lays out the command cards: what the file names is taken from the shuffled deck, hands it does not name are dealt,
 * and the rest stays the deck, with the named top on it.
 */
export function readCards(reading: Reading, state: State, file: EmbeddedPosition): void {
  const { deck } = state;
  const takeList = (path: string, ids: readonly CardId[] = []): Card[] =>
    ids.map((id, at) => takeCard(reading, state, joinPath(path, at), id));
  const given = [0, 1].map((side) => {
    const ids = file.hands?.[SIDE_NAMES[side]];
    return ids === undefined ? null : takeList(`hands.${SIDE_NAMES[side]}`, ids);
  });
  const top = takeList('deckTop', file.deckTop);
  state.discard = takeList('discard', file.discard);
  for (const side of [0, 1] as const) {
    const chip = file.chips?.[SIDE_NAMES[side]];
    if (chip !== undefined) state.sides[side].chip = takeCard(reading, state, `chips.${SIDE_NAMES[side]}`, chip);
  }
  if (file.card !== undefined) state.turn.card = takeCard(reading, state, 'card', file.card);
  for (let i = 0; i < (file.ambushes ?? 0); i++) takeCard(reading, state, 'ambushes', CARD_IDS[AMBUSH]);
  state.turn.ambushes = file.ambushes ?? 0;
  const { first } = state.rules;
  for (const side of [first, first === 0 ? 1 : 0] as const) {
    state.sides[side].hand =
      given[side] ?? deck.splice(Math.max(0, deck.length - cardsToDeal(state, side, file))).toReversed();
  }
  deck.push(...top.toReversed());
}

/** A full hand, less the card on the table. */
function cardsToDeal(state: State, side: Side, file: EmbeddedPosition): number {
  const full = openingHand(state.rules, side);
  return file.card !== undefined && state.turn.side === side ? full - 1 : full;
}

function takeCard(reading: Reading, state: State, path: string, id: CardId): Card {
  const { deck, rules } = state;
  const at = deck.indexOf(cardOf(id));
  if (at >= 0) return deck.splice(at, 1)[0];
  note(
    reading,
    path,
    `the ${rules.deck} deck has ${cardCount(rules.deck, id)} of ${id}, and all are somewhere else already`,
  );
  return cardOf(id);
}
