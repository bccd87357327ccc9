// NFP-1.15: the air hand is hidden, and so is the order of the deck
import { opponent, SIDES, type Side } from '../../side.ts';
import type { State } from '../../state.ts';
import type { AirState } from '../modules.ts';
import type { AircraftType } from '../aircraft.ts';
import { deckInUse } from './deck-in-use.ts';
import { typesOf } from './options.ts';
import { flightPlanState } from './own-state.ts';
import type { AirSide, NewFlightPlanState } from './state.ts';
import { airSuperiority } from './superiority.ts';
import type { AirSideView, NewFlightPlanView } from './view.ts';

function cloneSide({ hand, aircraft, lost }: AirSide): AirSide {
  return { hand: hand.slice(), aircraft: aircraft === null ? null : { ...aircraft }, lost };
}

export function cloneAir(state: AirState): NewFlightPlanState | null {
  const air = flightPlanState(state);
  if (air === null) return null;
  return {
    sides: [cloneSide(air.sides[0]), cloneSide(air.sides[1])],
    deck: air.deck.slice(),
    discard: air.discard.slice(),
    supply: air.supply,
    turn: air.turn,
    airfields: air.airfields,
    bombed: air.bombed,
  };
}

function sideView({ hand, aircraft, lost }: AirSide, types: readonly AircraftType[], own: boolean): AirSideView {
  return {
    cards: hand.length,
    hand: own ? hand.slice() : null,
    aircraft: aircraft === null ? null : { ...aircraft },
    available: types.filter((type) => !lost.includes(type)),
    lost,
  };
}

export function viewAir({ air: state, rules }: State, side: Side): NewFlightPlanView | null {
  const air = flightPlanState(state);
  if (air === null) return null;
  const own = sideView(air.sides[side], typesOf(rules.air, side), true);
  const other = sideView(air.sides[opponent(side)], typesOf(rules.air, opponent(side)), false);
  return {
    sides: side === 0 ? [own, other] : [other, own],
    deck: deckInUse(rules),
    deckCount: air.deck.length,
    discard: air.discard.slice(),
    supply: air.supply,
    turn: air.turn,
    airfields: air.airfields,
    bombed: air.bombed,
    superiority: airSuperiority(rules),
  };
}

export function hiddenAir(state: State, viewer: number): unknown {
  const air = flightPlanState(state.air);
  if (air === null) return null;
  return { deck: air.deck, hands: SIDES.filter((side) => side !== viewer).map((side) => air.sides[side].hand) };
}
