import type { Side } from '../../memoir/side.ts';
import { stateAt, type ReplayGame } from './replay-game.ts';

export interface TurnTick {
  readonly number: number;
  readonly side: Side;
  /** Actions done when it begins. */
  readonly at: number;
}

export interface MedalTick {
  readonly at: number;
  readonly side: Side;
  /** Below zero: lost. */
  readonly count: number;
}

export interface Timeline {
  readonly length: number;
  readonly turns: readonly TurnTick[];
  readonly medals: readonly MedalTick[];
}

export function timelineOf(game: ReplayGame): Timeline {
  const first = stateAt(game, 0).turn;
  const turns: TurnTick[] = [{ number: Math.max(1, first.number), side: first.side, at: 0 }];
  const medals: MedalTick[] = [];
  game.steps.forEach(({ events }, step) => {
    for (const event of events) {
      if (event.type === 'turnStarted' && event.number > turns[turns.length - 1].number)
        turns.push({ number: event.number, side: event.side, at: step + 1 });
      if (event.type === 'medalGained') medals.push({ at: step + 1, side: event.side, count: event.count });
      if (event.type === 'medalLost') medals.push({ at: step + 1, side: event.side, count: -event.count });
    }
  });
  return { length: game.steps.length, turns, medals };
}

/** The turn a moment lies in. The moment between two turns belongs to the new one. */
export function turnAt({ turns }: Timeline, at: number): TurnTick {
  return turns.findLast((turn) => turn.at <= at) ?? turns[0];
}

/** The beginning of the next turn, or the end of the game. */
export function nextTurn({ turns, length }: Timeline, at: number): number {
  return turns.find((turn) => turn.at > at)?.at ?? length;
}

/** The beginning of this turn, or of the one before if this is it. */
export function previousTurn({ turns }: Timeline, at: number): number {
  return turns.findLast((turn) => turn.at < at)?.at ?? 0;
}
