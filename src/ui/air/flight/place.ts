// Where on the board the actions of the air rules are done, and the dice they would throw.
import type { Hex } from '../../../hex/board.ts';
import {
  bombingForecast,
  dogfightForecast,
  fireForecast,
  runForecast,
} from '../../../memoir/air/new-flight-plan/forecast.ts';
import { flightPlanState, flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { strikeDice } from '../../../memoir/battle/strike.ts';
import { apply, legalActions, type Action, type State, type View } from '../../../memoir/index.ts';
import { worldOf } from '../../../memoir/world.ts';
import type { ActionPlace } from '../../table/action-place.ts';
import { AIRCRAFT } from '../../table/pieces.ts';
import { capital } from '../../text/sides.ts';
import { ownAircraft } from '../told/names.ts';
import { aircraftOf, enemyOf, onBoard } from './aircraft.ts';

const enemyHex = (view: View): Hex | null => enemyOf(view)?.hex ?? null;
const ownHex = (view: View): Hex | null => onBoard(view, view.side)?.hex ?? null;

function isOccupied(view: View, hex: Hex): boolean {
  return view.units.some((unit) => unit.hex === hex) || enemyHex(view) === hex;
}

type UnitCard = Extract<Action, { type: 'playAirCard' }>;

/** A card by which a unit fires at once. In the own turn a mark on the board would tell of the hand. */
export function isShot({ decision }: Pick<View, 'decision'>, action: Action | null): action is UnitCard {
  return decision === 'airAnswer' && action?.type === 'playAirCard' && action.unit >= 0;
}

export function airPlaceOf(view: View, action: Action): ActionPlace | null {
  switch (action.type) {
    case 'orderAircraft':
      return { unit: null, hex: ownHex(view), kind: 'pick' };
    case 'placeAircraft':
    case 'flyTo':
      return { unit: AIRCRAFT, hex: action.to, kind: isOccupied(view, action.to) ? 'walk' : 'go' };
    case 'layMarker':
    case 'endFlight':
      return { unit: AIRCRAFT, hex: null, kind: 'pick' };
    case 'declareDogfight':
      return { unit: null, hex: enemyHex(view), kind: 'strike' };
    case 'declareBombing':
      return { unit: null, hex: ownHex(view), kind: 'strike' };
    case 'attackAircraft':
      return { unit: action.unit, hex: enemyHex(view), kind: 'strike' };
    case 'strikeAircraft':
      return { unit: null, hex: enemyHex(view), kind: 'strike' };
    case 'playAirCard':
      return isShot(view, action) ? { unit: null, hex: view.units[action.unit].hex, kind: 'pick' } : null;
    case 'rollRun':
      return { unit: AIRCRAFT, hex: flightPlanView(view.air)?.turn.markers.at(0)?.hex ?? null, kind: 'strike' };
    case 'rollDogfight':
      return { unit: AIRCRAFT, hex: enemyHex(view), kind: 'strike' };
    case 'rollBombing':
      return { unit: AIRCRAFT, hex: ownHex(view), kind: 'strike' };
    default:
      return null;
  }
}

/** The aircraft itself, to be chosen before its hexes are. */
export function aircraftToPick(view: View): { readonly hex: Hex; readonly label: string } | null {
  const aircraft = aircraftOf(view, view.side);
  return aircraft === null ? null : { hex: aircraft.hex, label: capital(ownAircraft(view, view.side)) };
}

/** The most dice of a marker laid after this step; null where nothing can be marked. */
function markerDice(state: State, action: Extract<Action, { type: 'flyTo' | 'placeAircraft' }>): number | null {
  const isFree = flightPlanState(state.air)?.sides.every(({ aircraft }) => aircraft?.hex !== action.to) ?? false;
  if (state.unitAt[action.to] < 0 && isFree) return null;
  const over = apply(state, action).state;
  const marked = legalActions(over)
    .filter(({ type }) => type === 'layMarker')
    .map((lay) => runForecast(apply(over, lay).state).find(({ hex }) => hex === action.to)?.dice ?? 0);
  return marked.length === 0 ? null : Math.max(...marked);
}

export function isOverrun(state: State): boolean {
  return state.frames.at(-1)?.kind === 'attack';
}

function isAnswering(state: State): boolean {
  return state.frames.at(-1)?.kind === 'airAnswer';
}

export function airDice(state: State, action: Action): number | null {
  switch (action.type) {
    case 'attackAircraft':
      return fireForecast(state, action.unit, { overrun: isOverrun(state) })?.dice ?? null;
    case 'playAirCard':
      return isAnswering(state) && action.unit >= 0 ? (fireForecast(state, action.unit)?.dice ?? null) : null;
    case 'strikeAircraft':
      return strikeDice(worldOf(state, null), state.turn.side, 'barrage');
    case 'rollRun':
      return runForecast(state).at(0)?.dice ?? null;
    case 'declareDogfight':
    case 'rollDogfight':
      return dogfightForecast(state)?.dice ?? null;
    case 'declareBombing':
    case 'rollBombing':
      return bombingForecast(state) === null ? null : 1;
    case 'flyTo':
    case 'placeAircraft':
      return markerDice(state, action);
    default:
      return null;
  }
}
