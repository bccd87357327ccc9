import '../../src/memoir/air/new-flight-plan/index.ts';
import type { Aircraft, AircraftType } from '../../src/memoir/air/aircraft.ts';
import type { AirOptions, Front } from '../../src/memoir/air/hooks.ts';
import type { AirCard } from '../../src/memoir/air/new-flight-plan/card.ts';
import { deckInUse } from '../../src/memoir/air/new-flight-plan/deck-in-use.ts';
import { deckOfCards } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { PLAIN_AIR_OPTIONS } from '../../src/memoir/air/new-flight-plan/options.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import type { NewFlightPlanState } from '../../src/memoir/air/new-flight-plan/state.ts';
import { TYPE_ROWS, without } from '../../src/memoir/air/new-flight-plan/types.ts';
import { shuffle } from '../../src/engine/random.ts';
import type { State } from '../../src/memoir/index.ts';
import { SIDE_NAMES, type Side, type SideName } from '../../src/memoir/side.ts';
import { hexNamed } from './hexes.ts';

export interface AircraftSetting {
  type: AircraftType;
  hex: string;
  landed?: boolean;
  mg?: number;
  bomb?: number;
}

/** The air of a small battle: hands are empty and no aircraft is on the board, unless something else is said. */
export interface AirSetting {
  front?: Front;
  options?: Partial<AirOptions>;
  /** Air hands, by card id; 'dealt' leaves hands and deck as the set-up deals them. */
  hands?: Partial<Record<SideName, string[]>> | 'dealt';
  /** Next cards of the air deck, first one on top. */
  deckTop?: string[];
  aircraft?: Partial<Record<SideName, AircraftSetting>>;
  lost?: Partial<Record<SideName, AircraftType[]>>;
}

export function airOptions(setting: AirSetting): AirOptions {
  return { ...PLAIN_AIR_OPTIONS, ...setting.options };
}

export function airState(state: State): NewFlightPlanState {
  const air = flightPlanState(state.air);
  if (air === null) throw new Error('This battle has no air rules');
  return air;
}

function takeCards(state: State, deck: AirCard[], ids: readonly string[]): AirCard[] {
  const { cards } = deckInUse(state.rules);
  return ids.map((id) => {
    const at = deck.findIndex((card) => cards[card].id === id);
    if (at < 0) throw new Error(`The air deck has no ${id} left`);
    return deck.splice(at, 1)[0];
  });
}

function dealAir(state: State, air: NewFlightPlanState, setting: AirSetting): void {
  if (setting.hands === 'dealt') return;
  const deck = deckOfCards(deckInUse(state.rules));
  for (const [side, name] of SIDE_NAMES.entries())
    air.sides[side as Side].hand = takeCards(state, deck, setting.hands?.[name] ?? []);
  const top = takeCards(state, deck, setting.deckTop ?? []);
  shuffle(state.random, 'deck', deck);
  air.deck = [...deck, ...top.toReversed()];
}

function aircraftOf(state: State, side: Side, said: AircraftSetting): Aircraft {
  const full = TYPE_ROWS[said.type].stock;
  return {
    side,
    type: said.type,
    hex: hexNamed(state, said.hex),
    landed: said.landed ?? false,
    stock: { mg: said.mg ?? full.mg, bomb: said.bomb ?? full.bomb },
    order: 0,
    section: 0,
    path: [],
    deployed: false,
    moveEnded: false,
    battled: false,
  };
}

/** Changes the air of a battle that waits for its first card. */
export function setUpAir(state: State, setting: AirSetting): void {
  const air = airState(state);
  dealAir(state, air, setting);
  for (const [index, name] of SIDE_NAMES.entries()) {
    const side = index as Side;
    air.sides[side].lost = setting.lost?.[name] ?? [];
    const said = setting.aircraft?.[name];
    if (said === undefined) continue;
    const placed = aircraftOf(state, side, said);
    air.sides[side].aircraft = placed;
    air.supply = without(air.supply, placed.stock);
  }
}

/** Ids of the air cards in a hand. */
export function airHand(state: State, side: SideName): string[] {
  const { cards } = deckInUse(state.rules);
  return airState(state).sides[SIDE_NAMES.indexOf(side) as Side].hand.map((card) => cards[card].id);
}

export function aircraft(state: State, side: SideName): Aircraft | null {
  return airState(state).sides[SIDE_NAMES.indexOf(side) as Side].aircraft;
}
