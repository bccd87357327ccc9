import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';

const LEDGERS = new URL('../../docs/rules/', import.meta.url);
const RULES = new Set(
  readdirSync(LEDGERS).flatMap(
    (name) => readFileSync(new URL(name, LEDGERS), 'utf8').match(/(?:NFP|M44|AP)-[\w.-]*\w/g) ?? [],
  ),
);

describe('every lesson teaches what the rules do', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    expect(lessonFaults(lesson).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('and names rules that exist', () => {
    const named = LESSONS.flatMap(({ rules, steps }) => [
      ...rules,
      ...steps.flatMap(({ rule, wrong }) => [rule, ...(wrong ?? []).map((mistake) => mistake.rule)]),
    ]);
    expect(named.filter((rule) => rule !== undefined && !RULES.has(rule))).toEqual([]);
  });

  it('and has a name of its own', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });
});
