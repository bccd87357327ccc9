// The scenario on the drawing table: its plan, what was done to it, and where it is kept.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { changed, newHistory, redone, undone, type History, type Recipe, type StepName } from '../workshop/history.ts';
import type { Plan } from '../workshop/plan.ts';

export interface WorkshopState {
  /** Its id in the library; null: nothing is open. */
  readonly id: string | null;
  readonly history: History | null;
}

export interface Workshop {
  readonly store: StoreApi<WorkshopState>;
  open(this: void, id: string, plan: Plan): void;
  close(this: void): void;
  /** One step. With the same mark as the step before it is part of that one. */
  change(this: void, name: StepName, recipe: Recipe, mark?: string): void;
  /** A step that grows, such as a stroke by keys: done as a whole on what was there before it. */
  changeFrom(this: void, before: History, name: StepName, recipe: Recipe): void;
  undo(this: void): void;
  redo(this: void): void;
}

export function createWorkshop(): Workshop {
  const store = createStore<WorkshopState>()(() => ({ id: null, history: null }));
  const become = (next: (history: History) => History) => {
    const { history } = store.getState();
    if (history === null) return;
    const now = next(history);
    if (now !== history) store.setState({ history: now });
  };
  return {
    store,
    open: (id, plan) => store.setState({ id, history: newHistory(plan) }),
    close: () => store.setState({ id: null, history: null }),
    change: (name, recipe, mark) => become((history) => changed(history, name, recipe, mark ?? null)),
    changeFrom: (before, name, recipe) => become(() => changed(before, name, recipe)),
    undo: () => become(undone),
    redo: () => become(redone),
  };
}

export const workshop: Workshop = createWorkshop();
