import type { Fault } from '../../../scenarios/fault.ts';
import type { ScenarioFile } from '../../../scenarios/scenario-schema.ts';
import { checksOf } from '../../../workshop/checks/checks.ts';
import { planOf } from '../../../workshop/plan-file.ts';
import { checkText } from './check-text.ts';

/** Why a scenario cannot be played, as the checks of the workshop say it; in the words of the reader where they say nothing. */
export function hindrances(file: ScenarioFile, faults: readonly Fault[]): readonly Fault[] {
  const plan = planOf(file);
  if (!plan.ok) return faults;
  const checks = checksOf(plan.value).filter(({ kind }) => kind === 'fault');
  return checks.length === 0 ? faults : checks.map((check) => ({ path: '', message: checkText(check) }));
}
