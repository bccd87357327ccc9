import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import orders from './base-orders.json' with { type: 'json' };
import cover from './exercise-cover.json' with { type: 'json' };

export const BASE_LESSONS: readonly LessonFile[] = [orders].map(lessonOf);
export const BASE_EXERCISES: readonly LessonFile[] = [cover].map(lessonOf);
