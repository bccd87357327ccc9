// Gold around a hex says: here. So a click on it leads on, or there is nothing to click at all.
import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { answer, beginLesson, isOver, offered, solveStep, type Session } from '../../src/lessons/session.ts';
import { decider, view } from '../../src/memoir/index.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { AIRCRAFT } from '../../src/ui/table/pieces.ts';
import { moments } from './moments.ts';

/** A click on the hex is a part of the solution, or chooses the piece for it. */
function leadsOn(session: Session, label: string): boolean {
  const { state } = session;
  const side = decider(state);
  const hex = hexOfLabel(boardOf(state.board), label) ?? -1;
  if (side === null) return false;
  const legal = offered(session);
  const pieces = new Set([null, AIRCRAFT, ...legal.flatMap((action) => ('unit' in action ? [action.unit] : []))]);
  return [...pieces].some((chosen) => {
    const scene = { view: view(state, side), state, legal, chosen, aimed: null, confirmRolls: true };
    const use = choicesOf(scene).uses.get(hex);
    if (use === undefined) return false;
    if (use.use === 'select') return true;
    const tried =
      use.use === 'act' ? [use.actions] : use.use === 'aim' ? [[use.action]] : use.actions.map((one) => [one]);
    return tried.some((actions) => answer(session, actions).told?.verdict !== 'wrong');
  });
}

function misleading(file: LessonFile): string[] {
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(lesson.error[0].message);
  const found: string[] = [];
  for (let session = beginLesson(lesson.value); !isOver(session); session = solveStep(session)) {
    const { point, do: lines, shown, free } = file.steps[session.at];
    if (lines.length === 0 || shown === true || free === true) continue;
    const now = moments(session);
    for (const hex of point?.hexes ?? [])
      if (!now.some((moment) => leadsOn(moment, hex))) found.push(`steps[${session.at}] ${hex}`);
  }
  return found;
}

describe('a hex with a frame', () => {
  beforeAll(async () => {
    await loadAir('new-flight-plan');
    await loadAir('air-pack');
  });

  it.each(LESSONS.map((file) => [file.id, file] as const))('is one to click: %s', (_, file) => {
    expect(misleading(file)).toEqual([]);
  });
});
