// NFP-2.4, NFP-2.5, NFP-2.7, NFP-2.8, NFP-2.13, NFP-2.14, NFP-2.15
import { shuffle } from '../../../engine/random.ts';
import type { Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { World } from '../../world.ts';
import { airOf, changeTurn } from './air.ts';
import { NO_AIR_CARD, type AirCard, type AirCardMoment, type AirCardRow } from './card.ts';
import { deckInUse } from './deck-in-use.ts';

export function rowOf(world: World, card: AirCard): AirCardRow {
  return deckInUse(world.state.rules).cards[card];
}

/** Cards of the hand, each kind once, in the order of the deck's list. */
export function kindsInHand(world: World, side: Side): AirCard[] {
  const { hand } = airOf(world).sides[side];
  const kinds = hand.filter((card, at) => hand.indexOf(card) === at);
  return kinds.length > 1 ? kinds.toSorted((a, b) => a - b) : kinds;
}

export function hasPlayed(world: World, side: Side): boolean {
  return airOf(world).turn.played[side] !== NO_AIR_CARD;
}

/** The card goes from the hand to the table, where it lies until the turn ends. */
export function playCard(world: World, side: Side, card: AirCard, unit: number = NO_UNIT): void {
  const { sides, turn } = airOf(world);
  const { hand } = sides[side];
  hand.splice(hand.indexOf(card), 1);
  changeTurn(world, { played: side === 0 ? [card, turn.played[1]] : [turn.played[0], card] });
  world.events?.push({ type: 'airCardPlayed', side, card, unit });
}

/** As far as both players know, a card for this moment may be in the hand. */
export function mayHold(world: World, side: Side, moment: AirCardMoment): boolean {
  const air = airOf(world);
  if (air.sides[side].hand.length === 0 || hasPlayed(world, side)) return false;
  const { cards } = deckInUse(world.state.rules);
  let unseen = 0;
  for (const row of cards) if (row.moment === moment) unseen += row.count;
  for (const card of [...air.discard, ...air.turn.played])
    if (card !== NO_AIR_CARD && cards[card].moment === moment) unseen -= 1;
  return unseen > 0;
}

export function hasCardsLeft(world: World): boolean {
  const { deck, discard } = airOf(world);
  return deck.length + discard.length > 0;
}

export function shuffleAirDeck(world: World): void {
  const air = airOf(world);
  air.deck.push(...air.discard);
  air.discard = [];
  shuffle(world.state.random, 'deck', air.deck);
  world.events?.push({ type: 'airDeckShuffled', cards: air.deck.length });
}

export function drawAirCard(world: World, side: Side): void {
  const air = airOf(world);
  if (air.deck.length === 0 && air.discard.length > 0) shuffleAirDeck(world);
  const card = air.deck.pop();
  if (card === undefined) return;
  air.sides[side].hand.push(card);
  world.events?.push({ type: 'airCardDrawn', side, card, seenBy: side });
}

/** Played cards leave the table at the end of the turn. */
export function discardPlayed(world: World): void {
  const air = airOf(world);
  for (const card of air.turn.played) if (card !== NO_AIR_CARD) air.discard.push(card);
  changeTurn(world, { played: [NO_AIR_CARD, NO_AIR_CARD] });
}
