import type { LessonFile } from '../lesson-schema.ts';

/** The lessons that come with the game are checked by its tests, not by every page that shows them. */
export function lessonOf(json: unknown): LessonFile {
  return json as LessonFile;
}
