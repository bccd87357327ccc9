import { startTransition, useEffect, useState } from 'react';
import { checksOf, type Check } from '../../../workshop/checks/checks.ts';
import type { Plan } from '../../../workshop/plan.ts';

/** So long nothing must have been drawn before the plan is looked at: strokes come first. */
const PAUSE_MS = 120;

/** What is amiss with the plan, as it was at the last pause in drawing. */
export function useChecks(plan: Plan): readonly Check[] {
  const [settled, setSettled] = useState(plan);
  useEffect(() => {
    if (settled === plan) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(plan)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plan, settled]);
  return checksOf(settled);
}
