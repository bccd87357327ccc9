// The chapters of Learn, in the order they are taught; what comes up only now and then is last.
import { AIR_PACK_LESSONS } from './data/air-pack/index.ts';
import { BASE_EXERCISES, BASE_LESSONS } from './data/base/index.ts';
import { AIR_EXERCISES, AIR_LESSONS } from './data/new-flight-plan/index.ts';
import { SPECIAL_LESSONS } from './data/special/index.ts';
import type { LessonFile } from './lesson-schema.ts';

export const CHAPTER_IDS = [
  'base',
  'base-exercises',
  'new-flight-plan',
  'new-flight-plan-exercises',
  'air-pack',
  'special',
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

export interface Chapter {
  readonly id: ChapterId;
  readonly lessons: readonly LessonFile[];
}

export const CHAPTERS: readonly Chapter[] = [
  { id: 'base', lessons: BASE_LESSONS },
  { id: 'base-exercises', lessons: BASE_EXERCISES },
  { id: 'new-flight-plan', lessons: AIR_LESSONS },
  { id: 'new-flight-plan-exercises', lessons: AIR_EXERCISES },
  { id: 'air-pack', lessons: AIR_PACK_LESSONS },
  { id: 'special', lessons: SPECIAL_LESSONS },
];

export const LESSONS: readonly LessonFile[] = CHAPTERS.flatMap(({ lessons }) => lessons);

export function lessonById(id: string): LessonFile | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** What comes after a lesson; undefined after the last one. */
export function lessonAfter(file: LessonFile): LessonFile | undefined {
  if (file.next !== undefined) return lessonById(file.next);
  const at = LESSONS.findIndex(({ id }) => id === file.id);
  return at < 0 ? undefined : LESSONS[at + 1];
}
