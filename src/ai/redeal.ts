import { createRandom, nextInt, shuffle, type Random } from '../engine/random.ts';
import type { AirState } from '../memoir/air/hooks.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { AIR_SORTIE, AMBUSH, NO_CARD, type Card } from '../memoir/cards/card.ts';
import { opponent, type Side } from '../memoir/side.ts';
import { cloneState, type State } from '../memoir/state.ts';

const SEEDS = 2 ** 20;

/**
 * A copy in which everything that the side cannot see is drawn anew: the other hand, the card under the other chip,
 * the order of the decks, mines that lie face down, the dice to come. Looking ahead on it betrays nothing.
 */
export function redeal(state: State, side: Side, seed: number | string): State {
  const random = createRandom(seed);
  const copy = cloneState(state);
  dealAnew(copy, opponent(side), random);
  dealAirCards(copy.air, opponent(side), random);
  shuffleMines(copy, random);
  copy.queuedDice.length = 0;
  Object.assign(copy.random, createRandom(nextInt(random, 'setup', SEEDS)));
  return copy;
}

function dealAnew(state: State, other: Side, random: Random): void {
  const theirs = state.sides[other];
  const drawn = drawnBy(state, other);
  // A sortie never lies in a hand: it is laid out as soon as it is drawn.
  const isOpen = (card: Card): boolean => card === AIR_SORTIE;
  const pool = [...state.deck, ...theirs.hand, ...drawn].filter((card) => !isOpen(card));
  const sorties = state.deck.filter(isOpen);
  if (theirs.chip !== NO_CARD) pool.push(theirs.chip);
  shuffle(random, 'deck', pool);
  if (theirs.chip !== NO_CARD) theirs.chip = takeForChip(pool);
  theirs.hand = pool.splice(0, theirs.hand.length);
  const top = state.frames.length - 1;
  if (drawn.length > 0) state.frames[top] = { kind: 'keepCard', side: other, cards: pool.splice(0, drawn.length) };
  state.deck = [...pool, ...sorties];
  if (sorties.length > 0) shuffle(random, 'deck', state.deck);
}

/** The hand of the other side and the deck; what lies on the table is known. */
function dealAirCards(state: AirState, other: Side, random: Random): void {
  const air = flightPlanState(state);
  if (air === null) return;
  const theirs = air.sides[other];
  const pool = [...air.deck, ...theirs.hand];
  shuffle(random, 'deck', pool);
  theirs.hand = pool.splice(0, theirs.hand.length);
  air.deck = pool;
}

/** An Ambush never lies under the chip. */
function takeForChip(pool: Card[]): Card {
  const at = pool.findIndex((card) => card !== AMBUSH);
  return pool.splice(Math.max(at, 0), 1)[0];
}

/** The cards the side has drawn and must choose from. */
function drawnBy(state: State, side: Side): readonly Card[] {
  const top = state.frames[state.frames.length - 1];
  return top.kind === 'keepCard' && top.side === side ? top.cards : [];
}

function shuffleMines(state: State, random: Random): void {
  const values = state.mines.filter((mine) => !mine.revealed).map(({ value }) => value);
  shuffle(random, 'setup', values);
  state.mines = state.mines.map((mine) => (mine.revealed ? mine : { ...mine, value: values.pop() ?? mine.value }));
}
