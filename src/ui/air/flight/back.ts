import type { Hex } from '../../../hex/board.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { State } from '../../../memoir/index.ts';
import { undoableClicks } from '../../../store/match.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';

function inFlight(state: State) {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'flight' || frame.step !== 'fly') return null;
  return flightPlanState(state.air)?.sides[frame.side].aircraft ?? null;
}

/**
 * How many clicks take the flight back to a hex of its path; on the hex it is over now, the last step or marker.
 * Null where there is no flight, the hex is not on its path, or something in between cannot be taken back.
 */
export function stepsBack(match: MemoirMatch, hex: Hex): number | null {
  const aircraft = inFlight(match.state);
  if (aircraft === null || !aircraft.path.includes(hex)) return null;
  if (aircraft.hex === hex) return undoableClicks(match).length > 0 ? 1 : null;
  let at = match.steps.length;
  let clicks = 0;
  for (const steps of undoableClicks(match)) {
    at -= steps;
    clicks += 1;
    const before = match.steps[at]?.before;
    if (before === undefined) return null;
    const own = flightPlanState(before.air)?.sides[aircraft.side].aircraft;
    if (own?.hex === hex) return clicks;
    if (own === null || own === undefined || inFlight(before) === null) return null;
  }
  return null;
}
