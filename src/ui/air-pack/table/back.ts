import type { Hex } from '../../../hex/board.ts';
import { airPackState } from '../../../memoir/air/air-pack/own-state.ts';
import type { State } from '../../../memoir/index.ts';
import { undoableClicks } from '../../../store/match.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';

function inFlight(state: State) {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'planeFlight' || frame.step !== 'fly') return null;
  return airPackState(state.air)?.sides[frame.side].plane ?? null;
}

/**
 * How many clicks take the flight back to a hex of its path; on the hex it is over now, the last step.
 * Null where there is no flight, the hex is not on its path, or something in between cannot be taken back.
 */
export function stepsBack(match: MemoirMatch, hex: Hex): number | null {
  const plane = inFlight(match.state);
  if (plane === null || !plane.path.includes(hex)) return null;
  if (plane.hex === hex) return undoableClicks(match).length > 0 ? 1 : null;
  let at = match.steps.length;
  let clicks = 0;
  for (const steps of undoableClicks(match)) {
    at -= steps;
    clicks += 1;
    const before = match.steps[at]?.before;
    if (before === undefined) return null;
    const own = airPackState(before.air)?.sides[plane.side].plane;
    if (own?.hex === hex) return clicks;
    if (own === null || own === undefined || inFlight(before) === null) return null;
  }
  return null;
}
