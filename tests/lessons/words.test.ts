// What a learner reads is short, calls a thing by one name, and never only commands.
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { BASE_EXERCISES, BASE_LESSONS } from '../../src/lessons/data/base/index.ts';
import { SPECIAL_LESSONS } from '../../src/lessons/data/special/index.ts';
import type { LessonFile, LessonStep } from '../../src/lessons/lesson-schema.ts';

const LONGEST_ANSWER = 250;
const LONGEST_GOAL = 300;

function answersTo({ right, wrong, otherwise }: LessonStep): string[] {
  return [right ?? [], (wrong ?? []).map(({ say }) => say), otherwise ?? []].flat();
}

function read({ intro, steps, closing, title }: LessonFile): string[] {
  return [title, intro, closing, ...steps.flatMap((step) => [step.goal ?? [], answersTo(step)].flat())];
}

const GROUND = [...BASE_LESSONS, ...BASE_EXERCISES, ...SPECIAL_LESSONS].map((lesson) => [lesson.id, lesson] as const);

describe('the words of a lesson', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('are few: %s', (_, { steps }) => {
    expect(steps.flatMap(answersTo).filter(({ length }) => length > LONGEST_ANSWER)).toEqual([]);
    expect(steps.flatMap(({ goal }) => goal ?? []).filter(({ length }) => length > LONGEST_GOAL)).toEqual([]);
  });

  it.each(GROUND)('are the same for the same thing on the ground: %s', (_, lesson) => {
    const other = /\b(houses?|villages?|batter(y|ies)|infantrym[ae]n|the table)\b/i;
    expect(read(lesson).filter((text) => other.test(text))).toEqual([]);
  });

  it.each(GROUND)('say why, not only what to click: %s', (_, { steps }) => {
    const command = /^(Click|Press|Play|Choose|Order|Roll|Attack(?! –)|Take|Move|Go|Bring)\b/;
    const isBare = (text: string) => text.split(/(?<=[.:;])\s/).every((part) => command.test(part));
    const wrongs = steps.flatMap(({ wrong, otherwise }) =>
      [...(wrong ?? []).map(({ say }) => say), otherwise ?? []].flat(),
    );
    expect(wrongs.filter(isBare)).toEqual([]);
  });
});
