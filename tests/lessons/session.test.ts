import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { openLesson, readLesson } from '../../src/lessons/lesson.ts';
import { beginLesson, isOver, solveStep, type Session } from '../../src/lessons/session.ts';
import { actionText } from '../../src/scenarios/action-text.ts';

/** A lesson of these steps: a fighter over a line of infantry. */
function begun(steps: readonly object[]): Session {
  const file = readLesson({
    format: 'airfield44/lesson',
    version: 1,
    id: 'a-lesson',
    title: 'A lesson',
    intro: 'Fly.',
    rules: ['NFP-5.5'],
    learner: 'allies',
    position: {
      options: { airRules: 'new-flight-plan' },
      units: { axis: { D5: 'infantry', E5: 'infantry', A9: 'infantry' }, allies: { C3: 'infantry' } },
      hands: { allies: ['probe-left'], axis: ['probe-right'] },
      air: { hands: { allies: [], axis: [] }, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
    },
    steps,
    closing: 'Done.',
  });
  if (!file.ok) throw new Error(file.error[0].message);
  const lesson = openLesson(file.value);
  if (!lesson.ok) throw new Error(lesson.error[0].message);
  return beginLesson(lesson.value);
}

const playedTexts = ({ played }: Session) => played.map(({ before, action }) => actionText(before, action));

describe('the page solves a step', () => {
  const ORDERS = { goal: 'Order.', do: ['play probe-left', 'order aircraft', 'order C3'] };

  it('and goes on after what the other side does in between', () => {
    const flight = ['fly D5', 'mark mg', 'decline ambush', 'fly E5', 'mark mg', 'decline ambush'];
    const session = solveStep(solveStep(begun([ORDERS, { goal: 'Fly.', do: flight }])));
    expect(isOver(session)).toBe(true);
    expect(playedTexts(session)).toEqual([...ORDERS.do, ...flight]);
  });

  it('and stops where the solution is wrong', () => {
    const wrong = { goal: 'Fly.', do: ['fly D5'], wrong: [{ act: 'fly D5', say: 'No.' }] };
    const session = solveStep(solveStep(begun([ORDERS, wrong])));
    expect(session.told).toEqual({ verdict: 'wrong', say: 'No.', rule: null });
    expect(session.at).toBe(1);
  });
});
