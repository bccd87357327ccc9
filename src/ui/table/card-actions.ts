import type { Action } from '../../memoir/action.ts';
import type { Card } from '../../memoir/cards/card.ts';

export type CardAction = Extract<Action, { type: 'playCard' | 'placeChip' | 'keepCard' }>;

export function isCardAction(action: Action): action is CardAction {
  return action.type === 'playCard' || action.type === 'placeChip' || action.type === 'keepCard';
}

/** What can be done with this card now, in the order of the legal actions. */
export function actionsOfCard(legal: readonly Action[], card: Card): CardAction[] {
  return legal.filter(isCardAction).filter((action) => action.card === card);
}
