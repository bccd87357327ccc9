import type { Hex } from '../../hex/board.ts';
import type { FlyingPiece } from '../../memoir/air/flying-piece.ts';
import type { State } from '../../memoir/index.ts';
import { undoableClicks } from '../../store/match.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** How a set of air rules knows a flight of the active side. */
export interface Flights {
  isInFlight(this: void, state: State): boolean;
  pieceOf(this: void, state: State): FlyingPiece | null;
}

/**
 * How many clicks take the flight under way back to a hex of its path; on the hex it is over now, what was done last.
 * Null where there is no flight, the hex is not on its path, or something in between cannot be taken back.
 */
export function clicksBack(match: MemoirMatch, hex: Hex, { isInFlight, pieceOf }: Flights): number | null {
  const piece = isInFlight(match.state) ? pieceOf(match.state) : null;
  if (piece === null || !piece.path.includes(hex)) return null;
  if (piece.hex === hex) return undoableClicks(match).length > 0 ? 1 : null;
  let at = match.steps.length;
  let clicks = 0;
  for (const steps of undoableClicks(match)) {
    at -= steps;
    clicks += 1;
    const before = match.steps[at]?.before;
    if (before === undefined) return null;
    // The flight may just begin at this hex.
    const own = pieceOf(before);
    if (own?.hex === hex) return clicks;
    if (own === null || !isInFlight(before)) return null;
  }
  return null;
}
