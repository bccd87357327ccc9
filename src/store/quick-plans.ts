// Plans that may not have reached the database, in a memory that is written at once: each under the id of its scenario.
import { scenarioSchema } from '../scenarios/scenario-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { planFile, planOf } from '../workshop/plan-file.ts';
import type { Plan } from '../workshop/plan.ts';
import type { QuickMemory } from './autosave.ts';

export interface QuickPlan {
  /** What was kept under its id when it was written. */
  readonly known: string;
  readonly text: string;
}

const PREFIX = 'airfield-44/workshop/';

/** The same for the same scenario, whoever wrote its file. */
export function textOfPlan(plan: Plan): string {
  return JSON.stringify(planFile(plan));
}

export function planInText(text: string): Plan | null {
  try {
    const file = shapeOf(scenarioSchema, JSON.parse(text));
    const plan = file.ok ? planOf(file.value) : file;
    return plan.ok ? plan.value : null;
  } catch {
    return null;
  }
}

export function putQuick(memory: QuickMemory | null, id: string, quick: QuickPlan): void {
  try {
    memory?.setItem(PREFIX + id, JSON.stringify(quick));
  } catch {
    // The database has it a moment later.
  }
}

export function quickPlan(memory: QuickMemory | null, id: string): QuickPlan | null {
  try {
    const quick = JSON.parse(memory?.getItem(PREFIX + id) ?? 'null') as Partial<QuickPlan> | null;
    return typeof quick?.text === 'string' && typeof quick.known === 'string'
      ? { text: quick.text, known: quick.known }
      : null;
  } catch {
    return null;
  }
}

export function dropQuick(memory: QuickMemory | null, id: string): void {
  try {
    memory?.removeItem(PREFIX + id);
  } catch {
    // A memory that cannot be written holds nothing either.
  }
}
