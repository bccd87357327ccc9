// States, actions and events with names in place of numbers.
import { boardOf, type Board } from '../hex/board.ts';
import type { Aircraft } from '../memoir/air/aircraft.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { AirPackState } from '../memoir/air/air-pack/state.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import type { NewFlightPlanState } from '../memoir/air/new-flight-plan/state.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { decider, legalActions, type GameEvent, type State } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDE_NAMES, type Side } from '../memoir/side.ts';
import { airCardIds } from '../scenarios/air-cards.ts';
import { actionFile, actionText } from '../scenarios/action-text.ts';

export function situation(state: State): object {
  const side = decider(state);
  return {
    turn: state.turn.number,
    decides: side === null ? null : SIDE_NAMES[side],
    decision: side === null ? null : state.frames[state.frames.length - 1].kind,
    medals: { axis: medalsOf(state, 1), allies: medalsOf(state, 0) },
    ...airOf(state),
    outcome: state.outcome === null ? null : { winner: SIDE_NAMES[state.outcome.winner], reason: state.outcome.reason },
  };
}

function airOf(state: State): object {
  const flightPlan = flightPlanState(state.air);
  const airPack = airPackState(state.air);
  if (airPack !== null) return { planes: planesOf(state, airPack) };
  return flightPlan === null ? {} : { aircraft: aircraftOf(state, flightPlan) };
}

/** Planes in flight, and those on the ground. */
function planesOf({ board }: State, { sides, parked, ready }: AirPackState): object {
  const { labels } = boardOf(board);
  const described = (side: Side): object => {
    const { plane, sorties } = sides[side];
    const isOwn = (one: { readonly side: Side }): boolean => one.side === side;
    return {
      sorties,
      plane: plane === null ? null : { model: plane.model, hex: labels[plane.hex] ?? null, landed: plane.landed },
      parked: parked.filter(isOwn).map(({ model, hex }) => ({ model, hex: labels[hex] })),
      ready: ready.filter(isOwn).map(({ count, hex }) => ({ count, hex: labels[hex] })),
    };
  };
  return { axis: described(1), allies: described(0) };
}

function aircraftOf(state: State, { sides }: NewFlightPlanState): object {
  const { labels } = boardOf(state.board);
  const described = (aircraft: Aircraft | null): object | null => {
    if (aircraft === null) return null;
    const { type, hex, landed, stock } = aircraft;
    return { type, hex: labels[hex] ?? null, landed, mg: stock.mg, bombs: stock.bomb };
  };
  return { axis: described(sides[1].aircraft), allies: described(sides[0].aircraft) };
}

export function legalList(state: State): object[] {
  return legalActions(state).map((action) => ({ text: actionText(state, action), action: actionFile(state, action) }));
}

const HEX_FIELDS = new Set(['hex', 'from', 'to']);
const CARD_FIELDS = new Set(['card', 'effect']);
const SIDE_FIELDS = new Set(['side', 'seenBy', 'by', 'winner']);

/** What the numbers of an event stand for. */
interface Names {
  readonly board: Board;
  readonly cards: readonly string[];
}

export function eventList(state: State, events: readonly GameEvent[]): object[] {
  const board = boardOf(state.board);
  const airCards = airCardIds(state.rules);
  return events.map((event) => named({ board, cards: event.type.startsWith('airCard') ? airCards : CARD_IDS }, event));
}

function named(names: Names, record: object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, name(names, key, value)]));
}

function name(names: Names, key: string, value: unknown): unknown {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return named(names, value);
  if (typeof value !== 'number') return value;
  if (HEX_FIELDS.has(key)) return names.board.labels[value] ?? null;
  if (CARD_FIELDS.has(key)) return names.cards[value] ?? null;
  return SIDE_FIELDS.has(key) ? (SIDE_NAMES[value as 0 | 1] ?? null) : value;
}
