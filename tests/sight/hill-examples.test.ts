import { describe, expect, it } from 'vitest';
import { at, targetsOf } from '../battle/firing.ts';
import { type Setting } from '../support/kit.ts';

type Spot = readonly [col: number, row: number];
interface Example {
  firer: Spot;
  target: Spot;
  hills?: Spot[];
  town?: Spot;
  unit?: Spot;
  classic: boolean;
  heights: boolean;
}

/** The publisher's example sheet; `classic` is also what it says. */
const EXAMPLES: Record<string, Example> = {
  'A: from a hill along an edge onto open ground': {
    firer: [1, 1],
    target: [1, 3],
    hills: [[1, 1]],
    classic: true,
    heights: true,
  },
  'B: from a hill over the front of the same hill': {
    firer: [8, 0],
    target: [7, 3],
    hills: [
      [8, 0],
      [7, 1],
    ],
    classic: false,
    heights: false,
  },
  'C: on open ground over a hill': {
    firer: [14, 0],
    target: [13, 3],
    hills: [[13, 1]],
    classic: false,
    heights: false,
  },
  'D: along one large hill': {
    firer: [22, 0],
    target: [22, 2],
    hills: [
      [22, 0],
      [21, 1],
      [23, 1],
      [22, 2],
    ],
    classic: true,
    heights: true,
  },
  'E: from hill to hill over open ground': {
    firer: [2, 6],
    target: [2, 8],
    hills: [
      [2, 6],
      [2, 8],
    ],
    classic: true,
    heights: true,
  },
  'F: the same hill on one side, a town on the other': {
    firer: [8, 6],
    target: [8, 8],
    hills: [
      [8, 6],
      [7, 7],
      [8, 8],
    ],
    town: [9, 7],
    classic: true,
    heights: true,
  },
  'G: from open ground up a hill behind a town': {
    firer: [14, 6],
    target: [12, 8],
    hills: [[12, 8]],
    town: [13, 7],
    classic: false,
    heights: false,
  },
  'H: from hill to hill over a unit on open ground': {
    firer: [18, 6],
    target: [16, 8],
    hills: [
      [18, 6],
      [16, 8],
    ],
    unit: [17, 7],
    classic: false,
    heights: true,
  },
  'I: along one hill over a town': {
    firer: [24, 6],
    target: [22, 8],
    hills: [
      [24, 6],
      [22, 6],
      [21, 7],
      [22, 8],
    ],
    town: [23, 7],
    classic: false,
    heights: true,
  },
  'J: from hill to hill over a part of the first': {
    firer: [22, 4],
    target: [16, 4],
    hills: [
      [22, 4],
      [20, 4],
      [16, 4],
    ],
    classic: false,
    heights: true,
  },
};

function settingOf({ firer, target, hills = [], town, unit }: Example): Setting {
  const terrain = Object.fromEntries(hills.map((spot) => [at(...spot), 'hill']));
  if (town) terrain[at(...town)] = 'town';
  const friend = unit ? { [at(...unit)]: 'infantry' } : {};
  return { terrain, allies: { [at(...firer)]: 'armor', ...friend }, axis: { [at(...target)]: 'infantry' } };
}

const turnedRound = (example: Example): Example => ({ ...example, firer: example.target, target: example.firer });

function sees(example: Example, hillSight?: 'classic' | 'heights'): boolean {
  const setting = { ...settingOf(example), ...(hillSight && { choices: { hillSight } }) };
  return targetsOf(setting, at(...example.firer)).includes(at(...example.target));
}

describe.each(Object.entries(EXAMPLES))('example %s', (_name, example) => {
  it('comes out as published by the classic rule, which is the one played unless another is chosen (M44-LOS-7, M44-DIFF-1)', () => {
    expect([sees(example), sees(example, 'classic')]).toEqual([example.classic, example.classic]);
    expect(sees(turnedRound(example), 'classic')).toBe(example.classic);
  });

  it('comes out as on Board Game Arena by the heights rule (M44-LOS-8, M44-DIFF-1)', () => {
    expect(sees(example, 'heights')).toBe(example.heights);
  });
});
