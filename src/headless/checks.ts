import { SIDE_NAMES } from '../memoir/side.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { checksOf } from '../workshop/checks/checks.ts';
import { planOf } from '../workshop/plan-file.ts';

/** What the workshop would say of the scenario, without words: what, how bad, where, and which fixes there are. */
export function checksReport(file: ScenarioFile): object[] {
  const plan = planOf(file);
  if (!plan.ok) return [];
  return checksOf(plan.value).map(({ id, kind, side, labels, values, fixes }) => ({
    id,
    kind,
    ...(side === undefined ? {} : { side: SIDE_NAMES[side] }),
    hexes: labels,
    values,
    fixes: fixes.map((fix) => fix.id),
  }));
}
