import type { LessonFile } from '../../lesson-schema.ts';

export const AIR_EXERCISES: readonly LessonFile[] = [];
