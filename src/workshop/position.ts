// "Start from this position": a scenario of the moment that a battle has reached.
import { ok } from '../engine/result.ts';
import { boardOf, type Hex } from '../hex/board.ts';
import { AIRCRAFT_TYPES } from '../memoir/air/aircraft.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { NO_CARD } from '../memoir/cards/card.ts';
import { NO_SIDE, SIDE_NAMES, SIDES, type MaybeSide, type Side } from '../memoir/side.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { terrainOf } from '../memoir/terrain/terrain.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { isOnBoard, OFF_MAP, traitNames, type Unit } from '../memoir/units/unit.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../scenarios/file-names.ts';
import { isEmpty } from '../scenarios/is-empty.ts';
import { startBarrier } from '../scenarios/read-aircraft.ts';
import { usualDeck } from '../scenarios/read-rules.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { tableFile } from '../scenarios/write-scenario.ts';
import type { Read } from '../scenarios/fault.ts';
import { planOf } from './plan-file.ts';
import type { Plan, PlanAircraft, PlanUnit } from './plan.ts';
import { basesNow, planesLeft, sortiesNow } from './position-planes.ts';

/** What becomes of things that a scenario cannot say, to be told before it is made. */
export interface PositionFacts {
  /** Who moves first: the side whose turn it is. */
  readonly first: Side;
  /** A turn is under way; it begins anew. */
  readonly isMidTurn: boolean;
  /** Medals won for good, by side: so many fewer are needed. */
  readonly won: readonly [number, number];
  /** Medals that each side still needs. */
  readonly needed: readonly [number, number];
  /** Units that are below their strength. */
  readonly weakened: number;
  /** Aircraft over units, or with no place to be as a battle begins. */
  readonly aircraftLeft: readonly Side[];
  /** Aircraft that start on the board, with all their ammunition. */
  readonly aircraftSupplied: number;
  /** The light begins anew. */
  readonly isNight: boolean;
}

/** The scenario of this moment: ground, units and aircraft as they are now, hands dealt anew. */
export function planOfState(state: State, scenario: ScenarioFile, name: string): Read<Plan> {
  const read = planOf(tableScenario(state, scenario, name));
  if (!read.ok) return read;
  const [allies, axis] = read.value.sides;
  const { needed } = positionFacts(state);
  return ok({
    ...read.value,
    sides: [
      { ...allies, medals: needed[0] },
      { ...axis, medals: needed[1] },
    ],
    first: state.turn.side,
    units: Object.fromEntries(state.units.filter(isOnBoard).map((unit) => [unit.hex, planUnit(state, unit)])),
    mines: Object.fromEntries(state.mines.map(({ hex, side, decoy }) => [hex, { side, decoy }])),
    objectives: read.value.objectives.filter((_, at) => !isWonForGood(state, at)),
    aircraft: [startingAircraft(state, 0), startingAircraft(state, 1)],
    bases: basesNow(state),
  });
}

export function positionFacts(state: State): PositionFacts {
  const won: [number, number] = [wonForGood(state, 0), wonForGood(state, 1)];
  return {
    first: state.turn.side,
    isMidTurn: state.turn.card !== NO_CARD || state.outcome !== null,
    won,
    needed: [medalsLeft(state, 0, won[0]), medalsLeft(state, 1, won[1])],
    weakened: state.units.filter((unit) => isOnBoard(unit) && unit.figures < unit.fullStrength).length,
    aircraftLeft: SIDES.filter(
      (side) => (flying(state, side) !== null && startingAircraft(state, side) === null) || planesLeft(state, side),
    ),
    aircraftSupplied: SIDES.filter((side) => startingAircraft(state, side) !== null).length,
    isNight: nightOf(state) !== undefined && state.visibility !== (state.rules.night === 'dawn' ? 1 : 6),
  };
}

function medalsLeft({ rules }: State, side: Side, won: number): number {
  return Math.max(1, rules.sides[side].medalsToWin - won);
}

/** Medals for units and the like, and those that were taken for good on hexes which nobody holds now. */
function wonForGood(state: State, side: Side): number {
  const taken = state.rules.objectives.reduce(
    (sum, { medals }, at) => (isWonForGood(state, at) && state.objectives[at] === side ? sum + medals : sum),
    0,
  );
  return state.sides[side].medals + taken;
}

/** It is nobody's to win any more. Where the winner still stands on it, he has it again as the battle begins. */
function isWonForGood(state: State, at: number): boolean {
  const objective = state.rules.objectives[at];
  const holder = state.objectives[at];
  if (objective === undefined || !objective.permanent || holder === NO_SIDE) return false;
  return objective.hexes.filter((hex) => sideOn(state, hex) === holder).length < objective.need;
}

function sideOn({ unitAt, units }: State, hex: Hex): MaybeSide {
  const id = unitAt[hex];
  return id === NO_UNIT ? NO_SIDE : units[id].side;
}

/** Full daylight has no night before it. */
function nightOf({ rules, visibility }: State): 'dawn' | 'dusk' | undefined {
  if (rules.night === 'day' || (rules.night === 'dawn' && visibility === 6)) return undefined;
  return rules.night;
}

/** Board, ground and rules as they lie on the table; names and texts are the scenario's. */
function tableScenario(state: State, scenario: ScenarioFile, name: string): ScenarioFile {
  const table = tableFile(withAirfields(state));
  const { date = table.date, front = table.front, places, text } = scenario;
  const isSameBoard = (scenario.board ?? 'standard') === state.board;
  const face = isSameBoard && table.face !== 'beach' && scenario.face !== 'beach' ? scenario.face : table.face;
  return {
    ...table,
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name,
    ...(date === undefined ? {} : { date }),
    ...(front === undefined ? {} : { front }),
    ...(face === undefined ? { face: 'country' } : { face }),
    special: specialNow(state, table.special ?? {}),
    options: optionsNow(state, { ...table.options, ...suitsOf(scenario) }),
    units: { allies: {}, axis: {} },
    ...(places === undefined || !isSameBoard ? {} : { places }),
    ...(text === undefined ? {} : { text }),
  };
}

type Special = NonNullable<ScenarioFile['special']>;
type Options = NonNullable<ScenarioFile['options']>;

function specialNow(state: State, { exitsNeeded, night: _night, nightSide, ...special }: Special): Special {
  const night = nightOf(state);
  const left = Object.fromEntries(
    SIDES.flatMap((side) => {
      const more = (exitsNeeded?.[SIDE_NAMES[side]] ?? 0) - state.sides[side].exits;
      return more > 0 ? [[SIDE_NAMES[side], more]] : [];
    }),
  );
  return {
    ...special,
    ...(isEmpty(left) ? {} : { exitsNeeded: left }),
    ...(night === undefined ? {} : { night }),
    ...(night === undefined || nightSide === undefined ? {} : { nightSide }),
  };
}

/** What goes without saying is left out; types of aircraft that were shot down are out of it. */
function optionsNow(state: State, { deck, hillSight, airRules, suits, airRulesFixed, air }: Options): Options {
  const types = Object.fromEntries(
    SIDES.flatMap((side) => {
      const lost = flightPlanState(state.air)?.sides[side].lost ?? [];
      const usual = air?.types?.[SIDE_NAMES[side]];
      const left = (usual ?? AIRCRAFT_TYPES).filter((type) => !lost.includes(type));
      return usual === undefined && lost.length === 0 ? [] : [[SIDE_NAMES[side], left]];
    }),
  );
  const airNow = { ...air, ...(isEmpty(types) ? {} : { types }), ...sortiesNow(state, air) };
  return {
    ...(deck === undefined || deck === usualDeck(state.board) ? {} : { deck }),
    ...(hillSight === undefined || hillSight === 'classic' ? {} : { hillSight }),
    ...(airRules === undefined || airRules === 'none' ? {} : { airRules }),
    ...(suits === undefined ? {} : { suits }),
    ...(airRulesFixed ? { airRulesFixed } : {}),
    ...(isEmpty(airNow) ? {} : { air: airNow }),
  };
}

function suitsOf({ options }: ScenarioFile): Pick<Options, 'suits'> {
  return options?.suits === undefined ? {} : { suits: options.suits };
}

/** Airfields belong to whoever holds them now. */
function withAirfields(state: State): State {
  const holders = new Map(state.air?.airfields.flatMap(({ hexes, holder }) => hexes.map((hex) => [hex, holder])) ?? []);
  if (holders.size === 0) return state;
  const pieces = state.ground.pieces.map((onHex, hex) => {
    const holder = holders.get(hex);
    if (holder === undefined) return onHex;
    return onHex.map((piece) => {
      if (piece.id !== 'airfield') return piece;
      const { owner: _before, ...field } = piece;
      return holder === NO_SIDE ? field : { ...field, owner: holder };
    });
  });
  return { ...state, ground: { pieces } };
}

function planUnit({ rules, turn }: State, unit: Unit): PlanUnit {
  const kind = UNIT_KINDS[unit.kind];
  return {
    side: unit.side,
    kind: kind.id,
    nation: unit.nation === rules.sides[unit.side].nation ? null : unit.nation,
    figures: unit.figures === kind.figures ? null : unit.figures,
    traits: traitNames(unit.traits),
    // Turns are counted anew from this one.
    idleUntil: Math.max(0, unit.idleUntil - Math.max(0, turn.number - 1)),
  };
}

function flying({ air }: State, side: Side): PlanAircraft | null {
  const aircraft = flightPlanState(air)?.sides[side].aircraft ?? null;
  return aircraft === null || aircraft.hex === OFF_MAP ? null : { type: aircraft.type, hex: aircraft.hex };
}

function startingAircraft(state: State, side: Side): PlanAircraft | null {
  const aircraft = flying(state, side);
  const other = flying(state, side === 0 ? 1 : 0);
  if (aircraft === null || (side === 1 && other?.hex === aircraft.hex)) return null;
  const board = boardOf(state.board);
  const { ground } = withAirfields(state);
  const unitOn = (hex: Hex) => {
    const id = state.unitAt[hex];
    return id === NO_UNIT ? null : { side: state.units[id].side, kind: state.units[id].kind };
  };
  const map = { board, terrain: terrainOf(board, ground), unitOn, isNight: nightOf(state) === 'dawn' };
  return startBarrier(map, side, aircraft) === null ? aircraft : null;
}
