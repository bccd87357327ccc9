import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { workshop } from '../../store/workshop.ts';
import type { Plan } from '../../workshop/plan.ts';
import { onSteadyPlan, steadyPlan } from './pen.ts';

/** The plan at every moment, for the board. */
export function usePlan(): Plan | null {
  return useStore(workshop.store, ({ history }) => history?.plan ?? null);
}

/** The plan between strokes, for everything around the board. */
export function useSteadyPlan(): Plan | null {
  return useSyncExternalStore(onSteadyPlan, steadyPlan);
}
