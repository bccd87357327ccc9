import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import airCheck from './ap-air-check.json' with { type: 'json' };
import airfield from './ap-airfield.json' with { type: 'json' };
import enemyPlane from './ap-enemy-plane.json' with { type: 'json' };
import frontLine from './ap-front-line.json' with { type: 'json' };
import groundSupport from './ap-ground-support.json' with { type: 'json' };
import interdiction from './ap-interdiction.json' with { type: 'json' };
import kamikaze from './ap-kamikaze.json' with { type: 'json' };
import keepFlying from './ap-keep-flying.json' with { type: 'json' };
import radar from './ap-radar.json' with { type: 'json' };
import reconSortie from './ap-recon-sortie.json' with { type: 'json' };
import rescue from './ap-rescue.json' with { type: 'json' };
import scout from './ap-scout.json' with { type: 'json' };
import sortie from './ap-sortie.json' with { type: 'json' };
import strafing from './ap-strafing.json' with { type: 'json' };
import takeOff from './ap-take-off.json' with { type: 'json' };
import wayHome from './ap-way-home.json' with { type: 'json' };

/** How a plane comes, what keeps it in the air and what it risks there; then what each kind of plane can do. */
const FILES = [
  sortie,
  strafing,
  keepFlying,
  airCheck,
  wayHome,
  frontLine,
  enemyPlane,
  reconSortie,
  takeOff,
  interdiction,
  groundSupport,
  kamikaze,
  rescue,
  scout,
  airfield,
  radar,
];

export const AIR_PACK_LESSONS: readonly LessonFile[] = FILES.map(lessonOf);
