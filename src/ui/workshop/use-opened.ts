import { useEffect, useState } from 'react';
import { openScenario, type ScenarioFault } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { planOf } from '../../workshop/plan-file.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly fault: ScenarioFault };

async function open(id: string): Promise<ScenarioFault | null> {
  // Whoever comes back from trying it finds all steps still there.
  if (workshop.store.getState().id === id) return null;
  const file = await openScenario(id);
  if (!file.ok) return file.error;
  const plan = planOf(file.value);
  if (!plan.ok) return { kind: 'broken', faults: plan.error };
  workshop.open(id, plan.value);
  return null;
}

/** Brings a scenario of the library onto the drawing table. */
export function useOpened(id: string): Opening {
  const [opening, setOpening] = useState<Opening>(() => ({
    kind: workshop.store.getState().id === id ? 'open' : 'opening',
  }));
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const fault = await open(id);
      if (isHere) setOpening(fault === null ? { kind: 'open' } : { kind: 'failed', fault });
    })();
    return () => {
      isHere = false;
    };
  }, [id]);
  return opening;
}
