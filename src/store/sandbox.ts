// The sandbox at hand: its game for the table, and what can be done to it beside the rules.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Edit } from '../lessons/edits.ts';
import type { LessonFile } from '../lessons/lesson-schema.ts';
import {
  act,
  back,
  bringBack,
  change,
  forward,
  goTo,
  markHere,
  stateNow,
  type Deed,
  type Sandbox,
} from '../lessons/sandbox.ts';
import { decider, legalActions, type Action, type GameEvent, type State } from '../memoir/index.ts';
import type { Fault } from '../scenarios/fault.ts';
import type { ReplayStart } from '../scenarios/replay-writing.ts';
import type { MatchStore } from './match.ts';
import type { MemoirApi, MemoirMatch, MemoirStep } from './memoir.ts';

/** A lesson that is being written. */
export interface Draft {
  readonly file: LessonFile;
  /** The lesson it changes; null: a new one. */
  readonly of: string | null;
  /** It is on the screen; else it waits while something is played. */
  readonly isOpen: boolean;
}

export interface SandboxState {
  /** null: there is none yet. */
  readonly sandbox: Sandbox | null;
  readonly draft: Draft | null;
}

export interface SandboxDesk {
  readonly store: StoreApi<SandboxState>;
  /** The game for the table to draw. */
  readonly api: MemoirApi;
  open(this: void, sandbox: Sandbox): void;
  /** Faults: it was not changed. */
  edit(this: void, edit: Edit): readonly Fault[];
  go(this: void, at: number): void;
  back(this: void): void;
  forward(this: void): void;
  bringBack(this: void): void;
  mark(this: void): void;
  write(this: void, draft: Draft | null): void;
  /** Opens or leaves the draft. */
  showDraft(this: void, isOpen: boolean): void;
}

const nothing = () => undefined;

/** How many deeds are done after so many actions of the game. */
export function deedsAfter({ deeds }: Sandbox, actions: number): number {
  let left = actions;
  let at = 0;
  while (left > 0 && at < deeds.length) {
    if (deeds[at].action !== null) left -= 1;
    at += 1;
  }
  return at;
}

export function createSandboxDesk(): SandboxDesk {
  const store = createStore<SandboxState>()(() => ({ sandbox: null, draft: null }));
  const steps = new WeakMap<Deed, MemoirStep>();
  const stepOf = (deed: Deed): MemoirStep[] => {
    const { action, before, events, follows } = deed;
    if (action === null) return [];
    const step = steps.get(deed) ?? { action, before, events, follows, barrier: false };
    steps.set(deed, step);
    return [step];
  };
  const matchOf = (sandbox: Sandbox): MemoirMatch => {
    const state = stateNow(sandbox);
    return {
      about: sandbox.about,
      first: sandbox.first,
      state,
      decider: decider(state),
      legal: legalActions(state),
      steps: sandbox.deeds.slice(0, sandbox.at).flatMap(stepOf),
    };
  };
  const become = (sandbox: Sandbox) => store.setState({ sandbox });
  const changeBy = (how: (sandbox: Sandbox) => Sandbox) => {
    const { sandbox } = store.getState();
    if (sandbox !== null) become(how(sandbox));
  };
  const api: MemoirApi = createStore<MatchStore<State, Action, GameEvent, ReplayStart>>()(() => ({
    match: null,
    seat: null,
    begin: nothing,
    clear: nothing,
    act: (...actions) => changeBy((now) => act(now, actions)),
    undo: (clicks = 1) => changeBy((now) => back(now, clicks)),
    takeSeat: nothing,
    leaveSeat: nothing,
  }));
  store.subscribe(({ sandbox }, before) => {
    if (sandbox === null || before.sandbox === null) return api.setState({ match: sandbox && matchOf(sandbox) });
    const isSame = sandbox.first === before.sandbox.first && stateNow(sandbox) === stateNow(before.sandbox);
    if (!isSame) api.setState({ match: matchOf(sandbox) });
  });
  return {
    store,
    api,
    open: become,
    edit: (edit) => {
      const { sandbox } = store.getState();
      if (sandbox === null) return [];
      const next = change(sandbox, edit);
      if (!next.ok) return next.error;
      become(next.value);
      return [];
    },
    go: (at) => changeBy((now) => goTo(now, at)),
    back: () => changeBy((now) => back(now)),
    forward: () => changeBy(forward),
    bringBack: () => changeBy(bringBack),
    mark: () => changeBy(markHere),
    write: (draft) => store.setState({ draft }),
    showDraft: (isOpen) => {
      const { draft } = store.getState();
      if (draft !== null && draft.isOpen !== isOpen) store.setState({ draft: { ...draft, isOpen } });
    },
  };
}

export const sandboxDesk: SandboxDesk = createSandboxDesk();
