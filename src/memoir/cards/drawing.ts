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
function nextCard(world: World): Card {
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

/** The next card for the hand of a side. */
function takeCard(world: World, side: Side): Card {
  for (;;) {
    const card = nextCard(world);
    if (card === NO_CARD || !world.air.takesCard(world, side, card)) return card;
  }
}

export function drawCard(world: World, side: Side): void {
  const card = takeCard(world, side);
  if (card === NO_CARD) return;
  world.state.sides[side].hand.push(card);
  world.events?.push({ type: 'cardDrawn', side, card, seenBy: side });
}

/** For the card of the turn: one, or two of which one is kept. */
export function drawForTurn(world: World, side: Side, count: number): void {
  if (count === 1) return drawCard(world, side);
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeCard(world, side);
    if (card !== NO_CARD) cards.push(card);
  }
  for (const card of cards) world.events?.push({ type: 'cardDrawn', side, card, seenBy: side });
  if (count > 0) world.state.frames.push({ kind: 'keepCard', side, cards });
}
