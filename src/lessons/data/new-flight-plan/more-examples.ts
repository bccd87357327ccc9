import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import answers from './nfp-answers.json' with { type: 'json' };
import commandCards from './nfp-command-cards.json' with { type: 'json' };
import empty from './nfp-empty.json' with { type: 'json' };
import finestHour from './nfp-finest-hour.json' with { type: 'json' };
import precision from './nfp-precision.json' with { type: 'json' };
import withdrawal from './nfp-withdrawal.json' with { type: 'json' };
import nfp11 from './nfp-11.json' with { type: 'json' };
import nfp12Landing from './nfp-12-landing.json' with { type: 'json' };
import nfp12 from './nfp-12.json' with { type: 'json' };
import nfp13 from './nfp-13.json' with { type: 'json' };
import nfp14 from './nfp-14.json' with { type: 'json' };
import nfp15 from './nfp-15.json' with { type: 'json' };
import nfp16 from './nfp-16.json' with { type: 'json' };
import nfp17 from './nfp-17.json' with { type: 'json' };
import nfp18 from './nfp-18.json' with { type: 'json' };
import nfp19 from './nfp-19.json' with { type: 'json' };
import nfp20 from './nfp-20.json' with { type: 'json' };

/** Examples 11 to 20 of the ledger, and what it has besides them. */
export const MORE_EXAMPLES: readonly LessonFile[] = [
  nfp11,
  nfp12,
  nfp12Landing,
  nfp13,
  nfp14,
  nfp15,
  nfp16,
  nfp17,
  nfp18,
  nfp19,
  nfp20,
  withdrawal,
  empty,
  commandCards,
  finestHour,
  answers,
  precision,
].map(lessonOf);
