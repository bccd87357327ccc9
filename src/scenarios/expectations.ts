import { boardOf } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { decider, legalActions, type GameEvent, type State } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { NO_UNIT } from '../memoir/state.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { actionText } from './action-text.ts';
import type { Fault } from './fault.ts';
import type { Expectations } from './script-schema.ts';

interface Played {
  readonly first: State;
  readonly states: readonly State[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** What came out differently. */
export function failuresOf(expected: readonly Expectations[], played: Played): Fault[] {
  return expected.flatMap((expectations, at) => {
    const path = `expect[${at}]`;
    const after = expectations.after ?? played.states.length;
    if (after > played.states.length) {
      return [{ path: `${path}.after`, message: `there are only ${played.states.length} actions` }];
    }
    const state = after === 0 ? played.first : played.states[after - 1];
    const events = played.events.slice(0, after).flat();
    return differences(expectations, state, events).map(([field, message]) => ({ path: `${path}.${field}`, message }));
  });
}

export type Difference = readonly [field: string, message: string];

/** What is not as expected in a state, and in the events that led to it. */
export function differences(expected: Expectations, state: State, events: readonly GameEvent[]): Difference[] {
  const found: Difference[] = [];
  const compare = (field: string, wanted: string | number | undefined, got: string | number): void => {
    if (wanted !== undefined && wanted !== got) found.push([field, `expected ${wanted}, got ${got}`]);
  };
  const side = decider(state);
  compare('decides', expected.decides, side === null ? 'nobody' : SIDE_NAMES[side]);
  compare('winner', expected.winner, state.outcome === null ? 'nobody' : SIDE_NAMES[state.outcome.winner]);
  for (const medals of SIDES)
    compare(`medals.${SIDE_NAMES[medals]}`, expected.medals?.[SIDE_NAMES[medals]], medalsOf(state, medals));
  const fit = (field: string, words: string, got: readonly string[]): void => {
    const wanted = words.trim().split(/\s+/);
    if (!wanted.every((word) => got.includes(word))) found.push([field, `expected ${words}, got ${got.join(' ')}`]);
  };
  for (const [label, words] of Object.entries(expected.units ?? {}))
    fit(`units.${label}`, words, unitWords(state, label));
  for (const owner of SIDES) {
    const words = expected.aircraft?.[SIDE_NAMES[owner]];
    if (words !== undefined) fit(`aircraft.${SIDE_NAMES[owner]}`, words, aircraftWords(state, owner));
    const plane = expected.planes?.[SIDE_NAMES[owner]];
    if (plane !== undefined) fit(`planes.${SIDE_NAMES[owner]}`, plane, planeWords(state, owner));
    const parked = expected.parked?.[SIDE_NAMES[owner]];
    if (parked !== undefined) fit(`parked.${SIDE_NAMES[owner]}`, parked, parkedWords(state, owner));
    const sorties = airPackState(state.air)?.sides[owner].sorties ?? 0;
    compare(`sorties.${SIDE_NAMES[owner]}`, expected.sorties?.[SIDE_NAMES[owner]], sorties);
    const held = flightPlanState(state.air)?.sides[owner].hand.length ?? 0;
    compare(`airCards.${SIDE_NAMES[owner]}`, expected.airCards?.[SIDE_NAMES[owner]], held);
  }
  compare('rolls', expected.rolls?.join(', '), latestRolls(events, expected.rolls?.length ?? 0).join(', '));
  const legal = legalActions(state).map((action) => actionText(state, action));
  (expected.legal ?? []).forEach((text, at) => {
    if (!legal.includes(text)) found.push([`legal[${at}]`, `'${text}' is not legal; legal are ${legal.join(', ')}`]);
  });
  (expected.illegal ?? []).forEach((text, at) => {
    if (legal.includes(text)) found.push([`illegal[${at}]`, `'${text}' is legal`]);
  });
  (expected.events ?? []).forEach((type, at) => {
    if (!events.some((event) => event.type === type)) found.push([`events[${at}]`, `no event '${type}' happened`]);
  });
  return found;
}

/** Why dice were thrown the last times, and how many. */
function latestRolls(events: readonly GameEvent[], count: number): string[] {
  const rolls = events.flatMap((event) =>
    event.type === 'diceRolled' ? [`${event.reason} ${event.faces.length}`] : [],
  );
  return rolls.slice(Math.max(0, rolls.length - count));
}

/** ['axis', 'infantry', '3'], or ['empty']. */
export function unitWords(state: State, label: string): string[] {
  const hex = hexOfLabel(boardOf(state.board), label);
  const id = hex === undefined ? NO_UNIT : state.unitAt[hex];
  if (id === NO_UNIT) return ['empty'];
  const unit = state.units[id];
  return [SIDE_NAMES[unit.side], UNIT_KINDS[unit.kind].id, String(unit.figures)];
}

/** ['fighter', 'D5', 'flying', 'mg:9', 'bombs:0'], or ['none']. */
export function aircraftWords({ board, air }: State, side: Side): string[] {
  const aircraft = flightPlanState(air)?.sides[side].aircraft ?? null;
  if (aircraft === null) return ['none'];
  const { type, hex, landed, stock } = aircraft;
  const place = boardOf(board).labels[hex] ?? 'coming';
  return [type, place, landed ? 'landed' : 'flying', `mg:${stock.mg}`, `bombs:${stock.bomb}`];
}

/** ['spitfire', 'D5', 'flying'], or ['none']. */
export function planeWords({ board, air }: State, side: Side): string[] {
  const plane = airPackState(air)?.sides[side].plane ?? null;
  if (plane === null) return ['none'];
  const { model, hex, landed } = plane;
  return [model, boardOf(board).labels[hex] ?? 'coming', landed ? 'landed' : 'flying'];
}

/** ['storch', 'D5', 'E5:2'] for a plane on D5 and two markers on E5, or ['none']. */
export function parkedWords({ board, air }: State, side: Side): string[] {
  const { parked, ready } = airPackState(air) ?? { parked: [], ready: [] };
  const { labels } = boardOf(board);
  const words = [
    ...parked.flatMap((one) => (one.side === side ? [one.model, labels[one.hex]] : [])),
    ...ready.flatMap((one) => (one.side === side ? [`${labels[one.hex]}:${one.count}`] : [])),
  ];
  return words.length === 0 ? ['none'] : words;
}
