// A lesson looked at from behind: its moments, and its solution as something to play with.
import { ok } from '../engine/result.ts';
import type { State } from '../memoir/index.ts';
import { battleOf } from '../scenarios/any-game.ts';
import type { Read } from '../scenarios/fault.ts';
import { openLesson } from './lesson.ts';
import type { LessonFile } from './lesson-schema.ts';
import { sandboxOf, type Sandbox } from './sandbox.ts';
import { beginLesson, isOver, solveStep, type Session } from './session.ts';

/** The session at the beginning of each step, and at the end. */
function sessionsOf(first: Session): Session[] {
  const sessions = [first];
  for (let now = first; !isOver(now);) {
    const next = solveStep(now);
    if (next.at <= now.at) break;
    sessions.push(next);
    now = next;
  }
  return sessions;
}

/** The state in which the goal of each step is read; a step that cannot be reached has that of the last one. */
export function momentsOf(file: LessonFile): Read<State[]> {
  const lesson = openLesson(file);
  if (!lesson.ok) return lesson;
  const sessions = sessionsOf(beginLesson(lesson.value));
  return ok(file.steps.map((_, at) => (sessions.find((one) => one.at >= at) ?? sessions[sessions.length - 1]).state));
}

/** The solution of a lesson as a course of events, at its beginning. */
export function sandboxOfLesson(file: LessonFile): Read<Sandbox> {
  const lesson = openLesson(file);
  if (!lesson.ok) return lesson;
  const { first } = lesson.value;
  const { played } = sessionsOf(beginLesson(lesson.value)).at(-1) ?? beginLesson(lesson.value);
  const about = { scenario: battleOf(file.position, first, file.title), rules: {}, seed: file.seed ?? 1 };
  return ok(sandboxOf(about, first, played, 0));
}
