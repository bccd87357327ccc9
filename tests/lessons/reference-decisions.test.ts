import { describe, expect, it } from 'vitest';
import { lessonById, LESSONS } from '../../src/lessons/chapters.ts';
import { DECISIONS, lessonFor, type Asked } from '../../src/lessons/decisions.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { beginLesson, goOn, isOver, solveStep, waitsForReader } from '../../src/lessons/session.ts';
import { frames as PACK_FRAMES } from '../../src/memoir/air/air-pack/frames/table.ts';
import { frames as AIR_FRAMES } from '../../src/memoir/air/new-flight-plan/frames/table.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import '../../src/memoir/air/air-pack/index.ts';
import { FRAMES } from '../../src/memoir/frames/table.ts';
import { decider, legalActions, view, type State } from '../../src/memoir/index.ts';
import { play, position, withDice, type Setting } from '../support/kit.ts';

const KINDS = [...Object.keys(FRAMES), ...Object.keys(AIR_FRAMES), ...Object.keys(PACK_FRAMES)];

function asked(state: State): Asked {
  return { view: view(state, decider(state) ?? 0), legal: legalActions(state) };
}

/** Every moment of a lesson at which a side decides, with what the page does in between. */
function momentsOf(file: LessonFile): State[] {
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(file.id);
  let session = beginLesson(lesson.value);
  while (!isOver(session)) session = waitsForReader(session) ? goOn(session) : solveStep(session);
  return session.played.map(({ before }) => before);
}

function decidedIn(id: string): Set<string> {
  const file = lessonById(id);
  return new Set(file === undefined ? [] : momentsOf(file).map((state) => state.frames.at(-1)?.kind ?? ''));
}

/** They go by without a question of their own. */
const NOBODY_ASKED = ['turn', 'attack', 'groundFire', 'confirmation', 'strafing', 'airfieldAttack'];
/** Asked under a card that orders every unit; the lesson shows the same take-off under another one. */
const SHOWN_OTHERWISE = ['scramble'];

describe('every decision is shown by something', () => {
  it('of the base game and of the air rules', () => {
    expect(Object.keys(DECISIONS).toSorted()).toEqual(KINDS.toSorted());
  });

  it('by a lesson in which somebody decides it', () => {
    const unseen = Object.entries(DECISIONS).flatMap(([kind, id]) => (decidedIn(id).has(kind) ? [] : [kind]));
    expect(unseen.toSorted()).toEqual([...NOBODY_ASKED, ...SHOWN_OTHERWISE].toSorted());
  });

  it.each(LESSONS.map((file) => [file.id, file] as const))('wherever %s leads', (_, file) => {
    for (const state of momentsOf(file)) {
      const id = lessonFor(asked(state));
      expect(lessonById(id)?.id).toBe(id);
    }
  });
});

const CLOSE: Setting = {
  axis: { g6: 'infantry', E9: 'infantry' },
  allies: { G5: 'armor', I3: 'infantry' },
  hands: { allies: ['assault-centre', 'probe-left'], axis: ['ambush', 'attack-centre'] },
};

describe('the moment counts', () => {
  const lessonAt = (state: State) => lessonFor(asked(state));

  it('a card, orders, a move, a battle', () => {
    const start = position(CLOSE);
    expect(lessonAt(start)).toBe('base-1-turn');
    const ordered = position({ ...CLOSE, hands: { allies: ['attack-centre'], axis: [] } });
    expect(lessonAt(play(ordered, 'play attack-centre').state)).toBe('base-3-orders');
    expect(lessonAt(play(start, 'play assault-centre').state)).toBe('base-4-moving');
    expect(lessonAt(play(start, 'play assault-centre', 'end movement').state)).toBe('base-6-dice');
  });

  it('an attack on the next hex, and what comes of it', () => {
    const { state } = play(position(CLOSE), 'play assault-centre', 'end movement', 'attack G5 g6');
    expect(lessonAt(state)).toBe('base-12-ambush');
    const open = position({ ...CLOSE, hands: { allies: ['assault-centre'], axis: [] } });
    const battle = withDice(play(open, 'play assault-centre', 'end movement').state, 'flag', 'star', 'star');
    const hit = play(battle, 'attack G5 g6').state;
    expect(hit.frames.at(-1)?.kind).toBe('retreat');
    expect(lessonAt(hit)).toBe('base-8-retreat');
    const back = play(hit, 'retreat G7').state;
    expect(lessonAt(back)).toBe('base-9-ground');
  });

  it.each([
    ['special-british', 'battleBack'],
    ['special-desert', 'moveOn'],
    ['special-red-army', 'placeChip'],
    ['nfp-precision', 'removeObstacle'],
    ['ap-kamikaze', 'dive'],
    ['ap-rescue', 'rescue'],
    ['ap-scout', 'drawTwo'],
    ['ap-radar', 'announceNothing'],
    ['ap-sortie', 'launchPlane'],
  ])('%s is shown to whoever can do it: %s', (id, type) => {
    const file = lessonById(id);
    const open = file === undefined ? [] : momentsOf(file);
    const able = open.map(asked).filter(({ legal }) => legal.some((action) => action.type === type));
    expect(new Set(able.map(lessonFor))).toEqual(new Set([id]));
  });
});
