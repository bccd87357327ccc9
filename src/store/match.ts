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
  /** It was done by the same click as the step before, as the next hex of a path is. */
  readonly follows: boolean;
}

export interface Match<S, A, E, B> {
  /** What is played and by whom: nothing the rules ask for. */
  readonly about: B;
  /** The moment the game begins with. */
  readonly first: S;
  readonly state: S;
  readonly decider: number | null;
  readonly legal: readonly A[];
  readonly steps: readonly Step<S, A, E>[];
}

export interface MatchStore<S, A, E, B> {
  readonly match: Match<S, A, E, B> | null;
  /** Whose secrets may be on the screen; null: nobody's. */
  readonly seat: Seat;
  /** Puts a game on the table, with the actions that were already done. */
  begin(this: void, about: B, first: S, done?: readonly A[]): void;
  /** Takes the game from the table. */
  clear(this: void): void;
  /** Does legal actions, one after the other, as one click; stops at the first that is not legal. */
  act(this: void, ...actions: A[]): void;
  /** Takes back so many clicks, at most to the last barrier. */
  undo(this: void, clicks?: number): void;
  /** The player who must decide now sits at the screen. */
  takeSeat(this: void): void;
  /** Covers the hand again. */
  leaveSeat(this: void): void;
}

export type MatchApi<S, A, E, B> = StoreApi<MatchStore<S, A, E, B>>;

/** The clicks that can be taken back, last one first, each as the number of its steps. */
export function undoableClicks<S, A, E, B>({ steps }: Match<S, A, E, B>): number[] {
  const clicks: number[] = [];
  let open = 0;
  for (let at = steps.length - 1; at >= 0 && !steps[at].barrier; at--) {
    open += 1;
    if (steps[at].follows) continue;
    clicks.push(open);
    open = 0;
  }
  // A click whose first steps are behind a barrier is taken back as far as that.
  if (open > 0) clicks.push(open);
  return clicks;
}

/** A curtain falls while someone else's secrets would be needed to decide. */
export function needsCurtain<S, A, E, B>(
  game: Game<S, A, E>,
  { match, seat }: Pick<MatchStore<S, A, E, B>, 'match' | 'seat'>,
  openHands: boolean,
): boolean {
  if (match === null || match.decider === null || openHands) return false;
  return seat !== match.decider && game.isSecret(match.legal);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export function createMatchStore<S, A, E, B>(game: Game<S, A, E>): MatchApi<S, A, E, B> {
  type Played = Match<S, A, E, B>;

  const at = (match: Pick<Played, 'about' | 'first' | 'state' | 'steps'>): Played => ({
    ...match,
    decider: game.decider(match.state),
    legal: game.legalActions(match.state),
  });

  const stepOf = (before: S, action: A, follows: boolean): { step: Step<S, A, E>; state: S } => {
    const { state, events } = game.apply(before, action);
    return { state, step: { action, before, events, follows, barrier: isBarrier(before, state, game.undoLaw) } };
  };

  return createStore<MatchStore<S, A, E, B>>()((set, get) => ({
    match: null,
    seat: null,

    begin(about, first, done = []) {
      const steps: Step<S, A, E>[] = [];
      let state = first;
      for (const action of done) {
        const next = stepOf(state, action, false);
        steps.push(next.step);
        state = next.state;
      }
      set({ match: at({ about, first, state, steps }), seat: null });
    },

    clear: () => set({ match: null, seat: null }),

    act(...actions) {
      const { match, seat } = get();
      if (match === null) return;
      const done: Step<S, A, E>[] = [];
      let now = match;
      for (const action of actions) {
        // Anything else, such as the second click of a double click, is passed over.
        if (!now.legal.some((legal) => isSame(legal, action))) break;
        const next = stepOf(now.state, action, done.length > 0);
        done.push(next.step);
        now = at({ ...now, state: next.state });
      }
      if (done.length === 0) return;
      set({
        match: { ...now, steps: [...match.steps, ...done] },
        seat: seatAfter(seat, match.decider, now.decider),
      });
    },

    undo(clicks = 1) {
      const { match } = get();
      if (match === null) return;
      const back = undoableClicks(match)
        .slice(0, clicks)
        .reduce((sum, steps) => sum + steps, 0);
      if (back <= 0) return;
      const kept = match.steps.length - back;
      set({ match: at({ ...match, state: match.steps[kept].before, steps: match.steps.slice(0, kept) }) });
    },

    takeSeat: () => set({ seat: get().match?.decider ?? null }),
    leaveSeat: () => set({ seat: null }),
  }));
}
