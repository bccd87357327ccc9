import { useStore } from 'zustand';
import { workshop } from '../../store/workshop.ts';
import type { Plan } from '../../workshop/plan.ts';
import { pen } from './pen.ts';

/** The plan between strokes, for everything around the map. */
export function usePlan(): Plan | null {
  return useStore(workshop.store, ({ history }) => history?.plan ?? null);
}

/** The plan with the stroke that is under way, for the map. */
export function useShownPlan(): Plan | null {
  const plan = usePlan();
  const wet = useStore(pen, (now) => now.wet);
  return wet ?? plan;
}
