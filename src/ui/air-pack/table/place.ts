// Where on the board the actions of Air Pack are done, and the dice they would throw.
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import { strikeAtHand } from '../../../memoir/air/air-pack/airfield-attack.ts';
import { airfieldForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { DIVE_DICE } from '../../../memoir/air/air-pack/end-of-move.ts';
import { PLANE_ROWS } from '../../../memoir/air/air-pack/planes.ts';
import { strikeDice } from '../../../memoir/battle/strike.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import { worldOf } from '../../../memoir/world.ts';
import type { ActionPlace } from '../../table/action-place.ts';
import { AIRCRAFT } from '../../table/pieces.ts';
import { capital } from '../../text/sides.ts';
import { basesOf, isWholeStretch, onBoard, planeOf } from '../planes.ts';
import { ownPlane } from '../told/names.ts';

function isOccupied(view: View, hex: Hex): boolean {
  return view.units.some((unit) => unit.hex === hex) || basesOf(view).some((base) => base.hex === hex);
}

/** Where a stretch is marked: at its end, unless a dive is marked there. */
function strafeMark(view: View, action: Extract<Action, { type: 'strafe' }>): Hex | null {
  const plane = onBoard(view, view.side);
  if (plane === null || !isWholeStretch(view, action)) return null;
  const isFree = (hex: Hex) =>
    !PLANE_ROWS[plane.model].dives || distance(boardOf(view.board), plane.hex, hex) > 1 || !hasEnemy(view, hex);
  return [action.to, action.from].find(isFree) ?? null;
}

function hasEnemy(view: View, hex: Hex): boolean {
  return view.units.some((unit) => unit.hex === hex && unit.side !== view.side);
}

export function airPlaceOf(view: View, action: Action): ActionPlace | null {
  const own = onBoard(view, view.side)?.hex ?? null;
  switch (action.type) {
    case 'orderPlane':
    case 'sendPlane':
      return { unit: null, hex: own, kind: 'pick' };
    case 'takeOff':
      return { unit: null, hex: action.hex, kind: 'pick' };
    case 'placeAircraft':
    case 'flyTo':
      return { unit: AIRCRAFT, hex: action.to, kind: isOccupied(view, action.to) ? 'walk' : 'go' };
    case 'endFlight':
      return { unit: AIRCRAFT, hex: null, kind: 'pick' };
    case 'strafe':
      return { unit: null, hex: strafeMark(view, action), kind: 'strike' };
    case 'dive':
      return { unit: null, hex: view.units[action.unit].hex, kind: 'strike' };
    case 'rescue':
      return { unit: null, hex: view.units[action.unit].hex, kind: 'pick' };
    case 'attackAirfield':
      return { unit: action.unit, hex: action.hex, kind: 'strike' };
    case 'strikeAirfield':
      return { unit: null, hex: action.hex, kind: 'strike' };
    default:
      return null;
  }
}

/** The plane itself, to be chosen before its hexes are. */
export function aircraftToPick(view: View): { readonly hex: Hex; readonly label: string } | null {
  const plane = planeOf(view, view.side);
  return plane === null ? null : { hex: plane.hex, label: capital(ownPlane(view)) };
}

export function isOverrun(state: State): boolean {
  return state.frames.at(-1)?.kind === 'attack';
}

export function airDice(state: State, action: Action): number | null {
  switch (action.type) {
    case 'strafe':
      return 1;
    case 'dive':
      return DIVE_DICE;
    case 'attackAirfield':
      return airfieldForecast(state, action.unit, action.hex, isOverrun(state)).dice;
    case 'strikeAirfield':
      return strikeDice(worldOf(state, null), state.turn.side, strikeAtHand(state));
    default:
      return null;
  }
}
