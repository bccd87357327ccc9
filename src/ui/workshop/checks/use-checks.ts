import { useDeferredValue, useMemo } from 'react';
import { checksOf, type Check } from '../../../workshop/checks/checks.ts';
import type { Plan } from '../../../workshop/plan.ts';

/** What is amiss with the plan. The map comes first: while strokes are drawn the checks lag behind. */
export function useChecks(plan: Plan): readonly Check[] {
  const settled = useDeferredValue(plan);
  return useMemo(() => checksOf(settled), [settled]);
}
