// A lesson on the table: the store of a game whose clicks are answered by the lesson.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lesson } from '../lessons/lesson.ts';
import {
  answer,
  answerNothing,
  beginLesson,
  goOn,
  offered,
  refused,
  solveStep,
  stepBack,
  triedAnew,
  tryAgain,
  type Played,
  type Session,
} from '../lessons/session.ts';
import { decider, type Action } from '../memoir/index.ts';
import { battleOf } from '../scenarios/any-game.ts';
import type { ReplayStart } from '../scenarios/replay-file.ts';
import type { MatchStore } from './match.ts';
import type { MemoirApi, MemoirMatch, MemoirStep } from './memoir.ts';
import type { GameEvent, State } from '../memoir/index.ts';

export interface LessonTable {
  /** The game for the table to draw. */
  readonly api: MemoirApi;
  readonly session: StoreApi<Session>;
  /** What a click on the board or a button means, besides the actions of the game. */
  nothing(this: void, label: string): void;
  /** Whether these dice would not be rolled; it is said at once. */
  refuses(this: void, action: Action): boolean;
  /** A piece was chosen, or aim taken, as the lesson may have it. */
  tryAnew(this: void): void;
  goOn(this: void): void;
  solve(this: void): void;
  back(this: void): void;
  again(this: void): void;
  restart(this: void): void;
}

/** The session at hand may be one that was left earlier. */
export function createLessonTable(lesson: Lesson, resumed: Session = beginLesson(lesson)): LessonTable {
  const { file, first } = lesson;
  const about: ReplayStart = { scenario: battleOf(file.position, first, file.title), rules: {}, seed: file.seed ?? 1 };
  const session = createStore<Session>()(() => resumed);
  const steps = new WeakMap<Played, MemoirStep>();
  const stepFor = (played: Played): MemoirStep => {
    const step = steps.get(played) ?? { ...played, barrier: false };
    steps.set(played, step);
    return step;
  };
  const matchOf = (now: Session): MemoirMatch => ({
    about,
    first,
    state: now.state,
    decider: decider(now.state),
    legal: offered(now),
    steps: now.played.map(stepFor),
  });
  const become = (next: Session) => session.setState(next, true);
  /** Another way than the author's can lead to where the rest of a lesson is not legal: then the step begins anew. */
  const change = (how: (now: Session) => Session) => {
    const now = session.getState();
    try {
      become(how(now));
    } catch {
      become(tryAgain(now));
    }
  };
  const nothing = () => undefined;
  const api: MemoirApi = createStore<MatchStore<State, Action, GameEvent, ReplayStart>>()(() => ({
    match: matchOf(resumed),
    seat: null,
    begin: nothing,
    clear: nothing,
    act: (...actions) => change((now) => answer(now, actions)),
    undo: (clicks = 1) => {
      for (let click = 0; click < clicks; click++) change(stepBack);
    },
    takeSeat: nothing,
    leaveSeat: nothing,
  }));
  session.subscribe((now, before) => {
    // Words alone leave the board as it is.
    const isSame = now.state === before.state && now.at === before.at && now.told?.verdict !== 'failed';
    if (!isSame || before.told?.verdict === 'failed') api.setState({ match: matchOf(now) });
  });
  return {
    api,
    session,
    nothing: (label) => change((now) => answerNothing(now, label)),
    refuses: (action) => {
      const after = refused(session.getState(), action);
      if (after !== null) become(after);
      return after !== null;
    },
    tryAnew: () => change(triedAnew),
    goOn: () => change(goOn),
    solve: () => change(solveStep),
    back: () => change(stepBack),
    again: () => change(tryAgain),
    restart: () => become(beginLesson(lesson)),
  };
}
