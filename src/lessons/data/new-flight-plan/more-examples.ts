import type { LessonFile } from '../../lesson-schema.ts';

export const MORE_EXAMPLES: readonly LessonFile[] = [];
