// Special rules that can be left out, and those of them that usually go with the face of the board or a nation. To say
// nothing of such a rule is to be asked about it; a no is an answer.
import type { Nation } from '../memoir/units/unit.ts';
import type { SpecialFile } from '../scenarios/scenario-schema.ts';
import type { PlanDraft } from './lay.ts';
import { nationOf } from './picture.ts';
import type { Plan } from './plan.ts';

export type UsualRule = 'desert' | 'commissar' | 'italianRoyalArmy';

function fights(plan: Plan, nation: Nation): boolean {
  return Object.values(plan.units).some((unit) => nationOf(plan, unit) === nation);
}

const GOES_WITH: Readonly<Record<UsualRule, (plan: Plan) => boolean>> = {
  desert: ({ face }) => face === 'desert',
  commissar: (plan) => fights(plan, 'ru'),
  italianRoyalArmy: (plan) => fights(plan, 'it'),
};

/** Whether the rule is usual in this battle, and nobody has said yes or no to it. */
export function isUnsaid(plan: Plan, rule: UsualRule): boolean {
  return plan.special[rule] === undefined && GOES_WITH[rule](plan);
}

function isUsual(rule: keyof SpecialFile): rule is UsualRule {
  return Object.hasOwn(GOES_WITH, rule);
}

/** The rule does not hold, and nobody asks for it: it is only spoken of where silence would be asked about. */
export function leaveOut(draft: PlanDraft, rule: keyof SpecialFile): void {
  delete draft.special[rule];
  if (!isUsual(rule) || !isUnsaid(draft, rule)) return;
  if (rule === 'commissar') draft.special[rule] = 'none';
  else draft.special[rule] = false;
}
