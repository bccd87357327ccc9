import { airKinds, commandKinds, type CardKind, type CardPlace, type Edit } from '../../lessons/edits.ts';
import { openingHand } from '../../memoir/cards/hand.ts';
import { cardOf, type CardId } from '../../memoir/cards/card.ts';
import type { Side } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { airDeckIn } from '../../scenarios/air-cards.ts';
import { cardName, cardRule } from '../text/cards.ts';

export type CardSort = Exclude<Edit['edit'], 'dice'>;

/** A kind of card, as the player knows it. */
export interface CardRowModel extends CardKind {
  readonly sort: CardSort;
  readonly name: string;
  readonly rule: string;
}

export function cardRows(state: State, sort: CardSort): CardRowModel[] {
  if (sort === 'card')
    return commandKinds(state).map((kind) => {
      const card = cardOf(kind.id as CardId);
      return { ...kind, sort, name: cardName(card), rule: cardRule(card, state.rules.deck) };
    });
  const { cards } = airDeckIn(state.rules);
  return airKinds(state).map((kind) => {
    const row = cards.find(({ id }) => id === kind.id);
    return { ...kind, sort, name: row?.title ?? kind.id, rule: row?.text ?? '' };
  });
}

/** Each card of a hand by itself. */
export function cardsIn(rows: readonly CardRowModel[], place: CardPlace): CardRowModel[] {
  return rows.flatMap((row) => Array.from({ length: row.counts[place] }, () => row));
}

/** Command cards a side usually holds; null: air cards have no such number. */
export function usualHand(state: State, side: Side, sort: CardSort): number | null {
  return sort === 'card' ? openingHand(state.rules, side) : null;
}
