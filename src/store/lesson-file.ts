// Lessons as files to be given away: one, or several in one file.
import { err, ok } from '../engine/result.ts';
import { LESSON_FORMAT, type LessonFile } from '../lessons/lesson-schema.ts';
import type { Read } from '../scenarios/fault.ts';
import { FILE_VERSION } from '../scenarios/file-names.ts';
import { formatOf, wrongFormat } from '../scenarios/wrong-format.ts';
import { ownIdOf } from './kept.ts';

export const LESSONS_FORMAT = 'airfield44/lessons';
export const MOST_LESSONS = 200;
/** The longest id a lesson can have. */
const ID_LENGTH = 60;

/** 'own-at-the-ford' for 'At the ford' */
export function ownId(name: string): string {
  return ownIdOf(name, ID_LENGTH, 'lesson');
}

/** The id itself, or with the next number behind it. */
export function freeLessonId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) {
    const ending = `-${number}`;
    free = id.slice(0, ID_LENGTH - ending.length).replace(/-+$/, '') + ending;
  }
  return free;
}

export function lessonText(file: LessonFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}

export function lessonsText(files: readonly LessonFile[]): string {
  return `${JSON.stringify({ format: LESSONS_FORMAT, version: FILE_VERSION, lessons: files }, null, 1)}\n`;
}

export interface LessonEntry {
  readonly path: string;
  readonly json: unknown;
}

/** What of a file should be lessons. */
export function lessonsIn(json: unknown): Read<LessonEntry[]> {
  const format = formatOf(json);
  if (format === LESSON_FORMAT) return ok([{ path: '', json }]);
  if (format !== LESSONS_FORMAT) return wrongFormat(format, [LESSON_FORMAT, LESSONS_FORMAT]);
  const { version, lessons } = json as { readonly version?: unknown; readonly lessons?: unknown };
  const faults = [
    ...(version === FILE_VERSION ? [] : [{ path: 'version', message: `expected ${FILE_VERSION}` }]),
    ...(Array.isArray(lessons) && lessons.length > 0
      ? []
      : [{ path: 'lessons', message: 'expected a list of lessons' }]),
    ...(Array.isArray(lessons) && lessons.length > MOST_LESSONS
      ? [{ path: 'lessons', message: `has more than ${MOST_LESSONS} entries` }]
      : []),
  ];
  if (faults.length > 0) return err(faults);
  return ok((lessons as unknown[]).map((one, at) => ({ path: `lessons[${at}]`, json: one })));
}
