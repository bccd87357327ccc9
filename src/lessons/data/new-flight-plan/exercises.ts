import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import bombTheWorks from './exercise-bomb-the-works.json' with { type: 'json' };
import goHome from './exercise-go-home.json' with { type: 'json' };
import noHole from './exercise-no-hole.json' with { type: 'json' };
import safeDogfight from './exercise-safe-dogfight.json' with { type: 'json' };
import sendAnAircraft from './exercise-send-an-aircraft.json' with { type: 'json' };
import theRightCard from './exercise-the-right-card.json' with { type: 'json' };
import threeTargets from './exercise-three-targets.json' with { type: 'json' };
import whereToLand from './exercise-where-to-land.json' with { type: 'json' };
import whoFires from './exercise-who-fires.json' with { type: 'json' };

const EXERCISES = [
  threeTargets,
  whoFires,
  theRightCard,
  noHole,
  bombTheWorks,
  whereToLand,
  safeDogfight,
  sendAnAircraft,
  goHome,
];

export const AIR_EXERCISES: readonly LessonFile[] = EXERCISES.map(lessonOf);
