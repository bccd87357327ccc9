import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import nfp11 from './nfp-11.json' with { type: 'json' };
import nfp14 from './nfp-14.json' with { type: 'json' };
import nfp15 from './nfp-15.json' with { type: 'json' };
import nfp16 from './nfp-16.json' with { type: 'json' };
import nfp17 from './nfp-17.json' with { type: 'json' };
import nfp18 from './nfp-18.json' with { type: 'json' };

export const MORE_EXAMPLES: readonly LessonFile[] = [nfp11, nfp14, nfp15, nfp16, nfp17, nfp18].map(lessonOf);
