import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { lessonFaults } from '../../src/lessons/runner.ts';

/** What is wrong with a lesson whose second step is this one. */
function faultsOf(step: object): string[] {
  const lesson = {
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
    steps: [
      {
        goal: 'Order.',
        do: ['play probe-left', 'order aircraft', 'order C3'],
        right: 'Ordered.',
        expect: { legal: ['fly D5'] },
      },
      step,
    ],
    closing: 'Done.',
  };
  return lessonFaults(lesson).map(({ path, message }) => `${path}: ${message}`);
}

describe('what a lesson says of wrong answers', () => {
  const flight = {
    goal: 'Fly.',
    do: ['fly D5', 'mark mg', 'decline ambush', 'fly d4', 'end flight'],
    right: 'Flown.',
    expect: { markers: ['D5 mg'], aircraft: { allies: 'd4 mg:8' } },
  };

  it('may be of any moment of the step, also of one after the other side has answered', () => {
    expect(faultsOf({ ...flight, wrong: [{ act: 'fly E5', say: 'Not there.' }] })).toEqual([]);
  });

  it('is not about what the other side may do', () => {
    const faults = faultsOf({ ...flight, wrong: [{ act: 'ambush', say: 'That is for the other side.' }] });
    expect(faults).toEqual([expect.stringContaining("steps[1].wrong[0]: 'ambush' is never legal in this step")]);
  });
});
