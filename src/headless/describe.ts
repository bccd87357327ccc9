// States, actions and events with names in place of numbers.
import { boardOf, type Board } from '../hex/board.ts';
import type { Aircraft } from '../memoir/air/aircraft.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { decider, legalActions, type GameEvent, type State } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { airCardIds } from '../scenarios/air-cards.ts';
import { actionFile, actionText } from '../scenarios/action-text.ts';

export function situation(state: State): object {
  const side = decider(state);
  return {
    turn: state.turn.number,
    decides: side === null ? null : SIDE_NAMES[side],
    decision: side === null ? null : state.frames[state.frames.length - 1].kind,
    medals: { axis: medalsOf(state, 1), allies: medalsOf(state, 0) },
    ...(state.air === null ? {} : { aircraft: aircraftOf(state, state.air) }),
    outcome: state.outcome === null ? null : { winner: SIDE_NAMES[state.outcome.winner], reason: state.outcome.reason },
  };
}

function aircraftOf(state: State, { sides }: NonNullable<State['air']>): object {
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
