import type { LessonFile } from '../../lesson-schema.ts';
import { lessonOf } from '../lesson-of.ts';
import turn from './base-1-turn.json' with { type: 'json' };
import sections from './base-2-sections.json' with { type: 'json' };
import orders from './base-3-orders.json' with { type: 'json' };
import moving from './base-4-moving.json' with { type: 'json' };
import terrain from './base-5-terrain.json' with { type: 'json' };
import dice from './base-6-dice.json' with { type: 'json' };
import sight from './base-7-sight.json' with { type: 'json' };
import retreat from './base-8-retreat.json' with { type: 'json' };
import ground from './base-9-ground.json' with { type: 'json' };
import overrun from './base-10-overrun.json' with { type: 'json' };
import artillery from './base-11-artillery.json' with { type: 'json' };
import ambush from './base-12-ambush.json' with { type: 'json' };
import medals from './base-13-medals.json' with { type: 'json' };
import lanes from './base-14-lanes.json' with { type: 'json' };
import card from './exercise-card.json' with { type: 'json' };
import mostDice from './exercise-dice.json' with { type: 'json' };
import line from './exercise-sight.json' with { type: 'json' };
import salvos from './exercise-salvos.json' with { type: 'json' };
import lastMan from './exercise-retreat.json' with { type: 'json' };
import trap from './exercise-trap.json' with { type: 'json' };
import twoBlows from './exercise-overrun.json' with { type: 'json' };
import lastMedal from './exercise-medal.json' with { type: 'json' };

export const BASE_LESSONS: readonly LessonFile[] = [
  turn,
  sections,
  orders,
  moving,
  terrain,
  dice,
  sight,
  retreat,
  ground,
  overrun,
  artillery,
  ambush,
  medals,
  lanes,
].map(lessonOf);
export const BASE_EXERCISES: readonly LessonFile[] = [
  card,
  mostDice,
  line,
  salvos,
  lastMan,
  trap,
  twoBlows,
  lastMedal,
].map(lessonOf);
