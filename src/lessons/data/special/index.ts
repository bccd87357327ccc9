import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import breakthroughMedics from './special-breakthrough-medics.json' with { type: 'json' };
import british from './special-british.json' with { type: 'json' };
import desert from './special-desert.json' with { type: 'json' };
import infantryAssault from './special-infantry-assault.json' with { type: 'json' };
import medics from './special-medics.json' with { type: 'json' };
import recon from './special-recon.json' with { type: 'json' };
import redArmy from './special-red-army.json' with { type: 'json' };
import strikes from './special-strikes.json' with { type: 'json' };

/** What a battle asks now and then: cards with a question of their own, armies with rules of their own. */
export const SPECIAL_LESSONS: readonly LessonFile[] = [
  recon,
  infantryAssault,
  strikes,
  medics,
  breakthroughMedics,
  redArmy,
  british,
  desert,
].map(lessonOf);
