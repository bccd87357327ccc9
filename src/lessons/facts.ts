import { boardOf, distance as distanceOn } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { dogfightForecast, fireForecast, runForecast, threatsAt } from '../memoir/air/new-flight-plan/forecast.ts';
import { canAttackAircraft } from '../memoir/air/new-flight-plan/ground-fire.ts';
import { attackForecast, whyNoTarget } from '../memoir/battle/forecast.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { cloneState, type GameEvent, type State } from '../memoir/index.ts';
import { momentOf } from '../memoir/moment.ts';
import { reachOf } from '../memoir/movement/reach.ts';
import { opponent, SIDE_NAMES, SIDES } from '../memoir/side.ts';
import { NO_UNIT } from '../memoir/state.ts';
import { isOnBoard, NOT_ORDERED, ORDERED } from '../memoir/units/unit.ts';
import { worldOf } from '../memoir/world.ts';
import { differences, type Difference } from '../scenarios/expectations.ts';
import { readAction } from '../scenarios/action-text.ts';
import { checkDice, pinnedHexes, planeDice } from './air-pack-facts.ts';
import type { Facts } from './facts-schema.ts';

/** What of it does not hold; the events are those since the step began. */
export function notHolding(facts: Facts, state: State, events: readonly GameEvent[]): Difference[] {
  const {
    decision,
    dice,
    faces,
    distance,
    hand,
    copies,
    supply,
    orders,
    markers,
    targets,
    hittable,
    threats,
    airCheck,
    pinned,
    reach,
    noReach,
  } = facts;
  const found = differences(facts, state, events);
  const compare = (field: string, wanted: string | number | undefined, got: string | number): void => {
    if (wanted !== undefined && wanted !== got) found.push([field, `expected ${wanted}, got ${got}`]);
  };
  compare('decision', decision, state.frames.at(-1)?.kind ?? 'none');
  for (const [text, wanted] of Object.entries(dice ?? {})) compare(`dice.${text}`, wanted, diceOf(state, text));
  compare('faces', faces?.join(', '), facesOf(events).join(', '));
  for (const [pair, wanted] of Object.entries(distance ?? {})) compare(`distance.${pair}`, wanted, apart(state, pair));
  for (const [card, wanted] of Object.entries(copies ?? {})) compare(`copies.${card}`, wanted, copiesOf(state, card));
  compare('supply.mg', supply?.mg, flightPlanState(state.air)?.supply.mg ?? 0);
  compare('supply.bombs', supply?.bombs, flightPlanState(state.air)?.supply.bomb ?? 0);
  compare('orders', orders, momentOf(state).orders?.left ?? 0);
  compare('markers', markers?.join(', '), markersOf(state).join(', '));
  compare('targets', targets, new Set(flightPlanState(state.air)?.turn.markers.map(({ hex }) => hex)).size);
  compare('hittable', hittable, runForecast(state).filter(({ hitting }) => hitting.length > 0).length);
  compare('pinned', pinned?.join(', '), pinnedHexes(state).join(', '));
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    compare(`hand.${name}`, hand?.[name], state.sides[side].hand.length);
    compare(`threats.${name}`, threats?.[name], threatCount(state, side));
    compare(`airCheck.${name}`, airCheck?.[name], checkDice(state, side));
  }
  for (const [from, hexes] of Object.entries(reach ?? {}))
    for (const to of hexes) if (!canReach(state, from, to)) found.push([`reach.${from}`, `${to} is out of reach`]);
  for (const [from, hexes] of Object.entries(noReach ?? {}))
    for (const to of hexes) if (canReach(state, from, to)) found.push([`noReach.${from}`, `${to} can be reached`]);
  return found;
}

export function doHold(facts: Facts, state: State, events: readonly GameEvent[]): boolean {
  return notHolding(facts, state, events).length === 0;
}

/** −1: it is not an attack that can be counted. */
function diceOf(state: State, text: string): number {
  if (text === 'roll run') return runForecast(state)[0]?.dice ?? 0;
  if (text === 'roll dogfight') return dogfightForecast(state)?.dice ?? 0;
  const action = readAction(state, text);
  if (!action.ok) return -1;
  if (action.value.type === 'attackAircraft') return fireDiceOf(state, action.value.unit);
  if (action.value.type !== 'attack') return planeDice(state, action.value) ?? -1;
  const { unit, target } = action.value;
  const ordered = withOrder(state, unit);
  return whyNoTarget(ordered, unit, target) === null ? attackForecast(ordered, unit, target).dice : 0;
}

/** The dice of an attack are told before it can be made: only the order may be missing. */
function withOrder(state: State, unit: number): State {
  if (state.units[unit].order !== NOT_ORDERED) return state;
  const ordered = cloneState(state);
  ordered.units[unit].order = ORDERED;
  return ordered;
}

/** An aircraft in flight must be in reach; orders do not count. */
function fireDiceOf(state: State, unit: number): number {
  const forecast = fireForecast(state, unit);
  if (forecast === null || forecast.landed) return forecast?.dice ?? 0;
  const isInReach = threatsAt(state, opponent(state.units[unit].side), forecast.to).some(
    (threat) => threat.unit === unit,
  );
  return isInReach ? forecast.dice : 0;
}

function facesOf(events: readonly GameEvent[]): readonly string[] {
  const roll = events.findLast(({ type }) => type === 'diceRolled');
  return roll?.type === 'diceRolled' ? roll.faces : [];
}

/** −1: it does not name two hexes. */
function apart(state: State, pair: string): number {
  const board = boardOf(state.board);
  const [from, to] = pair.split(' ').map((label) => hexOfLabel(board, label));
  return from === undefined || to === undefined ? -1 : distanceOn(board, from, to);
}

/** −1: there is no such card. */
function copiesOf({ deck, discard, sides, turn }: State, name: string): number {
  const card = CARD_IDS.findIndex((id) => id === name);
  const cards = [...deck, ...discard, ...sides.flatMap(({ hand, chip }) => [...hand, chip]), turn.card];
  return card < 0 ? -1 : cards.filter((one) => one === card).length;
}

function markersOf({ air, board }: State): string[] {
  return (flightPlanState(air)?.turn.markers ?? []).map(
    ({ hex, ammunition }) => `${boardOf(board).labels[hex]} ${ammunition}`,
  );
}

function threatCount(state: State, side: (typeof SIDES)[number]): number {
  const aircraft = flightPlanState(state.air)?.sides[side].aircraft ?? null;
  if (aircraft === null) return 0;
  return aircraft.landed ? attackersOnTheGround(state, side) : threatsAt(state, side, aircraft.hex).length;
}

/** A landed aircraft is attacked by range and sight. */
function attackersOnTheGround(state: State, side: (typeof SIDES)[number]): number {
  const world = worldOf(state, null);
  return world.forces[opponent(side)].filter((unit) => isOnBoard(unit) && canAttackAircraft(world, unit, 'any', false))
    .length;
}

function canReach(state: State, from: string, to: string): boolean {
  const board = boardOf(state.board);
  const [start, end] = [hexOfLabel(board, from), hexOfLabel(board, to)];
  const unit = start === undefined ? NO_UNIT : state.unitAt[start];
  return unit !== NO_UNIT && reachOf(state, unit).some(({ hex }) => hex === end);
}
