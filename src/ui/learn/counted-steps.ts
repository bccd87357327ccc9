import type { LessonFile, LessonStep } from '../../lessons/lesson-schema.ts';

/** What happens by itself between two steps is none of the learner's. */
function isCounted({ shown, goal }: LessonStep): boolean {
  return shown !== true || goal !== undefined;
}

export interface Counted {
  /** Steps of the learner before the one at hand. */
  readonly done: number;
  readonly all: number;
}

export function countedSteps({ steps }: LessonFile, at: number): Counted {
  return { done: steps.slice(0, at).filter(isCounted).length, all: steps.filter(isCounted).length };
}
