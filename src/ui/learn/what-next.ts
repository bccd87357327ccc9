// Where a lesson that is done leads to.
import { CHAPTERS, lessonAfter, type ChapterId } from '../../lessons/chapters.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { START, type Route } from '../route.ts';
import type { CoachButton } from './CoachButtons.tsx';

/** Small, without aircraft, and what the last lesson of the ground speaks of. */
export const FIRST_BATTLE = 'lanes-of-saint-aubert';

export interface WayOn {
  readonly id: Extract<
    CoachButton['id'],
    'next' | 'nextExercise' | 'exercises' | 'aircraft' | 'firstBattle' | 'battles'
  >;
  readonly route: Route;
}

/** What comes after them is no exercise of theirs. */
const LEAD_ON: ReadonlySet<ChapterId> = new Set(['new-flight-plan-exercises', 'air-pack']);

const BATTLES: WayOn = { id: 'battles', route: START };
const FIRST: WayOn = { id: 'firstBattle', route: { screen: 'briefing', battle: FIRST_BATTLE, seed: null } };

function toLesson(id: WayOn['id'], { id: lesson }: LessonFile): WayOn {
  return { id, route: { screen: 'learn', lesson } };
}

/** The next lesson; at the end of a chapter its exercises, and a battle. A lesson of one's own leads nowhere. */
export function waysOn(file: LessonFile): readonly WayOn[] {
  const chapter = CHAPTERS.find(({ lessons }) => lessons.some(({ id }) => id === file.id));
  const next = lessonAfter(file);
  if (chapter === undefined) return next === undefined ? [] : [toLesson('next', next)];
  if (next === undefined) return [BATTLES];
  if (chapter.lessons.some(({ id }) => id === next.id))
    return [toLesson(next.kind === 'exercise' ? 'nextExercise' : 'next', next)];
  if (chapter.id === 'base') return [toLesson('exercises', next), FIRST];
  if (chapter.id === 'base-exercises') return [FIRST, toLesson('aircraft', next)];
  if (LEAD_ON.has(chapter.id)) return [BATTLES, toLesson('next', next)];
  return [toLesson('exercises', next), BATTLES];
}
