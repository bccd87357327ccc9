// The game on the table and the device: what was played last is put back, and every action is kept.
import type { AirRulesName } from '../memoir/air/hooks.ts';
import { airRulesIn } from '../scenarios/air-loaded.ts';
import type { OpenedReplay, ReplayStart } from '../scenarios/replay-file.ts';
import { loadCurrent, takeUnopened, watchGame, type CurrentFault } from '../store/autosave.ts';
import { createFileWriter } from '../store/game-file.ts';
import { beginBattle, matchStore, openBattle, type MemoirMatch } from '../store/memoir.ts';
import { swappedStart } from '../store/series.ts';
import type { GameNow } from '../store/slot.ts';
import { NOT_FETCHED } from '../store/with-rules.ts';
import { loadAir } from './air/late.tsx';
import { newSeed } from './start/seed.ts';

const fileOf = createFileWriter();

/** The game on the table as a file, and the state it has reached. */
export function gameNow(match: MemoirMatch | null): GameNow | null {
  return match === null ? null : { file: fileOf(match), last: match.state };
}

let restored: Promise<CurrentFault | null> | null = null;

/** What could not be opened then goes to the saved games now. */
async function keepUnopened(): Promise<void> {
  const left = await takeUnopened();
  if (left !== null) await keep(left);
}

async function restore(): Promise<CurrentFault | null> {
  const current = await loadCurrent();
  if (current.ok && current.value !== null && !(await canShow(current.value.first.rules.airRules))) {
    await keep(current.value);
    return { kind: 'broken', faults: [{ path: NOT_FETCHED, message: '' }], text: '' };
  }
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
  void keepUnopened();
  return current.ok ? null : current.error;
}

/** Puts the last game back on the table, once; answers with what was wrong with it. */
export function restoreGame(): Promise<CurrentFault | null> {
  restored ??= restore();
  return restored;
}

async function keep(game: GameNow, isGoneOnFrom = false): Promise<void> {
  const { keepGame } = await import('./saves/game-texts.ts');
  await keepGame(game, isGoneOnFrom);
}

/**
 * Before another game takes its place, the one on the table goes to the saved games if there is anything to lose: one
 * that is over as well, if the other one goes on from its middle.
 */
export function keepOldGame(isGoneOnFrom = false): void {
  const now = gameNow(matchStore.getState().match);
  if (now !== null) void keep(now, isGoneOnFrom);
}

/** Everything a battle with these rules needs is there, or was fetched. */
async function canShow(rules: AirRulesName): Promise<boolean> {
  try {
    await loadAir(rules);
    return true;
  } catch {
    return false;
  }
}

/** False: what the game needs could not be fetched, and the table is as it was. */
export async function putOnTable(game: OpenedReplay): Promise<boolean> {
  if (!(await canShow(game.first.rules.airRules))) return false;
  keepOldGame();
  openBattle(matchStore, game);
  return true;
}

/** False: what the battle needs could not be fetched, and the table is as it was. */
export async function newBattle(start: ReplayStart): Promise<boolean> {
  if (!(await canShow(start.rules.airRules ?? airRulesIn(start.scenario)))) return false;
  keepOldGame();
  beginBattle(matchStore, start);
  return true;
}

/** The same battle with the sides swapped. */
export function playAgain(match: MemoirMatch): Promise<boolean> {
  return newBattle(swappedStart(match, newSeed()));
}
