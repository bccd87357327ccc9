import type { Fault } from '../../scenarios/fault.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { openScenario } from '../../store/own-scenarios.ts';
import { pictureOf, type MapPicture } from '../../workshop/picture.ts';
import type { Plan } from '../../workshop/plan.ts';
import { planOf } from '../../workshop/plan-file.ts';
import { battleOf, type Battle } from '../start/battle.ts';
import { loadAirPackWords, loadAirWords } from '../text/i18n.ts';

export interface SheetOf {
  readonly id: string;
  readonly file: ScenarioFile;
  readonly plan: Plan;
  readonly picture: MapPicture;
  /** Null: it cannot be played yet. */
  readonly battle: Battle | null;
}

export type ReadSheet =
  | { readonly kind: 'sheet'; readonly sheet: SheetOf }
  | { readonly kind: 'missing' | 'unread' }
  | { readonly kind: 'broken'; readonly faults: readonly Fault[] };

/** The scenario of the library that is to be printed, finished or not. */
export async function readSheet(id: string): Promise<ReadSheet> {
  const [opened] = await Promise.all([openScenario(id), loadAirWords(), loadAirPackWords()]);
  if (!opened.ok) {
    const { error } = opened;
    if (error.kind === 'broken') return error;
    return { kind: error.kind === 'missing' ? 'missing' : 'unread' };
  }
  const file = opened.value;
  const plan = planOf(file);
  if (!plan.ok) return { kind: 'broken', faults: plan.error };
  const battle = scenarioOf(file).ok ? battleOf({ id, file }) : null;
  return { kind: 'sheet', sheet: { id, file, plan: plan.value, picture: pictureOf(plan.value), battle } };
}
