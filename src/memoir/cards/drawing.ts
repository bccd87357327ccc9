// M44-TURN-6, M44-DECK-4, M44-WIN-5
import { shuffle } from '../../engine/random.ts';
import { win } from '../medals/victory.ts';
import { AXIS, type Side } from '../side.ts';
import type { World } from '../world.ts';
import { NO_CARD, type Card } from './card.ts';

export function reshuffle(world: World): void {
  const { state } = world;
  for (let i = 0; i < state.discard.length; i++) state.deck.push(state.discard[i]);
  state.discard = [];
  shuffle(state.random, 'deck', state.deck);
  world.events?.push({ type: 'deckShuffled', cards: state.deck.length });
}

/** The next card of the deck; an empty deck is made anew from the discards, or ends the battle where it is used once. */
export function takeCard(world: World): Card {
  const { state } = world;
  if (state.deck.length === 0) {
    if (state.rules.deckOnce) {
      win(world, AXIS, 'deckRanOut');
      return NO_CARD;
    }
    if (state.discard.length === 0) return NO_CARD;
    reshuffle(world);
  }
  return state.deck.pop() ?? NO_CARD;
}

export function drawCard(world: World, side: Side): void {
  const card = takeCard(world);
  if (card === NO_CARD) return;
  world.state.sides[side].hand.push(card);
  world.events?.push({ type: 'cardDrawn', side, card, seenBy: side });
}
