import { NO_AIR_CARD, type AirCard } from '../memoir/air/new-flight-plan/card.ts';
import type { NewFlightPlanState } from '../memoir/air/new-flight-plan/state.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { airDeckIn, airCardIds } from './air-cards.ts';
import { joinPath, unknownName } from './fault.ts';
import type { AirPosition } from './position-air-schema.ts';
import { note, type Reading } from './reading.ts';

/** Takes what the file names out of the shuffled deck; hands it does not name are dealt anew, in the same size. */
export function readAirCards(reading: Reading, state: State, air: NewFlightPlanState, file: AirPosition): void {
  const { first } = state.rules;
  const order = [first, first === 0 ? 1 : 0] as const;
  const sizes = air.sides.map(({ hand }) => hand.length);
  for (const side of order.toReversed()) air.deck.push(...air.sides[side].hand.toReversed());
  const takeList = (path: string, ids: readonly string[] = []): AirCard[] =>
    ids.flatMap((id, at) => takeCard(reading, state, air, joinPath(path, at), id) ?? []);
  const given = SIDE_NAMES.map((name) => {
    const ids = file.hands?.[name];
    return ids === undefined ? null : takeList(`air.hands.${name}`, ids);
  });
  const top = takeList('air.deckTop', file.deckTop);
  air.discard = takeList('air.discard', file.discard);
  const [allies, axis] = SIDE_NAMES.map((name) => {
    const id = file.played?.[name];
    return (id === undefined ? undefined : takeCard(reading, state, air, `air.played.${name}`, id)) ?? NO_AIR_CARD;
  });
  air.turn = { ...air.turn, played: [allies, axis] };
  for (const side of order)
    air.sides[side].hand = given[side] ?? air.deck.splice(Math.max(0, air.deck.length - sizes[side])).toReversed();
  air.deck.push(...top.toReversed());
}

function takeCard(
  reading: Reading,
  { rules }: State,
  { deck }: NewFlightPlanState,
  path: string,
  id: string,
): AirCard | undefined {
  const ids = airCardIds(rules);
  const card = ids.indexOf(id);
  if (card < 0) {
    note(reading, path, `there is no air card ${unknownName(id, ids)}`);
    return undefined;
  }
  const at = deck.indexOf(card);
  if (at >= 0) return deck.splice(at, 1)[0];
  const { count } = airDeckIn(rules).cards[card];
  note(reading, path, `the air combat deck has ${count} of ${id}, and all are somewhere else already`);
  return undefined;
}
