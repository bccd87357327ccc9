import { useStore } from 'zustand';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { createProgress, type Progress } from '../../store/progress.ts';

export const progress = createProgress();

export function useProgress(): Progress {
  return useStore(progress.store);
}

export type LessonState = 'done' | 'half' | 'open';

export function stateOf({ done, left }: Progress, { id }: LessonFile): LessonState {
  if (Object.hasOwn(left, id)) return 'half';
  return done.includes(id) ? 'done' : 'open';
}
