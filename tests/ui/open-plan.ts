import { workshop } from '../../src/store/workshop.ts';
import { stepText } from '../../src/ui/workshop/step-words.ts';
import type { Plan } from '../../src/workshop/plan.ts';

/** The plan on the drawing table. */
export function planNow(): Plan {
  const { history } = workshop.store.getState();
  if (history === null) throw new Error('a plan');
  return history.plan;
}

/** What was done to it, in words. */
export function steps(): string[] {
  return (workshop.store.getState().history?.past ?? []).map(({ name }) => stepText(name));
}
