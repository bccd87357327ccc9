// What the pointer is doing over the map right now. It changes with every move, so it is no part of any screen's state:
// only what is drawn of it listens.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hex } from '../../hex/board.ts';
import { workshop } from '../../store/workshop.ts';
import type { Plan } from '../../workshop/plan.ts';

export interface Pen {
  /** The hex under a pointer that is not pressed. */
  readonly hover: Hex | null;
  /** A stroke is under way. */
  readonly isDown: boolean;
  /** The hexes that will be drawn on once the pointer is let go. */
  readonly preview: readonly Hex[];
  /** What is carried from one hex to another. */
  readonly carried: { readonly from: Hex; readonly to: Hex } | null;
}

export const REST: Pen = { hover: null, isDown: false, preview: [], carried: null };

export const pen: StoreApi<Pen> = createStore<Pen>()(() => REST);

let steady: Plan | null = null;

/** The plan, but during a stroke as it was before: forms and lists need not follow every hex of it. */
export function steadyPlan(): Plan | null {
  const { history } = workshop.store.getState();
  if (!pen.getState().isDown || steady === null) steady = history?.plan ?? null;
  return steady;
}

export function onSteadyPlan(listener: () => void): () => void {
  const leave = [workshop.store.subscribe(listener), pen.subscribe(listener)];
  return () => leave.forEach((end) => end());
}
