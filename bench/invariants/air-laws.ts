// Aircraft, ammunition and air cards.
import { airRulesOf } from '../../src/memoir/air/index.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import type { Aircraft, Stock } from '../../src/memoir/air/aircraft.ts';
import { NO_AIR_CARD } from '../../src/memoir/air/new-flight-plan/card.ts';
import { deckInUse } from '../../src/memoir/air/new-flight-plan/deck-in-use.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import type { NewFlightPlanState } from '../../src/memoir/air/new-flight-plan/state.ts';
import { TYPE_ROWS, WHOLE_SUPPLY } from '../../src/memoir/air/new-flight-plan/types.ts';
import type { State } from '../../src/memoir/index.ts';
import { NO_SIDE, SIDES, type Side } from '../../src/memoir/side.ts';
import { NO_UNIT } from '../../src/memoir/state.ts';
import { kindOf, OFF_MAP } from '../../src/memoir/units/unit.ts';
import type { Laws, StateLaw } from './law.ts';

/** A law for battles with aircraft. */
function inTheAir(law: (air: NewFlightPlanState, state: State) => string | undefined): StateLaw {
  return (state) => {
    const air = flightPlanState(state.air);
    return air === null ? undefined : law(air, state);
  };
}

function hasAirState({ air, rules }: State): string | undefined {
  const has = airPackState(air) !== null ? 'air-pack' : flightPlanState(air) !== null ? 'new-flight-plan' : 'none';
  return has === rules.airRules ? undefined : `${rules.airRules} with the state of ${has}`;
}

function ammunition({ sides, supply, turn }: NewFlightPlanState): string | undefined {
  const total = { mg: supply.mg, bomb: supply.bomb };
  const add = ({ mg, bomb }: Stock): void => {
    total.mg += mg;
    total.bomb += bomb;
  };
  for (const { aircraft } of sides) if (aircraft !== null) add(aircraft.stock);
  for (const { ammunition: kind } of turn.markers) total[kind] += 1;
  if (turn.bombing >= 0) total.bomb += 1;
  if (supply.mg < 0 || supply.bomb < 0) return `a supply of ${JSON.stringify(supply)}`;
  if (total.mg === WHOLE_SUPPLY.mg && total.bomb === WHOLE_SUPPLY.bomb) return undefined;
  return JSON.stringify(total);
}

function stocks({ sides }: NewFlightPlanState): string | undefined {
  for (const { aircraft } of sides) {
    if (aircraft === null) continue;
    const { stock, type } = aircraft;
    const full = TYPE_ROWS[type].stock;
    if (stock.mg < 0 || stock.bomb < 0 || stock.mg > full.mg || stock.bomb > full.bomb)
      return `a ${type} with ${JSON.stringify(stock)}`;
  }
  return undefined;
}

function lostTypes({ sides }: NewFlightPlanState): string | undefined {
  for (const { aircraft, lost } of sides) {
    if (new Set(lost).size !== lost.length) return `lost twice: ${lost.join()}`;
    if (aircraft !== null && lost.includes(aircraft.type)) return `a ${aircraft.type} is back`;
  }
  return undefined;
}

function cards({ sides, deck, discard, turn }: NewFlightPlanState, { rules }: State): string | undefined {
  const { cards: rows } = deckInUse(rules);
  const counts = rows.map(() => 0);
  const played = turn.played.filter((card) => card !== NO_AIR_CARD);
  for (const card of [...deck, ...discard, ...played, ...sides.flatMap(({ hand }) => hand)]) counts[card] += 1;
  const wrong = rows.findIndex(({ count }, card) => counts[card] !== count);
  return wrong < 0 ? undefined : `${counts[wrong]} of ${rows[wrong].id}`;
}

function isFlying({ frames }: State, side: Side): boolean {
  return frames.some((frame) => frame.kind === 'flight' && frame.side === side && frame.step === 'fly');
}

/** A unit that goes on: it moves or retreats below its own aircraft. */
function isPassing({ turn, frames }: State, id: number): boolean {
  return turn.mover === id || frames.some((frame) => frame.kind === 'retreat' && frame.unit === id);
}

/** Who stands on the hex of an aircraft that is not in mid-flight: nobody, or the carrier it is on. */
function placeOf(state: State, { side, hex, landed }: Aircraft): string | undefined {
  const id = state.unitAt[hex];
  if (id !== NO_UNIT) {
    const unit = state.units[id];
    if (landed && unit.side === side && kindOf(unit).id === 'aircraftCarrier') return undefined;
    if (!landed && unit.side === side && isPassing(state, id)) return undefined;
    return isFlying(state, side) && !landed ? undefined : `unit ${id} below the aircraft of side ${side}`;
  }
  const isField = state.ground.pieces[hex].some((piece) => piece.id === 'airfield');
  return landed && !isField ? `landed on open ground at ${hex}` : undefined;
}

function places({ sides }: NewFlightPlanState, state: State): string | undefined {
  const [first, second] = SIDES.map((side) => sides[side].aircraft);
  if (first !== null && second !== null && first.hex === second.hex && first.hex !== OFF_MAP) {
    const overflown = SIDES.some((side) => isFlying(state, side));
    if (!overflown) return `two aircraft on ${first.hex}`;
  }
  for (const { aircraft } of sides) {
    if (aircraft === null) continue;
    if (aircraft.hex === OFF_MAP) {
      if (aircraft.section === 0 || aircraft.side !== state.turn.side) return `an aircraft without a place`;
      continue;
    }
    const wrong = placeOf(state, aircraft);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function markers({ turn, sides }: NewFlightPlanState, state: State): string | undefined {
  const own = sides[state.turn.side].aircraft;
  if (turn.markers.length > 0 && own === null) return 'markers without an aircraft';
  for (const { hex, unit } of turn.markers) {
    if (!turn.targetHexes.includes(hex)) return `a marker on ${hex}, which is no target`;
    if (unit !== NO_UNIT && (state.units[unit].hex !== hex || state.units[unit].side === state.turn.side))
      return `a marker on ${hex} without its unit ${unit}`;
    if (unit === NO_UNIT && !sides.some(({ aircraft }) => aircraft?.hex === hex && aircraft.landed))
      return `a marker on ${hex} without a landed aircraft`;
  }
  return undefined;
}

/** Between two turns nothing is left of what was going on. */
function quietBetweenTurns({ turn, sides }: NewFlightPlanState, state: State): string | undefined {
  const top = state.frames.at(-1);
  if (state.outcome !== null || top?.kind !== 'playCard') return undefined;
  if (turn.markers.length > 0 || turn.dogfight || turn.bombing >= 0) return JSON.stringify(turn);
  const ordered = sides.find(({ aircraft }) => aircraft !== null && (aircraft.order !== 0 || aircraft.path.length > 0));
  return ordered === undefined ? undefined : JSON.stringify(ordered.aircraft);
}

function bombedObjectives({ bombed }: NewFlightPlanState, { objectives }: State): string | undefined {
  for (const { objective, side, held } of bombed)
    if (held && objectives[objective] !== side) return `objective ${objective} is with ${objectives[objective]}`;
  return new Set(bombed.map(({ objective }) => objective)).size === bombed.length ? undefined : 'bombed by both sides';
}

function commandCards({ rules, deck, discard }: State): string | undefined {
  const allowed = new Set(airRulesOf(rules.airRules).commandDeck([...deck, ...discard], rules));
  const extra = [...deck, ...discard].find((card) => !allowed.has(card));
  return extra === undefined ? undefined : `card ${extra}`;
}

function airfields({ airfields: fields }: NewFlightPlanState): string | undefined {
  return fields.every(({ holder }) => holder === NO_SIDE || SIDES.includes(holder))
    ? undefined
    : JSON.stringify(fields);
}

export const AIR_LAWS: Laws<StateLaw> = {
  'there is an air war exactly where there are air rules': hasAirState,
  'every marker is on an aircraft, on a hex or in the supply': inTheAir(ammunition),
  'no aircraft has more ammunition than its type carries': inTheAir(stocks),
  'no type of aircraft comes back after it was lost': inTheAir(lostTypes),
  'no air card is lost or doubled': inTheAir(cards),
  'an aircraft is alone on its hex, or aboard its carrier': inTheAir(places),
  'a marker lies with the unit it was laid on': inTheAir(markers),
  'nothing of a flight is left when a card is asked for': inTheAir(quietBetweenTurns),
  'an objective held by bombing is on that track': inTheAir(bombedObjectives),
  'no card that the air rules take out is in the deck': commandCards,
  'an airfield is held by a side or by nobody': inTheAir(airfields),
};
