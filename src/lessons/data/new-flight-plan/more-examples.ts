import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import nfp11 from './nfp-11.json' with { type: 'json' };
import nfp14 from './nfp-14.json' with { type: 'json' };
import nfp15 from './nfp-15.json' with { type: 'json' };

export const MORE_EXAMPLES: readonly LessonFile[] = [nfp11, nfp14, nfp15].map(lessonOf);
