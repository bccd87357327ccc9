// AP-2.1…2.6, AP-8.1, AP-8.6
import { AIR_SORTIE, NO_CARD, type Card } from '../../cards/card.ts';
import { drawCard } from '../../cards/drawing.ts';
import { opponent, type Side } from '../../side.ts';
import type { Rules } from '../../rules.ts';
import type { World } from '../../world.ts';
import { airfieldsOf } from '../base-hexes.ts';
import type { StartingPieces } from '../modules.ts';
import { airOf } from './air.ts';
import { PLAIN_AIR_PACK, SORTIE_CARDS } from './options.ts';
import type { AirPackSide } from './state.ts';

/** Sorties that are not dealt are out of the game, unless they are shuffled in. */
export function commandDeck(cards: Card[], { air }: Pick<Rules, 'air'>): Card[] {
  const { sorties } = air.airPack ?? PLAIN_AIR_PACK;
  return sorties === 'shuffled' ? [...cards, ...Array.from({ length: SORTIE_CARDS }, () => AIR_SORTIE)] : cards;
}

/** Sorties of an opening hand are laid out, and other cards drawn for them (AP-2.6). */
function revealOpeningHand(world: World, side: Side): void {
  const own = world.state.sides[side];
  const dealt = own.hand.length;
  own.hand = own.hand.filter((card) => card !== AIR_SORTIE);
  const found = dealt - own.hand.length;
  airOf(world).sides[side].sorties += found;
  for (let i = 0; i < found; i++) drawCard(world, side);
}

export function setUp(world: World, { planes }: StartingPieces): void {
  const { state } = world;
  const { sorties } = state.rules.air.airPack ?? PLAIN_AIR_PACK;
  const newSide = (side: Side): AirPackSide => ({
    sorties: sorties === 'shuffled' ? 0 : sorties[side],
    plane: null,
    announced: NO_CARD,
  });
  state.air = {
    sides: [newSide(0), newSide(1)],
    parked: planes?.parked ?? [],
    ready: planes?.ready ?? [],
    airfields: airfieldsOf(world),
    laid: false,
  };
  const { first } = state.rules;
  for (const side of [first, opponent(first)]) revealOpeningHand(world, side);
}
