// States, actions and events with names in place of numbers.
import { boardOf, type Board } from '../hex/board.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { decider, legalActions, type GameEvent, type State } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { actionFile, actionText } from '../scenarios/action-text.ts';

export function situation(state: State): object {
  const side = decider(state);
  return {
    turn: state.turn.number,
    decides: side === null ? null : SIDE_NAMES[side],
    decision: side === null ? null : state.frames[state.frames.length - 1].kind,
    medals: { axis: medalsOf(state, 1), allies: medalsOf(state, 0) },
    outcome: state.outcome === null ? null : { winner: SIDE_NAMES[state.outcome.winner], reason: state.outcome.reason },
  };
}

export function legalList(state: State): object[] {
  return legalActions(state).map((action) => ({ text: actionText(state, action), action: actionFile(state, action) }));
}

const HEX_FIELDS = new Set(['hex', 'from', 'to']);
const CARD_FIELDS = new Set(['card', 'effect']);
const SIDE_FIELDS = new Set(['side', 'seenBy', 'by', 'winner']);

export function eventList(state: State, events: readonly GameEvent[]): object[] {
  const board = boardOf(state.board);
  return events.map((event) => named(board, event));
}

function named(board: Board, record: object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, name(board, key, value)]));
}

function name(board: Board, key: string, value: unknown): unknown {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return named(board, value);
  if (typeof value !== 'number') return value;
  if (HEX_FIELDS.has(key)) return board.labels[value] ?? null;
  if (CARD_FIELDS.has(key)) return CARD_IDS[value] ?? null;
  return SIDE_FIELDS.has(key) ? (SIDE_NAMES[value as 0 | 1] ?? null) : value;
}
