import { medalsOf } from '../memoir/medals/medals.ts';
import { changedAt } from '../store/autosave.ts';
import type { MemoirMatch } from '../store/memoir.ts';
import type { WaitingGame } from './start/ContinueCard.tsx';

/** The game on the table as the start screen tells of it; null when there is nothing to go on with. */
export function waitingGame(match: MemoirMatch | null): WaitingGame | null {
  if (match === null || match.state.outcome !== null) return null;
  const { about, state } = match;
  const played = changedAt();
  const [allies, axis] = state.rules.sides;
  return {
    name: about.scenario.name,
    turn: state.turn.number,
    medals: [medalsOf(state, 0), medalsOf(state, 1)],
    needed: [allies.medalsToWin, axis.medalsToWin],
    players: [about.players?.allies ?? '', about.players?.axis ?? ''],
    played: played === null ? null : new Date(played),
  };
}
