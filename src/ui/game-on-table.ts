// The game on the table and the device: what was played last is put back, and every action is kept.
import type { OpenedReplay, ReplayStart } from '../scenarios/replay-file.ts';
import { loadCurrent, watchGame, type CurrentFault } from '../store/autosave.ts';
import { createFileWriter } from '../store/game-file.ts';
import { beginBattle, matchStore, openBattle, type MemoirMatch } from '../store/memoir.ts';
import { swappedStart } from '../store/series.ts';
import type { GameNow } from '../store/slot.ts';
import { newSeed } from './start/seed.ts';

const fileOf = createFileWriter();

/** The game on the table as a file, and the state it has reached. */
export function gameNow(match: MemoirMatch | null): GameNow | null {
  return match === null ? null : { file: fileOf(match), last: match.state };
}

let restored: Promise<CurrentFault | null> | null = null;

async function restore(): Promise<CurrentFault | null> {
  const current = await loadCurrent();
  // Somebody was quicker than the device and has begun another game.
  const isFree = matchStore.getState().match === null;
  if (current.ok && current.value !== null && isFree) openBattle(matchStore, current.value);
  watchGame({
    subscribe: (listener) =>
      matchStore.subscribe((now, before) => {
        if (now.match !== before.match) listener();
      }),
    file: () => gameNow(matchStore.getState().match)?.file ?? null,
  });
  return current.ok ? null : current.error;
}

/** Puts the last game back on the table, once; answers with what was wrong with it. */
export function restoreGame(): Promise<CurrentFault | null> {
  restored ??= restore();
  return restored;
}

/** Before another game takes its place, the one on the table goes to the saved games if there is anything to lose. */
export function keepOldGame(): void {
  const now = gameNow(matchStore.getState().match);
  if (now === null) return;
  const keep = async () => {
    const { keepUnfinished } = await import('./saves/game-texts.ts');
    await keepUnfinished(now);
  };
  void keep();
}

export function putOnTable(game: OpenedReplay): void {
  keepOldGame();
  openBattle(matchStore, game);
}

export function newBattle(start: ReplayStart): void {
  keepOldGame();
  beginBattle(matchStore, start);
}

/** The same battle with the sides swapped. */
export function playAgain(match: MemoirMatch): void {
  newBattle(swappedStart(match, newSeed()));
}
