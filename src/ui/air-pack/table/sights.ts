// What the board shows of a flight besides the pieces: its course, who stands beside it, what would be strafed.
import type { Hex } from '../../../hex/board.ts';
import { strafeForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { sortiePlan } from '../../../memoir/air/air-pack/sortie-plan.ts';
import { legalActions, type Action, type State, type View } from '../../../memoir/index.ts';
import type { Arrow, Highlight, Path } from '../../board/model.ts';
import type { Choices } from '../../table/choices.ts';
import { perState } from '../../air/per-state.ts';
import { isWholeStretch, onBoard } from '../planes.ts';

export const planOf = perState(sortiePlan);

export function isInFlight(view: View): boolean {
  const frame = view.moment.air.at(-1);
  return view.decision === 'planeFlight' && frame?.kind === 'planeFlight' && frame.step === 'fly';
}

/** Its move is over, and it does something now or lands. */
export function isAtEnd(view: View): boolean {
  const frame = view.moment.air.at(-1);
  return view.decision === 'planeFlight' && frame?.kind === 'planeFlight' && frame.step === 'act';
}

/** The way flown this turn, for as long as the plane is in flight. */
function coursesOf(view: View): Path[] {
  const plane = onBoard(view, view.turn.side);
  if (plane === null || plane.path.length < (plane.deployed ? 1 : 2)) return [];
  return [{ hexes: plane.path, kind: 'course', startCounts: plane.deployed }];
}

/** Who would watch it next turn if its move ended here. */
function watchers(state: State, view: View): Hex[] {
  if (!isInFlight(view)) return [];
  return planOf(state)?.beside.map((unit) => view.units[unit].hex) ?? [];
}

/** All that would be strafed, while the plane may do so. */
function strafedHexes(state: State, view: View): Hex[] {
  if (!isAtEnd(view)) return [];
  const whole = legalActions(state).find((action) => action.type === 'strafe' && isWholeStretch(view, action));
  return whole?.type === 'strafe' ? strafeForecast(state, whole.from, whole.to).map(({ hex }) => hex) : [];
}

function arrowOf(view: View, aimed: Action | null): Arrow | null {
  const own = onBoard(view, view.side)?.hex;
  if (aimed?.type === 'dive' && own !== undefined) return { from: own, to: view.units[aimed.unit].hex };
  if (aimed?.type === 'attackAirfield') return { from: view.units[aimed.unit].hex, to: aimed.hex };
  return null;
}

/** The hex that aimed dice fall on. */
export function aimedHex(view: View, aimed: Action | null): Hex | null {
  switch (aimed?.type) {
    case 'strafe':
      return aimed.to;
    case 'dive':
      return view.units[aimed.unit].hex;
    case 'attackAirfield':
    case 'strikeAirfield':
      return aimed.hex;
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
  const inUse = choices.isAircraft || isAtEnd(view);
  return {
    paths: coursesOf(view),
    highlights: [
      ...watchers(state, view).map((hex): Highlight => ({ hex, kind: 'danger' })),
      ...strafedHexes(state, view).map((hex): Highlight => ({ hex, kind: 'danger' })),
    ],
    arrow: arrowOf(view, aimed),
    selected: inUse && own !== null ? [own.hex] : [],
  };
}
