import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import nfp1 from './nfp-1.json' with { type: 'json' };
import nfp2 from './nfp-2.json' with { type: 'json' };
import nfp3 from './nfp-3.json' with { type: 'json' };
import nfp4 from './nfp-4.json' with { type: 'json' };
import nfp5 from './nfp-5.json' with { type: 'json' };
import nfp6 from './nfp-6.json' with { type: 'json' };
import nfp7 from './nfp-7.json' with { type: 'json' };
import nfp8 from './nfp-8.json' with { type: 'json' };
import nfp9 from './nfp-9.json' with { type: 'json' };
import nfp10 from './nfp-10.json' with { type: 'json' };

const EXAMPLES = [nfp1, nfp2, nfp3, nfp4, nfp5, nfp6, nfp7, nfp8, nfp9, nfp10];

export const FIRST_EXAMPLES: readonly LessonFile[] = EXAMPLES.map(lessonOf);
