// Two steps of a draft made one.
import type { Facts } from './facts-schema.ts';
import type { LessonFile, LessonStep } from './lesson-schema.ts';

/** Both are the learner's, or both are shown. */
export function canJoin(file: LessonFile, at: number): boolean {
  if (at < 1 || at >= file.steps.length) return false;
  const [one, other] = [file.steps[at - 1], file.steps[at]];
  const isPlain = [one, other].every((step) => step.free !== true && step.do.length > 0);
  return isPlain && (one.shown ?? false) === (other.shown ?? false) && one.side === other.side;
}

/** The step becomes part of the one before it. */
export function withJoined(file: LessonFile, at: number): LessonFile {
  if (!canJoin(file, at)) return file;
  const joined = joinedStep(file.steps[at - 1], file.steps[at]);
  return { ...file, steps: [...file.steps.slice(0, at - 1), joined, ...file.steps.slice(at + 1)] };
}

function joinedStep(one: LessonStep, other: LessonStep): LessonStep {
  const { goal: _goal, right: _right, point: _point, expect: _expect, wrong: _wrong, ...rest } = one;
  const lines = [...one.do, ...other.do];
  const goal = sentences(one.goal, other.goal);
  const right = sentences(one.right, other.right);
  const point = bothPoints(one.point, other.point);
  const wrong = [...(one.wrong ?? []), ...(other.wrong ?? [])];
  return {
    ...rest,
    do: lines,
    // Whom to order first is nobody's business.
    ...(one.shown !== true && lines.every((line) => line.startsWith('order ')) ? { anyOrder: true } : {}),
    ...(goal === '' ? {} : { goal }),
    ...(right === '' ? {} : { right }),
    ...(point === undefined ? {} : { point }),
    ...(wrong.length === 0 ? {} : { wrong }),
    expect: bothFacts(one.expect ?? {}, other.expect ?? {}),
  };
}

function sentences(one = '', other = ''): string {
  return [one, other].filter((words) => words.trim() !== '').join(' ');
}

function bothPoints(one: LessonStep['point'], other: LessonStep['point']): LessonStep['point'] {
  if (one === undefined || other === undefined) return one ?? other;
  const arrows = [...(one.arrows ?? []), ...(other.arrows ?? [])];
  const hexes = [...(one.hexes ?? []), ...(other.hexes ?? [])];
  // A card of the second step may not be in the hand yet.
  const { cards = [] } = one;
  return {
    ...(arrows.length === 0 ? {} : { arrows }),
    ...(hexes.length === 0 ? {} : { hexes }),
    ...(cards.length === 0 ? {} : { cards }),
  };
}

/** What the first step changed still holds where the second one says nothing else; who decides, only the second knows. */
function bothFacts(one: Facts, other: Facts): Facts {
  const { units, medals, hand, aircraft, airCards } = one;
  const rolls = [...(one.rolls ?? []), ...(other.rolls ?? [])];
  const both = { ...units, ...other.units };
  return {
    ...(medals === undefined ? {} : { medals }),
    ...(hand === undefined ? {} : { hand }),
    ...(aircraft === undefined ? {} : { aircraft }),
    ...(airCards === undefined ? {} : { airCards }),
    ...other,
    ...(rolls.length === 0 ? {} : { rolls }),
    ...(Object.keys(both).length === 0 ? {} : { units: both }),
  };
}
