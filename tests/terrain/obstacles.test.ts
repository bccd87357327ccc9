import { describe, expect, it } from 'vitest';
import { OPEN_GROUND, survey, type Effects, type Pieces } from './survey.ts';

const INFANTRY_ONLY: Partial<Effects> = { enter: 'free closed closed', battle: 'yes -', ground: 'yes -' };
const BUNKER: Partial<Effects> = { ...INFANTRY_ONLY, shelter: '1 2 0', sight: 'blocked', flags: '1' };

const ROWS: readonly [title: string, terrain: Pieces, effects: Partial<Effects>][] = [
  ['a road is free to enter (M44-TER-ROAD)', 'road E-W', {}],
  [
    'a road over a hill is a hill (M44-TER-ROADHILL, M44-DIFF-6)',
    'hillRoad E-W',
    { shelter: '1 1 0', sight: 'blocked' },
  ],
  [
    'a railroad is free for infantry; armor and guns stop on it but may take ground (M44-TER-RAIL)',
    'rail E-W',
    { enter: 'free stops stops' },
  ],
  ['a bunker lets infantry in and covers its owner (M44-TER-BUNKER)', 'bunker axis', BUNKER],
  [
    'the enemy in a bunker has no cover and ignores no flag (M44-TER-BUNKER)',
    'bunker allies',
    { ...BUNKER, shelter: '0 0 0', flags: '0' },
  ],
  ['a field bunker covers whoever is inside (M44-TER-FIELDBUNKER)', 'fieldBunker', BUNKER],
  [
    'a hedgehog keeps wheels out, and infantry may ignore a flag (M44-TER-HEDGEHOG)',
    'hedgehog',
    { ...INFANTRY_ONLY, firingOut: '0 0 0', flags: '1' },
  ],
  ['sandbags take a die and let one flag be ignored (M44-TER-SANDBAG)', 'sandbags', { shelter: '1 1 0', flags: '1' }],
  ['a sea wall shelters its owner (M44-TER-SEAWALL)', 'seaWall axis', { shelter: '1 1 0', flags: '1' }],
  ['a sea wall does not shelter the enemy of its owner (M44-TER-SEAWALL)', 'seaWall allies', {}],
  [
    'wire ends a move for good and costs infantry a die firing out (M44-TER-WIRE)',
    'wire',
    { enter: 'stops stops stops', ground: 'no no', firingOut: '1 0 0' },
  ],
  [
    'a road block keeps wheels out, ends a move, shelters and lets one flag be ignored (M44-TER-ROADBLOCK)',
    'roadBlock',
    {
      enter: 'stops closed closed',
      battle: 'yes -',
      ground: 'no -',
      shelter: '1 1 0',
      firingOut: '0 0 0',
      flags: '1',
    },
  ],
  [
    "dragon's teeth keep wheels out and end a move (M44-TER-DRAGON)",
    'dragonsTeeth',
    { enter: 'stops closed closed', battle: 'yes -', ground: 'no -', firingOut: '0 0 0' },
  ],
  [
    'trenches end a move, keep guns out, shelter, and no armor battles from them (M44-TER-TRENCH, M44-DIFF-23)',
    'trenches',
    {
      enter: 'stops stops closed',
      battle: 'yes no',
      ground: 'no -',
      shelter: '1 1 0',
      firingOut: '0 - 0',
      flags: '1',
    },
  ],
];

describe('roads, rails and obstacles', () => {
  it.each(ROWS)('%s', (_title, terrain, effects) => {
    expect(survey(terrain)).toEqual({ ...OPEN_GROUND, ...effects });
  });
});
