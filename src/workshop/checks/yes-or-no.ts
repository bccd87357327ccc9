import type { Recipe } from '../history.ts';
import { leaveOut, type UsualRule } from '../usual-rules.ts';
import type { Fix } from './check.ts';

/** The two answers to the question whether a rule that is usual there holds. */
export function yesOrNo(rule: UsualRule, yes: Recipe): readonly Fix[] {
  return [
    { id: 'ruleOn', values: { rule }, recipe: yes },
    { id: 'ruleLeftOut', values: { rule }, recipe: (draft) => leaveOut(draft, rule) },
  ];
}
