import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import nfp8 from './nfp-8.json' with { type: 'json' };

export const FIRST_EXAMPLES: readonly LessonFile[] = [nfp8].map(lessonOf);
