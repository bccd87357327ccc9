import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';

describe('every lesson teaches what the rules do', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    expect(lessonFaults(lesson).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('and has a name of its own', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });
});
