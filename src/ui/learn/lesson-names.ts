import { CHAPTERS, LESSONS } from '../../lessons/chapters.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { isOwnId } from '../../store/kept.ts';
import { t } from '../text/i18n.ts';

/** The worked examples of the rulebook go by its numbers; one of them has two parts. */
const EXAMPLE = /^nfp-(\d+)(?:-.+)?$/;

export function exampleNumber({ id }: LessonFile): string | null {
  return EXAMPLE.exec(id)?.[1] ?? null;
}

function exampleName(file: LessonFile, number: string): string {
  const parts = LESSONS.filter((other) => exampleNumber(other) === number);
  if (parts.length < 2) return t('learn:number.example', { number });
  return t('learn:number.part', { number, part: parts.findIndex(({ id }) => id === file.id) + 1 });
}

/** 'Example 8', 'Example 12, part 2', 'Lesson 3', 'Exercise 2', 'Own lesson'; null: it goes by its title alone. */
export function numberOf(file: LessonFile): string | null {
  if (isOwnId(file.id)) return t('sandbox:own.number');
  const example = exampleNumber(file);
  if (example !== null) return exampleName(file, example);
  const chapter = CHAPTERS.find(({ lessons }) => lessons.some(({ id }) => id === file.id));
  const { lessons = [] } = chapter ?? {};
  // Beside numbers of the rulebook others would be taken for such; what comes up now and then has no order.
  if (chapter?.id === 'special' || lessons.some((other) => exampleNumber(other) !== null)) return null;
  return t(`learn:number.${file.kind ?? 'lesson'}`, { number: lessons.findIndex(({ id }) => id === file.id) + 1 });
}

const STEPS_A_MINUTE = 3;

export function minutesOf({ steps }: LessonFile): number {
  return Math.max(1, Math.round(steps.length / STEPS_A_MINUTE));
}
