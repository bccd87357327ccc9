// What the board shows of a flight besides the pieces: its course, who could fire at it, who fires at whom.
import type { Hex } from '../../../hex/board.ts';
import { flightPlan } from '../../../memoir/air/new-flight-plan/flight-plan.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import type { Arrow, Highlight, Path } from '../../board/model.ts';
import type { Choices } from '../../table/choices.ts';
import { perState } from '../per-state.ts';
import { enemyOf, onBoard } from './aircraft.ts';
import { isShot } from './place.ts';

export const planOf = perState(flightPlan);

export function isInFlight(view: View): boolean {
  const frame = view.moment.air.at(-1);
  return view.decision === 'flight' && frame?.kind === 'flight' && frame.step === 'fly';
}

/** The way flown this turn, until its attacks begin; what was laid and declared belongs to it. */
function coursesOf(view: View): Path[] {
  const aircraft = onBoard(view, view.turn.side);
  if (aircraft === null || aircraft.battled || aircraft.path.length < (aircraft.deployed ? 1 : 2)) return [];
  return [{ hexes: aircraft.path, kind: 'course', startCounts: aircraft.deployed }];
}

function threatHexes(state: State, view: View): Hex[] {
  if (!isInFlight(view)) return [];
  const plan = planOf(state);
  return plan === null || !plan.mayEnd ? [] : plan.threats.map(({ unit }) => view.units[unit].hex);
}

/** Where the obstacle stands that the player is asked about. */
function obstacleHexes(view: View): Hex[] {
  const frame = view.moment.air.at(-1);
  return view.decision === 'airBattle' && frame?.kind === 'airBattle' && frame.step === 'obstacle' ? [frame.hex] : [];
}

function arrowOf(view: View, aimed: Action | null): Arrow | null {
  const own = onBoard(view, view.side)?.hex;
  const enemy = enemyOf(view)?.hex;
  switch (aimed?.type) {
    case 'playAirCard':
      return enemy === undefined || !isShot(view, aimed) ? null : { from: view.units[aimed.unit].hex, to: enemy };
    case 'attackAircraft':
      return enemy === undefined ? null : { from: view.units[aimed.unit].hex, to: enemy };
    case 'rollDogfight':
      return enemy === undefined || own === undefined ? null : { from: own, to: enemy };
    case 'rollRun': {
      const to = flightPlanView(view.air)?.turn.markers.at(0)?.hex;
      return own === undefined || to === undefined ? null : { from: own, to };
    }
    default:
      return null;
  }
}

/** The hex that aimed dice fall on, where it is not a unit that is named; of a unit that fires at once, its own. */
export function aimedHex(view: View, aimed: Action | null): Hex | null {
  switch (aimed?.type) {
    case 'playAirCard':
      return isShot(view, aimed) ? view.units[aimed.unit].hex : null;
    case 'attackAircraft':
    case 'strikeAircraft':
    case 'rollDogfight':
      return enemyOf(view)?.hex ?? null;
    case 'rollRun':
      return flightPlanView(view.air)?.turn.markers.at(0)?.hex ?? null;
    case 'rollBombing':
      return onBoard(view, view.side)?.hex ?? null;
    default:
      return null;
  }
}

export interface AirSights {
  readonly paths: readonly Path[];
  readonly highlights: readonly Highlight[];
  readonly arrow: Arrow | null;
  readonly selected: readonly Hex[];
}

export function airSights(state: State, view: View, choices: Choices, aimed: Action | null): AirSights {
  const own = onBoard(view, view.side);
  return {
    paths: coursesOf(view),
    highlights: [
      ...threatHexes(state, view).map((hex): Highlight => ({ hex, kind: 'danger' })),
      ...obstacleHexes(view).map((hex): Highlight => ({ hex, kind: 'log' })),
    ],
    arrow: arrowOf(view, aimed),
    selected: choices.isAircraft && own !== null ? [own.hex] : [],
  };
}
