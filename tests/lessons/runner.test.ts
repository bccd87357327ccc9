import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { BASE_EXERCISES, BASE_LESSONS } from '../../src/lessons/data/base/index.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';
import type { LessonFile, LessonStep } from '../../src/lessons/lesson-schema.ts';

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

/** A lesson of the game, by the way its id begins. */
function lessonOf(id: string): LessonFile {
  const found = [...BASE_LESSONS, ...BASE_EXERCISES].find((one) => one.id.startsWith(id));
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
}

/** The faults of a lesson that was sound before one of its steps was changed. */
function broken(id: string, at: number, how: (step: LessonStep) => object): string[] {
  const file = lessonOf(id);
  const steps = file.steps.map((step, place) => (place === at ? { ...step, ...how(step) } : step));
  return lessonFaults({ ...file, steps }).map(({ path, message }) => `${path}: ${message}`);
}

/** The places of the faults alone. */
const places = (faults: readonly string[]) => faults.map((fault) => fault.split(': ')[0]);

describe('a claim that the rules contradict is found where it is made', () => {
  const claims: [string, number, string, object][] = [
    ['base-1-', 3, 'dice.attack f4 g6', { dice: { 'attack f4 g6': 3 } }],
    ['base-1-', 3, 'distance.f4 g6', { distance: { 'f4 g6': 3 } }],
    ['base-1-', 3, 'distance.f4 z9', { distance: { 'f4 z9': 1 } }],
    ['base-1-', 1, 'orders', { orders: 3 }],
    ['base-1-', 1, 'hand.allies', { hand: { allies: 5 } }],
    ['base-1-', 1, 'legal[0]', { legal: ['order C3'] }],
    ['base-1-', 1, 'illegal[0]', { illegal: ['order F3'] }],
    ['base-1-', 4, 'decision', { decision: 'movement' }],
    ['base-1-', 5, 'rolls', { rolls: ['attack 3'] }],
    ['base-1-', 5, 'faces', { faces: ['infantry', 'grenade'] }],
    ['base-1-', 5, 'units.g6', { units: { g6: 'axis infantry 3' } }],
    ['base-1-', 6, 'medals.allies', { medals: { allies: 0 } }],
    ['base-1-', 6, 'events[0]', { events: ['unitRetreated'] }],
    ['base-1-', 6, 'decides', { decides: 'allies' }],
    ['base-4-', 2, 'reach.F1', { reach: { F1: ['F3'] } }],
    ['base-4-', 2, 'noReach.F1', { noReach: { F1: ['f2'] } }],
    ['base-13-', 4, 'winner', { winner: 'axis' }],
  ];

  it.each(claims)('%s step %i: %s', (id, at, field, expected) => {
    expect(places(broken(id, at, () => ({ expect: expected })))).toEqual([`steps[${at}].expect.${field}`]);
  });

  it('before a step too', () => {
    const faults = broken('base-7-', 0, () => ({ before: { dice: { 'attack f4 g6': 2 } } }));
    expect(faults).toEqual(['steps[0].before.dice.attack f4 g6: expected 2, got 0']);
  });

  it('and after a step that is only shown', () => {
    const faults = broken('base-2-', 4, () => ({ expect: { units: { B9: 'axis infantry' } } }));
    expect(places(faults)).toEqual(['steps[4].expect.units.B9']);
  });
});

describe('a solution must do what it says', () => {
  it('is legal', () => {
    expect(broken('base-1-', 1, () => ({ do: ['play probe-left'] })).at(-1)).toMatch(/^steps.*play probe-left/);
    expect(broken('base-2-', 4, () => ({ do: ['play assault-left'] })).at(-1)).toMatch(/^steps.*'play assault-left'/);
  });

  it('is not called wrong', () => {
    const faults = broken('base-1-', 1, () => ({ wrong: [{ act: 'play *', say: 'No.' }] }));
    expect(faults[0]).toBe("steps[1].wrong[0]: 'play *' is part of the solution");
  });

  it('comes to no dead end in any order', () => {
    const faults = broken('base-3-', 6, (step) => ({ do: [...step.do, 'end orders'], wrong: [] }));
    expect(faults[0]).toMatch(/^steps\[6\]\.anyOrder: nothing more can be done after .*end orders$/);
  });

  it('may be done by one click on the last hex of a walk', () => {
    const faults = broken('base-4-', 1, (step) => ({
      do: ['move G3 f4 G5'],
      wrong: [...(step.wrong ?? []), { act: 'move G3 G5', say: 'No.' }],
    }));
    expect(faults).toEqual(["steps[1].do[0]: a click on the hex where 'move G3 f4 G5' ends is answered as wrong"]);
  });
});

describe('what is said of wrong answers can be heard', () => {
  it('of an action that is legal, or of a walk', () => {
    const never = broken('base-1-', 3, () => ({ wrong: [{ act: 'move F3 F7', say: 'No.' }] }));
    expect(never[0]).toMatch(/^steps\[3\]\.wrong\[0\]: 'move F3 F7' is never legal in this step/);
    expect(broken('base-1-', 3, () => ({ wrong: [{ act: 'move F3 F5', say: 'No.' }] }))).toEqual([]);
  });

  it('of one hex only once', () => {
    const twice = [
      { hex: 'A1', say: 'No.' },
      { hex: 'A1', say: 'Nothing there.' },
    ];
    expect(places(broken('base-1-', 3, () => ({ wrong: twice })))).toEqual(['steps[3].wrong[1]']);
  });
});

describe('what a step points at exists', () => {
  it('hexes and cards', () => {
    const point = { hexes: ['A2'], arrows: [['F3', 'n4']], cards: ['barrage'] };
    expect(broken('base-13-', 0, () => ({ point }))).toEqual([
      'steps[0].point: there is no hex A2',
      'steps[0].point: there is no hex n4',
    ]);
    const nobody = broken('base-13-', 0, () => ({ point: { cards: ['their-finest-hour'] } }));
    expect(nobody).toEqual(["steps[0].point.cards: 'their-finest-hour' is in nobody's hand"]);
  });
});

describe('a step says what it must', () => {
  it('why it was right, with a rule of the lesson, and something to check', () => {
    const { right: _right, expect: _expect, ...bare } = lessonOf('base-1-').steps[1];
    const file = { ...lessonOf('base-1-'), steps: [bare] };
    expect(places(lessonFaults(file).map(({ path }) => path))).toEqual(['steps[0].right', 'steps[0].expect']);
    expect(places(broken('base-1-', 1, () => ({ rule: 'M44-WIN-1' })))).toEqual(['steps[1].rule']);
  });

  it('in the fields there are', () => {
    expect(places(broken('base-1-', 1, () => ({ hint: 'Look.' })))).toEqual(['steps[1].hint']);
    expect(places(broken('base-1-', 1, () => ({ until: ['play *'] })))).toEqual(['steps[1].until']);
    expect(places(broken('base-1-', 1, () => ({ wrong: [{ say: 'No.' }] })))).toEqual(['steps[1].wrong[0]']);
  });

  it('of a position that can be', () => {
    const file = { ...lessonOf('base-1-'), position: { units: { axis: { Z9: 'infantry' }, allies: {} } } };
    expect(places(lessonFaults(file).map(({ path }) => path))).toEqual(['position.units.axis.Z9']);
  });
});

describe('an exercise has one right answer', () => {
  it('not two', () => {
    const faults = broken('exercise-medal', 0, () => ({ done: { rolls: ['attack 1'] }, do: ['attack H5 G7'] }));
    expect(faults).toContainEqual(expect.stringMatching(/^steps\[0\]\.done: expected one right answer, found \d+/));
  });

  it('and not none', () => {
    const faults = broken('exercise-medal', 0, () => ({ done: { winner: 'axis' } }));
    expect(faults[0]).toMatch(/^steps\[0\]\.done: expected one right answer, found 0/);
    expect(faults.at(-1)).toMatch(/^steps\[0\]\.do: the solution does not do it/);
  });

  it('and every ending it speaks of comes up', () => {
    const never = { when: { medals: { allies: 2 } }, say: 'Never heard.' };
    const faults = broken('exercise-medal', 0, (step) => ({ wrong: [...(step.wrong ?? []), never] }));
    expect(places(faults)).toEqual(['steps[0].wrong[3].when']);
  });

  it('and words for every wrong ending', () => {
    const { otherwise: _otherwise, ...step } = lessonOf('exercise-medal').steps[0];
    const faults = lessonFaults({ ...lessonOf('exercise-medal'), steps: [step] });
    expect(faults.map(({ path }) => path)).toEqual(['steps[0].otherwise']);
  });
});
