import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { BASE_EXERCISES, BASE_LESSONS } from '../../src/lessons/data/base/index.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';

const LEDGERS = 'docs/rules';
const ledger = readdirSync(LEDGERS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`${LEDGERS}/${name}`, 'utf8'))
  .join('\n');
const ledgerIds = new Set(ledger.match(/\b(?:M44|NFP|AIR)-[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*/g));

function rulesNamed({ rules, steps }: LessonFile): string[] {
  return [
    ...rules,
    ...steps.flatMap(({ rule, wrong }) => [rule ?? [], ...(wrong ?? []).map((one) => one.rule ?? [])].flat()),
  ];
}

describe('every rule a lesson names', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('is in a ledger: %s', (_, lesson) => {
    expect(rulesNamed(lesson).filter((id) => !ledgerIds.has(id))).toEqual([]);
  });

  it('and is found there only if it is written so', () => {
    expect([ledgerIds.has('M44-TER-TOWN'), ledgerIds.has('M44-TER-VILLAGE')]).toEqual([true, false]);
  });
});

describe('the base chapter', () => {
  it('has the lessons in the order they are taught, and exercises after them', () => {
    expect(BASE_LESSONS.map(({ id }) => id)).toEqual([
      'base-1-turn',
      'base-2-sections',
      'base-3-orders',
      'base-4-moving',
      'base-5-terrain',
      'base-6-dice',
      'base-7-sight',
      'base-8-retreat',
      'base-9-ground',
      'base-10-overrun',
      'base-11-artillery',
      'base-12-ambush',
      'base-13-medals',
    ]);
    expect(BASE_EXERCISES.length).toBeGreaterThanOrEqual(7);
    expect(BASE_EXERCISES.every(({ id, kind }) => id.startsWith('exercise-') && kind === 'exercise')).toBe(true);
  });

  it.each([...BASE_LESSONS, ...BASE_EXERCISES].map((lesson) => [lesson.id, lesson] as const))(
    'answers every wrong click: %s',
    (_, { steps }) => {
      const own = steps.filter((step) => step.shown !== true && step.do.length > 0);
      expect(own.filter(({ wrong }) => (wrong ?? []).length === 0)).toEqual([]);
      expect(own.filter(({ otherwise }) => otherwise === undefined)).toEqual([]);
    },
  );

  it.each(BASE_LESSONS.map((lesson) => [lesson.id, lesson] as const))('is short: %s', (_, { steps }) => {
    const read = steps.filter(({ goal }) => goal !== undefined);
    expect(read.length).toBeGreaterThanOrEqual(3);
    expect(read.length).toBeLessThanOrEqual(8);
  });
});
