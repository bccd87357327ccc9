import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import nfp1 from './nfp-1.json' with { type: 'json' };
import nfp2 from './nfp-2.json' with { type: 'json' };
import nfp3 from './nfp-3.json' with { type: 'json' };
import nfp8 from './nfp-8.json' with { type: 'json' };

export const FIRST_EXAMPLES: readonly LessonFile[] = [nfp1, nfp2, nfp3, nfp8].map(lessonOf);
