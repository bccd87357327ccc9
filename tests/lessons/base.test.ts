import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { BASE_EXERCISES, BASE_LESSONS } from '../../src/lessons/data/base/index.ts';
import { notHolding } from '../../src/lessons/facts.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { beginLesson, solveStep } from '../../src/lessons/session.ts';
import { apply, type State } from '../../src/memoir/index.ts';
import { readAction } from '../../src/scenarios/action-text.ts';

const LEDGERS = 'docs/rules';
const ledger = readdirSync(LEDGERS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`${LEDGERS}/${name}`, 'utf8'))
  .join('\n');
const ledgerIds = new Set(ledger.match(/\b(?:M44|NFP|AP|AIR)-[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*/g));

function rulesNamed({ rules, steps }: LessonFile): string[] {
  return [
    ...rules,
    ...steps.flatMap(({ rule, wrong }) => [rule ?? [], ...(wrong ?? []).map((one) => one.rule ?? [])].flat()),
  ];
}

describe('every rule a lesson names', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('is in a ledger: %s', (_, lesson) => {
    expect(rulesNamed(lesson).filter((id) => !ledgerIds.has(id))).toEqual([]);
  });

  it('and is found there only if it is written so', () => {
    expect([ledgerIds.has('M44-TER-TOWN'), ledgerIds.has('M44-TER-VILLAGE')]).toEqual([true, false]);
  });
});

describe('the base chapter', () => {
  it('has the lessons in the order they are taught, and exercises after them', () => {
    expect(BASE_LESSONS.map(({ id }) => id)).toEqual([
      'base-1-turn',
      'base-2-sections',
      'base-3-orders',
      'base-4-moving',
      'base-5-terrain',
      'base-6-dice',
      'base-7-sight',
      'base-8-retreat',
      'base-9-ground',
      'base-10-overrun',
      'base-11-artillery',
      'base-12-ambush',
      'base-13-medals',
      'base-14-lanes',
    ]);
    expect(BASE_EXERCISES.length).toBeGreaterThanOrEqual(7);
    expect(BASE_EXERCISES.every(({ id, kind }) => id.startsWith('exercise-') && kind === 'exercise')).toBe(true);
  });

  it.each([...BASE_LESSONS, ...BASE_EXERCISES].map((lesson) => [lesson.id, lesson] as const))(
    'answers every wrong click: %s',
    (_, { steps }) => {
      const own = steps.filter((step) => step.shown !== true && step.do.length > 0);
      expect(own.filter(({ wrong }) => (wrong ?? []).length === 0)).toEqual([]);
      expect(own.filter(({ otherwise }) => otherwise === undefined)).toEqual([]);
    },
  );

  it.each(BASE_LESSONS.map((lesson) => [lesson.id, lesson] as const))('is short: %s', (_, { steps }) => {
    const read = steps.filter(({ goal }) => goal !== undefined);
    expect(read.length).toBeGreaterThanOrEqual(3);
    expect(read.length).toBeLessThanOrEqual(8);
  });
});

function lessonFile(id: string): LessonFile {
  const file = BASE_LESSONS.find((lesson) => lesson.id === id);
  if (file === undefined) throw new Error(`no lesson ${id}`);
  return file;
}

/** The moment after something else was done at a step than its solution. */
function otherwiseDone(id: string, at: number, ...texts: string[]): State {
  return doneIn(lessonFile(id), at, ...texts);
}

/** The same, with other ground or units on the board. */
function otherwiseSetUp(id: string, position: Partial<LessonFile['position']>, ...texts: string[]): State {
  const file = lessonFile(id);
  return doneIn({ ...file, position: { ...file.position, ...position } }, 0, ...texts);
}

function doneIn(file: LessonFile, at: number, ...texts: string[]): State {
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(lesson.error[0].message);
  let session = beginLesson(lesson.value);
  while (session.at < at) session = solveStep(session);
  return texts.reduce((state, text) => {
    const action = readAction(state, text);
    if (!action.ok) throw new Error(action.error[0].message);
    return apply(state, action.value).state;
  }, session.state);
}

describe('what a lesson says would have been', () => {
  it('is so: in the open the tanks on the hill would have had three dice', () => {
    const taken = otherwiseDone('base-9-ground', 4, 'take ground');
    expect(notHolding({ dice: { 'attack k6 I5': 3 } }, taken, [])).toEqual([]);
  });

  it('is so: infantry in the woods could not have attacked, nor after two hexes', () => {
    const inWoods = otherwiseDone('base-7-sight', 0, 'move f4 F5');
    expect(notHolding({ dice: { 'attack F5 g6': 0 } }, inWoods, [])).toEqual([]);
    const twoHexes = otherwiseDone('base-7-sight', 0, 'move f4 g4', 'move g4 h4');
    expect(notHolding({ dice: { 'attack h4 g6': 0 } }, twoHexes, [])).toEqual([]);
  });

  it('is so: at j4 the retreating infantry would have been in the open', () => {
    const back = otherwiseDone('base-8-retreat', 4, 'retreat j4');
    expect(notHolding({ dice: { 'attack K7 j4': 1 }, distance: { 'K7 j4': 3 } }, back, [])).toEqual([]);
  });

  it('is so: tanks firing out of a town have two dice less, infantry has all of them', () => {
    const inTown = (kind: 'armor' | 'infantry') =>
      otherwiseSetUp('base-5-terrain', {
        phase: 'battle',
        terrain: { D5: 'town' },
        units: { axis: { D7: 'armor' }, allies: { D5: { kind, order: 'ordered' } } },
      });
    expect(notHolding({ dice: { 'attack D5 D7': 1 } }, inTown('armor'), [])).toEqual([]);
    expect(notHolding({ dice: { 'attack D5 D7': 2 } }, inTown('infantry'), [])).toEqual([]);
  });

  it.each([
    ['woods', 'illegal'],
    ['town', 'illegal'],
    ['hill', 'legal'],
  ])('is so: after taking ground with %s on it an overrun is %s', (ground, verdict) => {
    const taken = otherwiseSetUp(
      'base-10-overrun',
      {
        phase: 'battle',
        terrain: { F5: ground },
        units: {
          axis: { F5: 'infantry 1/4', e6: 'artillery', H9: 'infantry' },
          allies: { f4: { kind: 'armor', order: 'ordered' }, C3: 'infantry' },
        },
      },
      'attack f4 F5',
      'take ground',
    );
    expect(notHolding({ units: { F5: 'allies armor 3' }, [verdict]: ['overrun e6'] }, taken, [])).toEqual([]);
  });

  it.each([
    ['machineGun', 'infantry', 0, 'axis infantry 3'],
    ['machineGun', 'infantry', 1, 'axis infantry 4'],
    // The lesson's dice are a star and a tank, and that one hits tanks for everybody.
    ['antiTankGun', 'armor', 0, 'axis armor 1'],
    ['antiTankGun', 'armor', 1, 'axis armor 2'],
  ])('is so: the stars of special weapons hit if they have not moved (%s, %s, %i)', (kind, target, moved, left) => {
    const fired = otherwiseSetUp(
      'base-14-lanes',
      {
        phase: 'battle',
        units: {
          axis: { C7: target, F7: 'infantry' },
          allies: { C5: { kind, order: 'ordered', moved }, E3: 'infantry' },
        },
      },
      'attack C5 C7',
    );
    expect(notHolding({ units: { C7: left } }, fired, [])).toEqual([]);
  });
});
