import type { LessonFile, LessonStep } from '../../lessons/lesson-schema.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { t } from '../text/i18n.ts';

/** A rule id is written in capitals up to its first dash. */
function ruleOf(typed: string): string {
  const rule = typed.trim();
  return /^(m44|nfp)-/i.test(rule) ? rule.slice(0, 3).toUpperCase() + rule.slice(3) : rule;
}

function tidyStep(step: LessonStep): LessonStep {
  const { goal, right, otherwise, rule, point, ...rest } = step;
  const said = (key: string, words: string | undefined) =>
    words === undefined || words.trim() === '' ? {} : { [key]: words.trim() };
  const isPointing = point !== undefined && Object.values(point).some((list) => list.length > 0);
  return {
    ...rest,
    ...said('goal', goal),
    ...(isPointing ? { point } : {}),
    ...said('right', right),
    ...said('rule', rule === undefined ? undefined : ruleOf(rule)),
    ...said('otherwise', otherwise),
  };
}

/** The lesson as it is kept: nothing that is empty, and every rule that a step names. */
export function tidyLesson(file: LessonFile): LessonFile {
  const steps = file.steps.map(tidyStep);
  const rules = [...new Set([...file.rules, ...steps.flatMap(({ rule }) => rule ?? [])])];
  return {
    ...file,
    title: file.title.trim(),
    intro: file.intro.trim(),
    closing: file.closing.trim(),
    rules,
    steps,
  };
}

/** Words that every lesson must have. */
export function missingWords(file: LessonFile): Fault[] {
  return (['title', 'intro', 'closing'] as const)
    .filter((field) => file[field] === '')
    .map((field) => ({ path: field, message: t('sandbox:draft.missing') }));
}

/** Places as the author knows them: "Step 3: right". */
export function toldFaults(faults: readonly Fault[]): Fault[] {
  return faults.map(({ path, message }) => {
    const [, at, rest] = /^steps\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
    if (at === undefined) return { path, message };
    const step = t('sandbox:draft.step', { number: Number(at) + 1 });
    return { path: rest === '' ? step : `${step}: ${rest}`, message };
  });
}

export function withStep(file: LessonFile, at: number, change: Partial<LessonStep>): LessonFile {
  return { ...file, steps: file.steps.map((step, index) => (index === at ? { ...step, ...change } : step)) };
}
