import { useMemo } from 'react';
import { matchStore, type MemoirMatch } from '../store/memoir.ts';
import { keepOldGame } from './game-on-table.ts';
import { noteRoute } from './route.ts';
import { playOnFrom, replayGameOf } from './replay/replay-game.ts';
import { ReplayScreen } from './replay/ReplayScreen.tsx';
import { newSeed } from './start/seed.ts';

export interface ReplayProps {
  readonly match: MemoirMatch;
  readonly at: number | null;
  /** A new game is on the table. */
  onPlayOn(this: void): void;
  onLeave(this: void): void;
}

/** So that a reload, or a copied address, comes back to the same moment. */
function noteMoment(at: number): void {
  noteRoute({ screen: 'replay', at });
}

export function Replay({ match, at, onPlayOn, onLeave }: ReplayProps) {
  const game = useMemo(() => replayGameOf(match), [match]);
  return (
    <ReplayScreen
      game={game}
      at={at ?? 0}
      onAt={noteMoment}
      onPlayOn={(from) => {
        const { start, first } = playOnFrom(game, from, newSeed());
        keepOldGame(true);
        matchStore.getState().begin(start, first);
        onPlayOn();
      }}
      onLeave={onLeave}
    />
  );
}
