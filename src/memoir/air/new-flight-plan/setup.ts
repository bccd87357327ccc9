// NFP-1.2, NFP-1.4, NFP-1.5, NFP-1.6, NFP-1.11, NFP-1.19, NFP-1.20
import { shuffle } from '../../../engine/random.ts';
import { AIR_POWER, type Card } from '../../cards/card.ts';
import { opponent, SIDES, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import type { World } from '../../world.ts';
import type { StartingAircraft } from '../aircraft.ts';
import { airfieldsOf } from '../base-hexes.ts';
import type { StartingPieces } from '../modules.ts';
import { NO_AIR_CARD } from './card.ts';
import { deckInUse } from './deck-in-use.ts';
import { deckOfCards } from './deck.ts';
import { touchDown } from './landing.ts';
import { typesOf } from './options.ts';
import { bringIntoPlay } from './orders.ts';
import type { AirSide, AirTurn } from './state.ts';
import { openingAirHand } from './superiority.ts';
import { WHOLE_SUPPLY } from './types.ts';

export const QUIET_TURN: AirTurn = {
  played: [NO_AIR_CARD, NO_AIR_CARD],
  withdrew: false,
  markers: [],
  targetHexes: [],
  ammunition: [],
  dogfight: false,
  bombing: -1,
  battleCard: false,
  observed: NO_UNIT,
};

export function commandDeck(cards: Card[]): Card[] {
  return cards.filter((card) => card !== AIR_POWER);
}

function newSide(): AirSide {
  return { hand: [], aircraft: null, lost: [] };
}

/** On the board from the start, without a card: landed where the ground is fit for it, otherwise in flight. */
function place(world: World, side: Side, { type, hex }: StartingAircraft): void {
  if (!typesOf(world.state.rules.air, side).includes(type)) return;
  touchDown(world, bringIntoPlay(world, side, type, { hex }));
}

export function setUp(world: World, starting: StartingPieces): void {
  const { state } = world;
  const deck = deckOfCards(deckInUse(state.rules));
  shuffle(state.random, 'deck', deck);
  const sides: readonly [AirSide, AirSide] = [newSide(), newSide()];
  const { first } = state.rules;
  for (const side of [first, opponent(first)])
    sides[side].hand.push(...deck.splice(Math.max(0, deck.length - openingAirHand(state, side))));
  state.air = {
    sides,
    deck,
    discard: [],
    supply: WHOLE_SUPPLY,
    turn: QUIET_TURN,
    airfields: airfieldsOf(world),
    bombed: [],
  };
  for (const side of SIDES) {
    const aircraft = starting.aircraft[side];
    if (aircraft !== null) place(world, side, aircraft);
  }
}
