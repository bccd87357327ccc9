import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { BASE_EXERCISES, BASE_LESSONS } from '../../src/lessons/data/base/index.ts';
import { SPECIAL_LESSONS } from '../../src/lessons/data/special/index.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { beginLesson, isOver, offered, solveStep, type Session } from '../../src/lessons/session.ts';
import { decider, view } from '../../src/memoir/index.ts';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { moments } from './moments.ts';

/** A click on the hex does nothing at some moment of the step, whoever is chosen then. */
function isNothing({ state, ...session }: Session, label: string): boolean {
  const side = decider(state);
  const hex = hexOfLabel(boardOf(state.board), label) ?? -1;
  if (side === null) return false;
  const legal = offered({ state, ...session });
  const units = new Set([null, ...legal.flatMap((action) => ('unit' in action ? [action.unit] : []))]);
  return [...units].some((chosen) => {
    const scene = { view: view(state, side), state, legal, chosen, aimed: null, confirmRolls: true };
    return !choicesOf(scene).uses.has(hex);
  });
}

function heardNowhere(file: LessonFile): string[] {
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(lesson.error[0].message);
  const never: string[] = [];
  let last = -1;
  for (let session = beginLesson(lesson.value); !isOver(session); session = solveStep(session)) {
    if (session.at === last) return [...never, `steps[${last}] is not solved`];
    last = session.at;
    const now = moments(session);
    for (const { hex } of file.steps[session.at].wrong ?? [])
      if (hex !== undefined && !now.some((moment) => isNothing(moment, hex))) never.push(`steps[${session.at}] ${hex}`);
  }
  return never;
}

const GROUND = [...BASE_LESSONS, ...BASE_EXERCISES, ...SPECIAL_LESSONS];

describe('what is said of a click on a hex where nothing can be done', () => {
  it.each(GROUND.map((file) => [file.id, file] as const))('is heard: %s', (_, file) => {
    expect(heardNowhere(file)).toEqual([]);
  });
});
