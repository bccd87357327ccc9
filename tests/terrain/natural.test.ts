import { describe, expect, it } from 'vitest';
import { OPEN_GROUND, survey, type Effects, type Pieces } from './survey.ts';

const WOODS: Partial<Effects> = {
  enter: 'stops stops stops',
  battle: 'no no',
  ground: 'no -',
  shelter: '1 2 0',
  sight: 'blocked',
};
const HILL: Partial<Effects> = { shelter: '1 1 0', sight: 'blocked' };
const NO_ENTRY: Partial<Effects> = {
  enter: 'closed closed closed',
  battle: '- -',
  ground: '- -',
  shelter: '- - -',
  firingOut: '- - -',
};
const INFANTRY_ONLY: Partial<Effects> = {
  enter: 'free closed closed',
  battle: 'yes -',
  ground: 'yes -',
  firingOut: '0 0 0',
};
const MARSH: Partial<Effects> = {
  enter: 'stops stops closed',
  battle: 'yes no',
  ground: 'no -',
  firingOut: '0 0 0',
};

const ROWS: readonly [title: string, terrain: Pieces, effects: Partial<Effects>][] = [
  ['open ground does nothing (M44-TER-OPEN)', [], {}],
  ['a beach does nothing within two hexes (M44-TER-BEACH)', 'beach', {}],
  ['a coast line plays as a beach (M44-TER-COAST)', 'coast', {}],
  [
    'the sea ends a move, and no land unit battles from it (M44-TER-OCEAN)',
    'ocean',
    { enter: 'stops stops stops', battle: 'no no', ground: 'no -', firingOut: '- - -' },
  ],
  ['woods end a move, forbid battle on entry, cover and hide (M44-TER-FOREST)', 'woods', WOODS],
  ['a palm forest is a forest (M44-TER-PALM)', 'palmForest', WOODS],
  ['a hedgerow covers, hides, stops and forbids battle like a forest (M44-TER-HEDGEROW)', 'hedgerow', WOODS],
  [
    'a jungle ends a move softly and lets a unit that came one hex battle (M44-TER-JUNGLE)',
    'jungle',
    { enter: 'stops stops stops', shelter: '1 2 0', sight: 'blocked' },
  ],
  ['a hill takes a die from infantry and armor below it, and blocks sight (M44-TER-HILL)', 'hill', HILL],
  [
    'a steep hill is a move of two hexes: the armor has one left, others none, and infantry no battle (M44-TER-STEEP)',
    'steepHill',
    { ...HILL, enter: 'stops free stops', battle: 'no yes' },
  ],
  ['a bluff is a hill from the land side (M44-TER-BLUFF)', 'bluff', HILL],
  ['a cliff is a hill from the land side (M44-TER-CLIFF)', 'cliff', HILL],
  [
    'an erg or ridge is a hill that ends a move (M44-TER-ERG)',
    'erg',
    { ...HILL, enter: 'stops stops stops', ground: 'no no' },
  ],
  [
    'an impassable hill lets nobody in and blocks sight as a hill (M44-TER-IMPHILL)',
    'impassableHill',
    { ...NO_ENTRY, sight: 'blocked' },
  ],
  [
    'an impassable mountain lets nobody in; only a gun can be set up on it (M44-TER-IMPHILL)',
    'impassableMountain',
    { ...NO_ENTRY, firingOut: '- - 0', sight: 'blocked' },
  ],
  ['impassable woods let nobody in (M44-TER-IMPHILL)', 'impassableWoods', { ...NO_ENTRY, sight: 'blocked' }],
  ['an impassable town lets nobody in (M44-TER-IMPHILL)', 'impassableTown', { ...NO_ENTRY, sight: 'blocked' }],
  [
    'an impassable blocking hill stops even the fire of guns (M44-TER-IMPBLOCK)',
    'impassableBlockingHill',
    { ...NO_ENTRY, sight: 'blocked even for guns' },
  ],
  [
    'a mountain is closed from open ground, takes two dice and blocks sight; a gun on it fires (M44-TER-MOUNTAIN)',
    'mountain',
    { ...NO_ENTRY, shelter: '2 2 0', firingOut: '0 0 0', sight: 'blocked' },
  ],
  [
    'a hill cave is a hill for infantry only, to those who are not Japanese (M44-TER-HILLCAVE)',
    'hillCave',
    { ...INFANTRY_ONLY, ...HILL },
  ],
  [
    'a mountain cave is a mountain to those who are not Japanese (M44-TER-MTNCAVE)',
    'mountainCave',
    { ...NO_ENTRY, shelter: '2 2 0', firingOut: '0 0 0', sight: 'blocked' },
  ],
  ['a forest on a hill plays as a forest (M44-TER-HILLFOREST)', 'hillForest', WOODS],
  ['a village on a hill plays as a village (M44-TER-HILLVILLAGE)', 'hillVillage', { ...WOODS, firingOut: '0 2 0' }],
  ['an escarpment lets nobody in and blocks sight (M44-TER-ESCARP)', 'escarpment', { ...NO_ENTRY, sight: 'blocked' }],
  [
    'a ravine is free for infantry, closed to wheels, and lets one flag be ignored (M44-TER-RAVINE)',
    'ravine',
    { ...INFANTRY_ONLY, flags: '1' },
  ],
  ['a wadi takes a die from infantry and armor outside it (M44-TER-WADI, M44-DIFF-9)', 'wadi', { shelter: '1 1 0' }],
  ['a marsh ends a move, is closed to guns, and armor does not battle on entry (M44-TER-MARSH)', 'marsh', MARSH],
  ['rice paddies play as a marsh (M44-TER-RICE)', 'ricePaddies', MARSH],
  [
    'an oasis ends a move but not the battle, shelters, hides and lets one flag be ignored (M44-TER-OASIS)',
    'oasis',
    { enter: 'stops stops stops', ground: 'no no', shelter: '1 1 0', sight: 'blocked', flags: '1' },
  ],
  ['high ground does nothing by itself (M44-TER-HIGHGROUND)', 'highGround', {}],
];

describe('natural terrain', () => {
  it.each(ROWS)('%s', (_title, terrain, effects) => {
    expect(survey(terrain)).toEqual({ ...OPEN_GROUND, ...effects });
  });
});
