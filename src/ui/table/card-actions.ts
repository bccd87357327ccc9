import type { Action } from '../../memoir/action.ts';
import { AMBUSH, type Card } from '../../memoir/cards/card.ts';

export type CardAction = Extract<
  Action,
  { type: 'playCard' | 'placeChip' | 'keepCard' | 'playAsSortie' | 'announceSortie' }
>;
/** What can be done by a click on a card of the hand. */
export type HandAction = CardAction | Extract<Action, { type: 'playAmbush' }>;

const ON_CARDS: ReadonlySet<Action['type']> = new Set([
  'playCard',
  'placeChip',
  'keepCard',
  'playAsSortie',
  'announceSortie',
]);

export function isCardAction(action: Action): action is CardAction {
  return ON_CARDS.has(action.type);
}

function isOfCard(action: Action, card: Card): action is HandAction {
  return action.type === 'playAmbush' ? card === AMBUSH : isCardAction(action) && action.card === card;
}

/** Belongs to a card of the hand: as a button elsewhere it would tell of it. */
export function isOnCard(action: Action, isAnswer: boolean): boolean {
  return isCardAction(action) || action.type === 'layAirCard' || (action.type === 'playAirCard' && !isAnswer);
}

/** What can be done with this card now, in the order of the legal actions. */
export function actionsOfCard(legal: readonly Action[], card: Card): HandAction[] {
  return legal.filter((action) => isOfCard(action, card));
}
