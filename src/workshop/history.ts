// What was done to a plan, step by step, each with a name: immer writes down what changed and how it was before.
import { applyPatches, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import type { Plan } from './plan.ts';

enablePatches();

/** What a step did and to what, for "Undo: draw river"; the words are the page's. */
export interface StepName {
  /** One of the deeds that the page has words for: 'draw', 'erase', 'move', 'rename' … */
  readonly deed: string;
  /** What was drawn or moved: the id of a terrain, a kind of unit, the name of a field. */
  readonly thing?: string;
}

export interface Step {
  readonly name: StepName;
  readonly patches: readonly Patch[];
  readonly back: readonly Patch[];
  /** Steps with the same mark in a row are one: the hexes of one stroke, the letters of one name. */
  readonly mark: string | null;
}

export interface History {
  readonly plan: Plan;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type Recipe = (draft: Draft<Plan>) => void;

const MOST_STEPS = 500;

export function newHistory(plan: Plan): History {
  return { plan, past: [], future: [] };
}

/** Does a step; one that changes nothing is none. */
export function changed(history: History, name: StepName, recipe: Recipe, mark: string | null = null): History {
  const [plan, patches, back] = produceWithPatches(history.plan, (draft) => {
    recipe(draft);
  });
  if (patches.length === 0) return history;
  const last = history.past.at(-1);
  const isMore = mark !== null && last?.mark === mark && history.future.length === 0;
  const step: Step = isMore
    ? { name: last.name, mark, patches: [...last.patches, ...patches], back: [...back, ...last.back] }
    : { name, mark, patches, back };
  const past = isMore ? history.past.slice(0, -1) : history.past.slice(-(MOST_STEPS - 1));
  return { plan, past: [...past, step], future: [] };
}

export function undone(history: History): History {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    plan: applyPatches(history.plan, last.back),
    past: history.past.slice(0, -1),
    future: [...history.future, last],
  };
}

export function redone(history: History): History {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    plan: applyPatches(history.plan, next.patches),
    past: [...history.past, next],
    future: history.future.slice(0, -1),
  };
}
