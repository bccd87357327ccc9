// What can be changed by hand in the sandbox: the dice to come, and where the cards lie.
import type * as v from 'valibot';
import { err, ok } from '../engine/result.ts';
import { NO_AIR_CARD, type AirCard } from '../memoir/air/new-flight-plan/card.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { CARD_IDS, cardOf, type CardId } from '../memoir/cards/card.ts';
import { FACES } from '../memoir/dice.ts';
import { decider } from '../memoir/index.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { cloneState, type State } from '../memoir/state.ts';
import { airCardIds } from '../scenarios/air-cards.ts';
import { checkState } from '../scenarios/check-state.ts';
import { faulty, type Read } from '../scenarios/fault.ts';
import { fields, listOf, literally, oneOf, text } from '../scenarios/shapes.ts';

/** Where a card can be taken from or put; onto the deck means on top of it. */
export const CARD_PLACES = [...SIDE_NAMES, 'deck', 'discard'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

const place = () => oneOf(CARD_PLACES, 'place');
export const diceEditSchema = fields({
  edit: literally('dice'),
  /** All dice that are laid ready, first one thrown first; then chance decides. */
  faces: listOf(oneOf(FACES, 'face of a die'), 200),
});
export const cardEditSchema = fields({
  edit: literally('card'),
  card: oneOf(CARD_IDS, 'card'),
  from: place(),
  to: place(),
});
export const airCardEditSchema = fields({ edit: literally('airCard'), card: text(60), from: place(), to: place() });

export type DiceEdit = v.InferOutput<typeof diceEditSchema>;
export type CardEdit = v.InferOutput<typeof cardEditSchema>;
export type AirCardEdit = v.InferOutput<typeof airCardEditSchema>;
export type Edit = DiceEdit | CardEdit | AirCardEdit;

/** The state after a change by hand, or why it cannot be made. The given state stays as it is. */
export function edited(state: State, edit: Edit): Read<State> {
  if (state.outcome !== null) return faulty('', 'the battle is over');
  const copy = cloneState(state);
  const moved = editIn(copy, edit);
  if (!moved.ok) return moved;
  const faults = checkState(copy);
  if (faults.length > 0) return err(faults);
  // A question that nobody can answer any more would go by itself: that is play, not a change.
  return decider(copy) === decider(state)
    ? ok(copy)
    : faulty('', 'the question at hand could not be answered any more');
}

function editIn(state: State, edit: Edit): Read<null> {
  if (edit.edit === 'dice') {
    state.queuedDice.splice(0, state.queuedDice.length, ...edit.faces);
    return ok(null);
  }
  const piles = edit.edit === 'card' ? commandPiles(state) : airPiles(state);
  const card = edit.edit === 'card' ? cardOf(edit.card) : airCardIn(state, edit.card);
  if (piles === null) return faulty('card', 'this battle has no air cards');
  if (card === NO_AIR_CARD) return faulty('card', `there is no air card '${edit.card}'`);
  // The one nearest to the bottom of a deck: the next draws stay what they were as long as they can.
  const at = piles[edit.from].indexOf(card);
  if (at < 0) return faulty('from', `there is no ${edit.card} there`);
  piles[edit.from].splice(at, 1);
  piles[edit.to].push(card);
  return ok(null);
}

type Piles = Readonly<Record<CardPlace, number[]>>;

function commandPiles({ sides, deck, discard }: State): Piles {
  return { allies: sides[0].hand, axis: sides[1].hand, deck, discard };
}

function airPiles(state: State): Piles | null {
  const air = flightPlanState(state.air);
  if (air === null) return null;
  return { allies: air.sides[0].hand, axis: air.sides[1].hand, deck: air.deck, discard: air.discard };
}

function airCardIn({ rules }: State, id: string): AirCard {
  const at = airCardIds(rules).indexOf(id);
  return at < 0 ? NO_AIR_CARD : at;
}

/** How many of a card lie where. */
export type CardCounts = Readonly<Record<CardPlace, number>>;

export interface CardKind {
  readonly id: string;
  /** Where it can be taken from; what is in play or under a chip stays there. */
  readonly counts: CardCounts;
  /** It is the next one to be drawn. */
  readonly isNext: boolean;
}

function kindsIn(piles: Piles, ids: readonly string[]): CardKind[] {
  return ids.flatMap((id, card) => {
    const count = (pile: readonly number[]) => pile.filter((one) => one === card).length;
    const counts = {
      allies: count(piles.allies),
      axis: count(piles.axis),
      deck: count(piles.deck),
      discard: count(piles.discard),
    };
    return sum(counts) === 0 ? [] : [{ id, counts, isNext: piles.deck.at(-1) === card }];
  });
}

function sum(counts: CardCounts): number {
  return CARD_PLACES.reduce((all, at) => all + counts[at], 0);
}

/** The command cards of the battle that can be moved, each kind once. */
export function commandKinds(state: State): CardKind[] {
  return kindsIn(commandPiles(state), CARD_IDS);
}

/** The air cards of the battle; none without air rules. */
export function airKinds(state: State): CardKind[] {
  const piles = airPiles(state);
  return piles === null ? [] : kindsIn(piles, airCardIds(state.rules));
}

const BY_PREFERENCE: readonly CardPlace[] = ['deck', 'discard', ...SIDE_NAMES];

/** Where a card for this place comes from: the deck, else the discards, else a hand; null: there is no other one. */
export function sourceFor({ counts, isNext }: CardKind, to: CardPlace): CardPlace | null {
  const isThere = (from: CardPlace) => counts[from] > 0 && (from !== to || (from === 'deck' && !isNext));
  return BY_PREFERENCE.find(isThere) ?? null;
}

/** The change that brings a card to a place. */
export function cardEdit(kind: 'card' | 'airCard', card: string, from: CardPlace, to: CardPlace): Edit {
  return kind === 'card' ? { edit: 'card', card: card as CardId, from, to } : { edit: 'airCard', card, from, to };
}
