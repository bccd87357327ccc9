import '../../src/memoir/air/air-pack/index.ts';
import { describe, expect, it } from 'vitest';
import { lessonById } from '../../src/lessons/chapters.ts';
import { AIR_PACK_LESSONS } from '../../src/lessons/data/air-pack/index.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';
import { beginLesson, goOn, isOver, solveStep, waitsForReader, type Session } from '../../src/lessons/session.ts';
import { lessonsOf } from '../../src/lessons/reference/lessons-of.ts';
import { lookUp } from '../../src/lessons/reference/look-up.ts';
import { parkedWords, planeWords, unitWords } from '../../src/scenarios/expectations.ts';
import { ALLIES, AXIS, type Side } from '../../src/memoir/side.ts';
import type { GameEvent, State } from '../../src/memoir/index.ts';
import { medals } from '../support/kit.ts';

interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The solution of a lesson from its first step to its last, without a fault. */
function played(id: string): Played {
  const file = lessonById(id);
  const lesson = file === undefined ? undefined : openLesson(file);
  if (lesson?.ok !== true) throw new Error(`no lesson ${id}`);
  expect(lessonFaults(file)).toEqual([]);
  let session: Session = beginLesson(lesson.value);
  while (!isOver(session)) session = waitsForReader(session) ? goOn(session) : solveStep(session);
  return { state: session.state, events: session.played.flatMap(({ events }) => events) };
}

const plane = ({ state }: Played, side: Side) => planeWords(state, side).join(' ');
const parked = ({ state }: Played, side: Side) => parkedWords(state, side).join(' ');
const unit = ({ state }: Played, label: string) => unitWords(state, label).join(' ');
const won = ({ state }: Played) => [medals(state, 'allies'), medals(state, 'axis')];
const count = ({ events }: Played, type: GameEvent['type']) => events.filter((event) => event.type === type).length;

/** Faces of the rolls for a reason, one line a roll. */
function rolls({ events }: Played, reason: string): string[] {
  return events.flatMap((event) =>
    event.type === 'diceRolled' && event.reason === reason ? [event.faces.join(' ')] : [],
  );
}

describe('the worked examples of Air Pack are played as lessons', () => {
  it('a sortie with Attack Centre: the plane takes one of three orders, and one card is drawn (AP-L1)', () => {
    const done = played('ap-sortie');
    expect([plane(done, ALLIES), count(done, 'unitOrdered'), count(done, 'cardDrawn')]).toEqual([
      'p38 e4 flying',
      2,
      1,
    ]);
    expect(done.state.sides[ALLIES].hand).toHaveLength(4);
  });

  it('Recon 1 as a sortie keeps its section (AP-L2, AP-4.6)', () => {
    const done = played('ap-recon-sortie');
    expect([plane(done, AXIS), count(done, 'cardDrawn')]).toEqual(['me109 l6 flying', 1]);
  });

  it('a plane comes on and strafes three hexes in the same turn, with the dice after its move (AP-L3, AP-12.5)', () => {
    const done = played('ap-strafing');
    expect(rolls(done, 'strafing')).toEqual(['star', 'infantry', 'flag']);
    const types = done.events.map(({ type }) => type);
    expect(types.indexOf('diceRolled')).toBeGreaterThan(types.indexOf('planeMoveEnded'));
  });

  it('Recon Centre leaves the plane without an order, and nobody wins a medal (AP-L4, AP-7.4)', () => {
    const done = played('ap-keep-flying');
    expect([plane(done, ALLIES), won(done)]).toEqual(['none', [0, 0]]);
    expect(done.events.findLast(({ type }) => type === 'planeRemoved')).toMatchObject({ cause: 'notOrdered' });
  });

  it('the second plane waits until the Storch has landed (AP-L5, AP-8.7)', () => {
    const done = played('ap-take-off');
    expect([plane(done, AXIS), parked(done, AXIS)]).toEqual(['me109 k4 flying', 'storch K7 K7:1']);
  });

  it('a plane over the front is gone round, and a sortie spares it the check (AP-L6, AP-18.3)', () => {
    const done = played('ap-front-line');
    expect([plane(done, ALLIES), rolls(done, 'airCheck')]).toEqual(['p38 f6 flying', []]);
    expect([unit(done, 'e6'), unit(done, 'g6')]).toEqual(['axis infantry 4', 'axis infantry 4']);
  });

  it('two units are strafed on the way home (AP-L7, AP-12.11)', () => {
    const done = played('ap-way-home');
    expect([plane(done, AXIS), rolls(done, 'strafing')]).toEqual(['me109 F7 flying', ['infantry', 'star']]);
  });

  it('ground support takes the bunker from the gun (AP-L8, AP-13.4)', () => {
    const done = played('ap-ground-support');
    expect([rolls(done, 'attack'), unit(done, 'g6'), won(done)]).toEqual([['star grenade infantry'], 'empty', [1, 0]]);
  });

  it('two pinned units count nothing, the tank that has come counts a die (AP-L9, AP-14.10)', () => {
    const done = played('ap-interdiction');
    expect([rolls(done, 'airCheck'), plane(done, ALLIES), unit(done, 'G5')]).toEqual([
      ['armor'],
      'spitfire F5 flying',
      'axis armor 3',
    ]);
  });

  it('a Zero takes a destroyer with it, and the grenade is a medal for the other side too (AP-L10, AP-15.8)', () => {
    const done = played('ap-kamikaze');
    expect([plane(done, AXIS), unit(done, 'F3'), won(done)]).toEqual(['none', 'empty', [1, 1]]);
  });

  it('two dice over the ocean, no grenade, and the plane flies on (AP-L11, AP-18.5)', () => {
    const done = played('ap-air-check');
    expect([rolls(done, 'airCheck'), plane(done, ALLIES)]).toEqual([['star flag'], 'corsair C5 flying']);
  });

  it('a Storch rescues a lone figure (AP-L12, AP-17.2)', () => {
    const done = played('ap-rescue');
    expect([plane(done, AXIS), unit(done, 'F7'), won(done)]).toEqual(['none', 'empty', [0, 0]]);
  });

  it('four dice over the ocean beside an enemy plane, a grenade, and a medal for the enemy (AP-L13, AP-18.7)', () => {
    const done = played('ap-enemy-plane');
    expect([rolls(done, 'airCheck'), plane(done, ALLIES), won(done)]).toEqual([
      ['star flag', 'grenade infantry'],
      'none',
      [0, 1],
    ]);
  });

  it('one grenade clears an airfield of a plane and two markers, for one medal (AP-L14, AP-19.3)', () => {
    const done = played('ap-airfield');
    expect([rolls(done, 'airfieldAttack'), parked(done, AXIS), won(done)]).toEqual([
      ['infantry flag', 'star grenade armor'],
      'none',
      [1, 0],
    ]);
  });
});

describe('the chapter of Air Pack', () => {
  const NAMED = AIR_PACK_LESSONS.map((lesson) => [lesson.id, lesson] as const);

  it('has each worked example once', () => {
    const examples = AIR_PACK_LESSONS.flatMap(({ rules }) => rules.filter((rule) => rule.startsWith('AP-L')));
    const numbers = examples.map((rule) => Number(rule.slice('AP-L'.length))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  });

  it.each(NAMED)('is short, and played by the rules of Air Pack: %s', (_, { steps, position }) => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(position.options?.airRules).toBe('air-pack');
  });

  it.each(NAMED)('answers every wrong click: %s', (_, file: LessonFile) => {
    const own = file.steps.filter((step) => step.shown !== true && step.do.length > 0);
    expect(own.filter(({ wrong, otherwise }) => (wrong ?? []).length === 0 || otherwise === undefined)).toEqual([]);
  });

  it.each(NAMED)('says what its rules are, by their ids: %s', (_, { rules }) => {
    expect(rules.filter((rule) => !rule.startsWith('AP-'))).toEqual([]);
  });
});

describe('the rules to look up lead to it', () => {
  it.each([
    ['air-sortie-cards', 'ap-sortie'],
    ['sortie-with-section-card', 'ap-sortie'],
    ['sortie-equivalents', 'ap-recon-sortie'],
    ['air-check', 'ap-air-check'],
    ['keep-flying', 'ap-keep-flying'],
    ['strafing', 'ap-strafing'],
    ['ground-support', 'ap-ground-support'],
    ['ground-interdiction', 'ap-interdiction'],
    ['kamikaze', 'ap-kamikaze'],
    ['recon-plane', 'ap-scout'],
    ['rescue', 'ap-rescue'],
    ['grounded-planes', 'ap-airfield'],
    ['radar-announcement', 'ap-radar'],
  ])('%s: %s', (id, lesson) => {
    const [entry] = lookUp(id);
    expect(lessonsOf(entry)[0].id).toBe(lesson);
  });
});
