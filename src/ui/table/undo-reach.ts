import { undoableClicks } from '../../store/match.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** What undo cannot go behind. */
export type Barrier = 'start' | 'dice' | 'card' | 'mine' | 'turn' | 'decision';

export interface UndoReach {
  /** Clicks that can be taken back. */
  readonly clicks: number;
  readonly barrier: Barrier;
}

function barrierOf(match: MemoirMatch, at: number): Barrier {
  if (at < 0) return 'start';
  const { events } = match.steps[at];
  const has = (...types: string[]) => events.some(({ type }) => types.includes(type));
  if (has('turnStarted')) return 'turn';
  if (has('diceRolled')) return 'dice';
  if (has('mineRevealed')) return 'mine';
  return has('cardDrawn', 'deckShuffled') ? 'card' : 'decision';
}

/** How far back the player may go, and what is there. */
export function undoReach(match: MemoirMatch): UndoReach {
  const clicks = undoableClicks(match);
  const steps = clicks.reduce((sum, count) => sum + count, 0);
  return { clicks: clicks.length, barrier: barrierOf(match, match.steps.length - steps - 1) };
}
