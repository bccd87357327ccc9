import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { openLesson, type Lesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { answer, beginLesson, isOver, offered, solveStep, type Session } from '../../src/lessons/session.ts';
import { clicksOf, resumeLesson } from '../../src/store/left-lesson.ts';

function opened(file: LessonFile): Lesson {
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
  return lesson.value;
}

function expectSame(now: Session): void {
  const again = resumeLesson(now.lesson, clicksOf(now));
  expect(again?.at).toBe(now.at);
  expect(again?.parts).toEqual(now.parts);
  expect(again?.state).toEqual(now.state);
  expect(again?.told).toEqual(now.told);
}

describe('a lesson that was left', () => {
  it.each(LESSONS.map((file) => [file.id, file] as const))('goes on at every step: %s', (_, file) => {
    let now = beginLesson(opened(file));
    while (!isOver(now)) {
      expectSame(now);
      now = solveStep(now);
    }
  });

  it('goes on in the middle of a step, also where something was tried before it was shown', () => {
    const middles = LESSONS.flatMap((file) => {
      const first = beginLesson(opened(file));
      return offered(first)
        .map((action) => answer(first, [action]))
        .filter((next) => next.previous === first && next.at === first.at);
    });
    expect(middles.length).toBeGreaterThan(0);
    for (const middle of middles) {
      expectSame(middle);
      expectSame(solveStep(middle));
    }
  });

  it('begins anew when it is not the same lesson any more', () => {
    const lesson = opened(LESSONS[0]);
    expect(resumeLesson(lesson, [['play their-finest-hour']])).toBeNull();
    expect(resumeLesson(lesson, [['no such action']])).toBeNull();
    expect(resumeLesson(lesson, [['attack A1 B1'], []])).toBeNull();
  });
});
