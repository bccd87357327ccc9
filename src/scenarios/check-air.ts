// What does not fit together in the air of an exact state.
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import { deckOfCards } from '../memoir/air/new-flight-plan/deck.ts';
import type { Aircraft } from '../memoir/air/aircraft.ts';
import { NO_AIR_CARD, type AirCard } from '../memoir/air/new-flight-plan/card.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { typesOf } from '../memoir/air/new-flight-plan/options.ts';
import type { NewFlightPlanState } from '../memoir/air/new-flight-plan/state.ts';
import { sumOf, TYPE_ROWS, WHOLE_SUPPLY } from '../memoir/air/new-flight-plan/types.ts';
import type { Rules } from '../memoir/rules.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { NOT_ORDERED, OFF_MAP } from '../memoir/units/unit.ts';
import { airDeckIn } from './air-cards.ts';
import { checkAirPack } from './air-pack/check.ts';
import { ammunitionOut } from './position-air.ts';
import { note, type Reading } from './reading.ts';

export function checkAir(reading: Reading, state: State): void {
  const { rules } = state;
  const pack = airPackState(state.air);
  const air = flightPlanState(state.air);
  const has = pack !== null ? 'air-pack' : air !== null ? 'new-flight-plan' : 'none';
  if (has !== rules.airRules) return note(reading, 'air', "does not agree with 'rules.airRules'");
  if (has !== 'none') checkTargets(reading, state);
  if (pack !== null) return checkAirPack(reading, state, pack);
  if (air === null) return;
  const amiss = airCardsAmiss(rules, airCardsOf(air));
  if (amiss !== undefined) note(reading, 'air.deck', amiss);
  air.sides.forEach(({ aircraft }, side) => {
    if (aircraft === null) return;
    checkAircraft(reading, state, `air.sides[${side}].aircraft`, aircraft);
    if (aircraft.side !== side) note(reading, `air.sides[${side}].aircraft.side`, 'is not the side that has it');
  });
  const { mg, bomb } = sumOf(air.supply, ammunitionOut(air));
  if (mg !== WHOLE_SUPPLY.mg || bomb !== WHOLE_SUPPLY.bomb)
    note(
      reading,
      'air.supply',
      `there are ${WHOLE_SUPPLY.mg} MG and ${WHOLE_SUPPLY.bomb} bombs in all, not ${mg} and ${bomb}`,
    );
  checkNames(reading, state, air);
}

function checkAircraft(reading: Reading, state: State, path: string, aircraft: Aircraft): void {
  const { type, hex, landed, side, stock, section, order, path: flown } = aircraft;
  const full = TYPE_ROWS[type].stock;
  if (stock.mg > full.mg || stock.bomb > full.bomb) note(reading, `${path}.stock`, `is more than a ${type} has`);
  if (flightPlanState(state.air)?.sides[side].lost.includes(type))
    note(reading, `${path}.type`, 'is lost for this game');
  if (!typesOf(state.rules.air, side).includes(type)) note(reading, `${path}.type`, 'is none that its side has');
  if (order !== NOT_ORDERED && side !== state.turn.side)
    note(reading, `${path}.order`, 'it is not the turn of its side');
  if ([hex, ...flown].some((one) => one >= reading.board.size)) note(reading, `${path}.hex`, 'is not on the board');
  if (hex === OFF_MAP) {
    if (section === 0 || landed) note(reading, `${path}.section`, 'is missing for an aircraft that is to come on');
    return;
  }
  const other = flightPlanState(state.air)?.sides[1 - side].aircraft;
  if (other?.hex === hex && !landed && !other.landed) note(reading, `${path}.hex`, 'is where the other aircraft flies');
}

function checkNames(reading: Reading, { rules, units }: State, air: NewFlightPlanState): void {
  const { turn, airfields, bombed } = air;
  const { size } = reading.board;
  const hexes = [
    ...turn.markers.map(({ hex }) => hex),
    ...turn.targetHexes,
    ...airfields.flatMap((field) => field.hexes),
  ];
  if (hexes.some((hex) => hex >= size)) note(reading, 'air', 'names a hex off the board');
  const ids = [...turn.markers.map(({ unit }) => unit), turn.observed];
  if (ids.some((id) => id >= units.length)) note(reading, 'air.turn', 'names a unit that does not exist');
  const objectives = [...bombed.map(({ objective }) => objective), turn.bombing];
  if (objectives.some((at) => at >= rules.objectives.length))
    note(reading, 'air', 'names an objective that does not exist');
}

function checkTargets(reading: Reading, { frames }: State): void {
  frames.forEach((frame, at) => {
    if (frame.kind === 'attack' && frame.target === NO_UNIT && !AFTER_THE_AIRCRAFT.has(frame.step))
      note(reading, `frames[${at}].target`, 'is missing');
  });
}

/** Only after aircraft were attacked is there an attack without a unit as target. */
const AFTER_THE_AIRCRAFT: ReadonlySet<string> = new Set(['ground', 'moveOn', 'overrun', 'done']);

/** Every air card of the battle, wherever it lies. */
export function airCardsOf({ sides, deck, discard, turn }: NewFlightPlanState): AirCard[] {
  return [...deck, ...discard, ...sides.flatMap(({ hand }) => hand), ...turn.played].filter(
    (card) => card !== NO_AIR_CARD,
  );
}

export function fullAirDeck(rules: Rules): AirCard[] {
  return deckOfCards(airDeckIn(rules));
}

function airCardsAmiss(rules: Rules, cards: readonly AirCard[]): string | undefined {
  const rows = airDeckIn(rules).cards;
  const balance = rows.map(({ count }) => count);
  for (const card of cards) {
    if (card >= rows.length) return `the deck in use has no card ${card}`;
    balance[card]--;
  }
  const card = balance.findIndex((count) => count !== 0);
  if (card === -1) return undefined;
  const amiss = balance[card];
  return `the air cards on the table are not the deck in use: ${rows[card].id} is there ${Math.abs(amiss)} times too ${amiss < 0 ? 'often' : 'few'}`;
}
