import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { ownId } from '../../store/lesson-file.ts';

/** 'at-the-ford.lesson.json' */
export function fileNameOf({ title }: LessonFile): string {
  return `${ownId(title).replace(/^own-/, '')}.lesson.json`;
}
