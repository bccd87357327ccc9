import { CHAPTERS } from '../../lessons/chapters.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { isOwnId } from '../../store/lesson-file.ts';
import { t } from '../text/i18n.ts';

/** The worked examples of the rulebook go by its numbers; a second part of one is its b. */
const EXAMPLE = /^nfp-(\d+)(-.+)?$/;

/** 'Example 8', 'Example 12b', 'Lesson 3', 'Exercise 2', 'Own lesson'. */
export function numberOf(file: LessonFile): string {
  if (isOwnId(file.id)) return t('sandbox:own.number');
  const example = EXAMPLE.exec(file.id);
  if (example !== null)
    return t('learn:number.example', { number: `${example[1]}${example[2] === undefined ? '' : 'b'}` });
  const chapter = CHAPTERS.find(({ lessons }) => lessons.some(({ id }) => id === file.id));
  const counted = chapter?.lessons.filter(({ id }) => EXAMPLE.exec(id)?.[2] === undefined) ?? [];
  const number = counted.findIndex(({ id }) => id === file.id) + 1;
  return t(`learn:number.${file.kind ?? 'lesson'}`, { number });
}

const STEPS_A_MINUTE = 3;

export function minutesOf({ steps }: LessonFile): number {
  return Math.max(1, Math.round(steps.length / STEPS_A_MINUTE));
}
