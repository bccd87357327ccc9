import { CARDS, COUNTER_ATTACK, type Card } from '../../memoir/cards/card.ts';
import type { DeckName } from '../../memoir/cards/decks.ts';
import { t } from './i18n.ts';

export function cardName(card: Card): string {
  return t(`cards:name.${CARDS[card].id}`);
}

/** What it does, in a few words of our own. */
export function cardRule(card: Card, deck: DeckName): string {
  const rule = t(`cards:rule.${CARDS[card].id}`);
  const onTheMove = CARDS[card].orders?.onTheMove[deck === 'breakthrough' ? 1 : 0] ?? 0;
  return onTheMove === 0 ? rule : t('cards:withOnTheMove', { rule, count: onTheMove });
}

/** Why a card in the hand cannot be played in one's own turn. */
export function whyNotPlayable(card: Card): string {
  if (CARDS[card].kind === 'reaction') return t('cards:whyNot.reaction');
  return t(card === COUNTER_ATTACK ? 'cards:whyNot.counterAttack' : 'cards:whyNot.other');
}
