// Small battles with one mistake each, and what is left of it after a fix.
import { produce } from 'immer';
import { expect, it } from 'vitest';
import type { ScenarioFile } from '../../../src/scenarios/scenario-schema.ts';
import { loadWords } from '../../../src/ui/text/i18n.ts';
import { checkText, fixText } from '../../../src/ui/workshop/checks/check-text.ts';
import { checkKey, type Check, type CheckId, type CheckKind } from '../../../src/workshop/checks/check.ts';
import { checksOf } from '../../../src/workshop/checks/checks.ts';
import type { Plan } from '../../../src/workshop/plan.ts';
import { planOf } from '../../../src/workshop/plan-file.ts';

await loadWords();

/** A battle that nothing is amiss with: four units a side, somebody in every section. */
export const SOUND = {
  format: 'airfield44/scenario',
  version: 1,
  name: 'A sound battle',
  front: 'western',
  date: '1944-06-10',
  sides: { axis: { nation: 'ger', medals: 3 }, allies: { nation: 'us', medals: 3 } },
  units: {
    axis: { C7: 'infantry', G7: 'infantry', K7: 'armor', G9: 'artillery' },
    allies: { C3: 'infantry', G3: 'infantry', K3: 'armor', G1: 'artillery' },
  },
  text: { briefing: 'Two lines and a field between them.' },
} as const satisfies ScenarioFile;

export const AXIS_UNITS = SOUND.units.axis;
export const ALLIED_UNITS = SOUND.units.allies;

export function planned(change: Partial<ScenarioFile>): Plan {
  const plan = planOf({ ...SOUND, ...change });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}

export function withUnits(axis: Record<string, string>, allies: Record<string, string> = {}): Partial<ScenarioFile> {
  return { units: { axis: { ...AXIS_UNITS, ...axis }, allies: { ...ALLIED_UNITS, ...allies } } };
}

/** A river from edge to edge along row 5, as it is said in a file. */
export function river(without: readonly string[] = []): Record<string, string> {
  const row = 'ABCDEFGHIJKLM'.split('').map((letter) => `${letter}5`);
  return Object.fromEntries(row.filter((hex) => !without.includes(hex)).map((hex) => [hex, 'river E-W']));
}

export interface Row {
  readonly id: CheckId;
  readonly kind: CheckKind;
  readonly plan: Plan;
  /** What its buttons say. */
  readonly fixes?: readonly string[];
  /** What is amiss besides; nothing, unless it is said. */
  readonly also?: readonly CheckId[];
}

function only(checks: readonly Check[], id: CheckId): Check {
  const found = checks.filter((check) => check.id === id);
  expect(found).toHaveLength(1);
  return found[0];
}

/** One test for each sentence: it is said of its plan, and each of its fixes makes it go away. */
export function says(rows: Readonly<Record<string, Row>>): void {
  it.each(Object.entries(rows))('%s', (sentence, { id, kind, plan, fixes = [], also = [] }) => {
    const checks = checksOf(plan);
    const check = only(checks, id);
    expect(checkText(check)).toBe(sentence);
    expect(check.kind).toBe(kind);
    expect(check.fixes.map(fixText)).toEqual(fixes);
    expect(checks.flatMap((other) => (other.id === id ? [] : [other.id])).toSorted()).toEqual(also.toSorted());
    for (const fix of check.fixes) {
      const after = checksOf(produce(plan, fix.recipe));
      const left = after.filter((other) => other.id === id || checkKey(other) === checkKey(check));
      expect({ fix: fixText(fix), left }).toEqual({ fix: fixText(fix), left: [] });
    }
  });
}
