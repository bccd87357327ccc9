// What a lesson can claim of planes besides the words of a script: dice, and units that are pinned.
import { boardOf } from '../hex/board.ts';
import type { Action } from '../memoir/action.ts';
import { DIVE_DICE } from '../memoir/air/air-pack/end-of-move.ts';
import {
  airCheckForecast,
  airfieldForecast,
  strafeForecast,
  takeOffForecast,
} from '../memoir/air/air-pack/forecast.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { State } from '../memoir/index.ts';
import type { Side } from '../memoir/side.ts';

/** Dice of the air check that an ordinary order would bring the plane of a side now. */
export function checkDice(state: State, side: Side): number {
  return airCheckForecast(state, side)?.dice ?? 0;
}

/** Dice that an action of a plane, or against planes on the ground, would throw; null: it is another action. */
export function planeDice(state: State, action: Action): number | null {
  switch (action.type) {
    case 'strafe':
      return strafeForecast(state, action.from, action.to).length;
    case 'dive':
      return DIVE_DICE;
    case 'takeOff':
      return takeOffForecast(state, state.turn.side, action.hex)?.dice ?? 0;
    case 'attackAirfield':
      return airfieldForecast(state, action.unit, action.hex).dice;
    default:
      return null;
  }
}

/** Hexes of the units with a crater marker, from left to right and row by row. */
export function pinnedHexes({ air, board, units }: State): string[] {
  const { labels } = boardOf(board);
  const pinned = (airPackState(air)?.sides ?? []).flatMap(({ plane }) => plane?.pinned ?? []);
  return pinned
    .map((id) => units[id].hex)
    .toSorted((a, b) => a - b)
    .map((hex) => labels[hex]);
}
