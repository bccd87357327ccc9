// What a roll in the air, or at an aircraft, will be before the dice are thrown: for the player who wants to look first.
import { distance, type Hex } from '../../../hex/board.ts';
import { attackLines, totalOf, type DiceLine } from '../../battle/forecast-lines.ts';
import { oddsOf, type Odds } from '../../battle/odds.ts';
import { DIE, type Face } from '../../dice.ts';
import { opponent, type Side } from '../../side.ts';
import { cloneState, NO_UNIT, type State } from '../../state.ts';
import { worldOf, type World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { aircraftOf, airOf, enemyAircraft } from './air.ts';
import { unitsThatReach } from './answers.ts';
import { hittingFaces, markerLines, type RunLine } from './attack-run.ts';
import { objectiveBelow } from './bombing.ts';
import { dogfightDice, rivalOf } from './dogfight.ts';
import { oddsInTheAir, oddsOnTheGround, type AircraftOdds } from './forecast-odds.ts';
import { landedTarget } from '../landed-target.ts';
import { flightPlanState } from './own-state.ts';
import { fireDice, fireLines, type FireLine } from './ground-fire.ts';
import { specialRun } from './special.ts';
import type { Marker } from './state.ts';

export type { AircraftOdds } from './forecast-odds.ts';

export interface RunTarget {
  readonly hex: Hex;
  /** NO_UNIT: a landed aircraft. */
  readonly unit: number;
  readonly markers: readonly Marker[];
  readonly lines: readonly { readonly kind: RunLine; readonly dice: number }[];
  readonly dice: number;
  /** Faces that hit with the first marker; with markers of two kinds on one hex the others may have less. */
  readonly hitting: readonly Face[];
  readonly flagsForced: boolean;
  /** Against a unit. */
  readonly odds: Odds | null;
  /** Against a landed aircraft. */
  readonly aircraftOdds: AircraftOdds | null;
}

function runTarget(world: World, aircraft: Aircraft, markers: readonly Marker[]): RunTarget {
  const [first] = markers;
  const byKind = new Map<RunLine, number>();
  for (const marker of markers)
    for (const [kind, dice] of markerLines(world, aircraft, marker)) byKind.set(kind, (byKind.get(kind) ?? 0) + dice);
  const lines = [...byKind].filter(([, dice]) => dice !== 0).map(([kind, dice]) => ({ kind, dice }));
  const dice = lines.reduce((sum, line) => sum + line.dice, 0);
  const hitting = hittingFaces(world, aircraft, first);
  const flagsForced = specialRun(world, aircraft).flagsForced === true;
  const { hex, unit } = first;
  return {
    hex,
    unit,
    markers,
    lines,
    dice,
    hitting,
    flagsForced,
    odds: unit === NO_UNIT ? null : oddsOf(world, world.state.units[unit], dice, hitting, !flagsForced),
    aircraftOdds: unit === NO_UNIT ? oddsOnTheGround(dice, DIE.filter((face) => hitting.includes(face)).length) : null,
  };
}

/** The targets of the active side's run, in flight order, as far as their markers still lie. */
export function runForecast(state: State): readonly RunTarget[] {
  if (flightPlanState(state.air) === null) return [];
  const world = worldOf(state, null);
  const aircraft = aircraftOf(world, state.turn.side);
  const { markers } = airOf(world).turn;
  if (aircraft === null) return [];
  const hexes = [...new Set(markers.map(({ hex }) => hex))];
  return hexes.map((hex) =>
    runTarget(
      world,
      aircraft,
      markers.filter((marker) => marker.hex === hex),
    ),
  );
}

/** Why a ground unit throws dice at an aircraft: in the air by its own list, on the ground as at any unit. */
export type FireForecastLine = { readonly kind: FireLine; readonly dice: number } | DiceLine;

export interface FireForecast {
  readonly from: Hex;
  readonly to: Hex;
  readonly range: number;
  readonly landed: boolean;
  readonly lines: readonly FireForecastLine[];
  readonly dice: number;
  readonly hitting: readonly Face[];
  readonly odds: AircraftOdds;
}

/** A ground unit's fire at the enemy's aircraft, where both are. */
export function fireForecast(state: State, unitId: number, options: { overrun?: boolean } = {}): FireForecast | null {
  if (flightPlanState(state.air) === null) return null;
  const world = worldOf(state, null);
  const unit = state.units[unitId];
  const aircraft = enemyAircraft(world, unit.side);
  if (aircraft === null) return null;
  const { overrun = false } = options;
  const { hex: to, landed } = aircraft;
  const lines: readonly FireForecastLine[] = landed
    ? attackLines(world, unit, landedTarget(aircraft.side, aircraft.hex), unit.hex, overrun)
    : fireLines(world, unit, to, overrun)
        .filter(([, dice]) => dice !== 0)
        .map(([kind, dice]) => ({ kind, dice }));
  const dice = landed ? totalOf(lines as readonly DiceLine[]) : fireDice(world, unit, to, overrun);
  return {
    from: unit.hex,
    to,
    range: distance(world.board, unit.hex, to),
    landed,
    lines,
    dice,
    hitting: landed ? ['grenade', 'flag'] : ['grenade'],
    odds: landed ? oddsOnTheGround(dice, 2) : oddsInTheAir(dice),
  };
}

export interface DogfightForecast {
  readonly side: Side;
  readonly from: Hex;
  readonly to: Hex;
  readonly dice: number;
  readonly lines: readonly { readonly kind: 'value' | 'airCard'; readonly dice: number }[];
  readonly odds: AircraftOdds;
}

/** The dogfight of the active side's aircraft where it is, declared or not. */
export function dogfightForecast(state: State): DogfightForecast | null {
  if (flightPlanState(state.air) === null) return null;
  const world = worldOf(state, null);
  const { side } = state.turn;
  const aircraft = aircraftOf(world, side);
  const rival = aircraft === null ? null : rivalOf(world, aircraft);
  if (aircraft === null || rival === null) return null;
  const dice = dogfightDice(world, aircraft, false);
  const value = dogfightDice(world, aircraft, true);
  const lines: DogfightForecast['lines'] = [
    { kind: 'value', dice: value },
    ...(dice > value ? [{ kind: 'airCard' as const, dice: dice - value }] : []),
  ];
  return { side, from: aircraft.hex, to: rival.hex, dice, lines, odds: oddsInTheAir(dice) };
}

export interface BombingForecast {
  readonly hex: Hex;
  readonly medals: number;
  readonly chance: number;
}

/** Strategic bombing where the active side's aircraft is, declared or not. */
export function bombingForecast(state: State): BombingForecast | null {
  if (flightPlanState(state.air) === null) return null;
  const world = worldOf(state, null);
  const aircraft = aircraftOf(world, state.turn.side);
  if (aircraft === null || aircraft.landed) return null;
  const isDeclared = airOf(world).turn.bombing >= 0;
  const objective = objectiveBelow(world, aircraft);
  if (objective < 0 || (!isDeclared && aircraft.stock.bomb === 0)) return null;
  return { hex: aircraft.hex, medals: state.rules.objectives[objective].medals, chance: 1 / 6 };
}

export interface Threat {
  readonly unit: number;
  readonly dice: number;
  readonly odds: AircraftOdds;
}

/** Enemy ground units that could fire at a side's aircraft if it flew over this hex; what an order or card adds is left out. */
export function threatsAt(state: State, side: Side, hex: Hex): readonly Threat[] {
  const own = flightPlanState(state.air)?.sides[side].aircraft ?? null;
  if (own === null) return [];
  const copy = cloneState(state);
  const moved = flightPlanState(copy.air)?.sides[side].aircraft;
  if (moved === null || moved === undefined) return [];
  moved.hex = hex;
  moved.landed = false;
  const world = worldOf(copy, null);
  return unitsThatReach(world, opponent(side)).map((unit) => {
    const dice = fireDice(world, unit, hex, false);
    return { unit: unit.id, dice, odds: oddsInTheAir(dice) };
  });
}
