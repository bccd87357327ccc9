import { describe, expect, it } from 'vitest';
import '../../../src/memoir/air/new-flight-plan/index.ts';
import { SCENARIOS } from '../../../src/scenarios/library.ts';
import { checksOf } from '../../../src/workshop/checks/checks.ts';
import { planOf } from '../../../src/workshop/plan-file.ts';
import { emptyPlan } from '../../../src/workshop/plan.ts';
import { planned } from './kit.ts';

/** What is meant so: lanes that end in the fields, enemies who meet at a ferry, a battle without an airfield. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'lanes-of-saint-aubert': ['looseEnd K5'],
  'rearguard-at-watendam': ['noAirfield'],
  'ferry-at-lozovy-yar': ['faceToFace e6 h6 F5 H5'],
};

describe('a sound battle', () => {
  it('has nothing amiss', () => {
    expect(checksOf(planned({}))).toEqual([]);
  });

  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('is %s', (id, file) => {
    const plan = planOf(file);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    const checks = checksOf(plan.value);
    expect(checks.filter(({ kind }) => kind !== 'hint')).toEqual([]);
    expect(checks.map((check) => [check.id, ...check.labels].join(' '))).toEqual(MEANT[id] ?? []);
  });
});

describe('an empty sheet', () => {
  it('says what is missing and no more', () => {
    expect(checksOf(emptyPlan('Nothing yet')).map(({ id }) => id)).toEqual(['noUnits', 'noDate', 'noBriefing']);
  });
});
