import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import turn from './base-1-turn.json' with { type: 'json' };
import sections from './base-2-sections.json' with { type: 'json' };
import orders from './base-3-orders.json' with { type: 'json' };
import moving from './base-4-moving.json' with { type: 'json' };
import cover from './exercise-cover.json' with { type: 'json' };

export const BASE_LESSONS: readonly LessonFile[] = [turn, sections, orders, moving].map(lessonOf);
export const BASE_EXERCISES: readonly LessonFile[] = [cover].map(lessonOf);
