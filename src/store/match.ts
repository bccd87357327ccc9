import { createStore, type StoreApi } from 'zustand/vanilla';
import { isBarrier } from '../engine/undo.ts';
import type { Game } from './game.ts';
import { seatAfter, type Seat } from './seat.ts';

/** One action that was done, and the moment before it. */
export interface Step<S, A, E> {
  readonly action: A;
  readonly before: S;
  readonly events: readonly E[];
  /** It showed something or passed the decision on, so it cannot be taken back. */
  readonly barrier: boolean;
}

export interface Match<S, A, E> {
  readonly scenarioId: string;
  readonly seed: string;
  readonly state: S;
  readonly decider: number | null;
  readonly legal: readonly A[];
  readonly steps: readonly Step<S, A, E>[];
}

export interface MatchStore<S, A, E> {
  readonly match: Match<S, A, E> | null;
  readonly openHands: boolean;
  /** Whose secrets may be on the screen; null: nobody's. */
  readonly seat: Seat;
  start(this: void, scenarioId: string, seed: string): void;
  /** Does a legal action; anything else, such as the second click of a double click, is passed over. */
  act(this: void, action: A): void;
  /** Takes back so many actions, at most to the last barrier. */
  undo(this: void, count?: number): void;
  setOpenHands(this: void, open: boolean): void;
  /** The player who must decide now sits at the screen. */
  takeSeat(this: void): void;
  /** Covers the hand again. */
  leaveSeat(this: void): void;
}

export type MatchApi<S, A, E> = StoreApi<MatchStore<S, A, E>>;

/** How many actions can be taken back. */
export function undoableSteps<S, A, E>(match: Match<S, A, E>): number {
  let count = 0;
  for (let at = match.steps.length - 1; at >= 0 && !match.steps[at].barrier; at--) count++;
  return count;
}

/** A curtain falls while someone else's secrets would be needed to decide. */
export function needsCurtain<S, A, E>(game: Game<S, A, E>, store: MatchStore<S, A, E>): boolean {
  const { match, openHands, seat } = store;
  if (match === null || match.decider === null || openHands) return false;
  return seat !== match.decider && game.isSecret(match.legal);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export function createMatchStore<S, A, E>(game: Game<S, A, E>): MatchApi<S, A, E> {
  type Played = Match<S, A, E>;

  const withState = (match: Omit<Played, 'decider' | 'legal'>): Played => ({
    ...match,
    decider: game.decider(match.state),
    legal: game.legalActions(match.state),
  });

  return createStore<MatchStore<S, A, E>>()((set, get) => ({
    match: null,
    openHands: false,
    seat: null,

    start(scenarioId, seed) {
      const match = withState({ scenarioId, seed, state: game.begin(scenarioId, seed), steps: [] });
      set({ match, seat: null });
    },

    act(action) {
      const { match, seat } = get();
      if (match === null || !match.legal.some((legal) => isSame(legal, action))) return;
      const before = match.state;
      const { state, events } = game.apply(before, action);
      const step = { action, before, events, barrier: isBarrier(before, state, game.undoLaw) };
      const next = withState({ ...match, state, steps: [...match.steps, step] });
      set({ match: next, seat: seatAfter(seat, match.decider, next.decider) });
    },

    undo(count = 1) {
      const { match } = get();
      if (match === null) return;
      const back = Math.min(count, undoableSteps(match));
      if (back <= 0) return;
      const kept = match.steps.length - back;
      set({ match: withState({ ...match, state: match.steps[kept].before, steps: match.steps.slice(0, kept) }) });
    },

    setOpenHands: (openHands) => set({ openHands }),
    takeSeat: () => set({ seat: get().match?.decider ?? null }),
    leaveSeat: () => set({ seat: null }),
  }));
}
