import { describe, expect, it } from 'vitest';
import { OPEN_GROUND, survey, type Effects, type Pieces } from './survey.ts';

const NO_ENTRY: Partial<Effects> = {
  enter: 'closed closed closed',
  battle: '- -',
  ground: '- -',
  shelter: '- - -',
  firingOut: '- - -',
};
const FORD: Partial<Effects> = { enter: 'stops stops stops', ground: 'no no', firingOut: '1 1 1' };

const ROWS: readonly [title: string, terrain: Pieces, effects: Partial<Effects>][] = [
  ['a river lets nobody in and hides nothing (M44-TER-RIVER)', 'river', NO_ENTRY],
  [
    'a wide river lets nobody in and blocks the sight of infantry (M44-TER-WIDERIVER)',
    'wideRiver',
    { ...NO_ENTRY, sight: 'blocked' },
  ],
  ['a ford in a river ends a move for good and costs a die firing out (M44-TER-FORD)', ['river', 'ford'], FORD],
  [
    'a fordable stream ends a move softly and has no part in battle (M44-TER-STREAM)',
    'fordableStream',
    { enter: 'stops stops stops' },
  ],
  ['a frozen river is free to enter (M44-TER-FROZEN)', 'frozenRiver', {}],
  ['a lake lets nobody in; one alone hides nothing (M44-TER-LAKE)', 'lake', NO_ENTRY],
  ['a bridge makes a river open ground (M44-TER-BRIDGE)', ['river', 'bridge'], {}],
  ['a bridge section open all round does the same (M44-TER-BRIDGESEC)', ['river', 'bridgeSection'], {}],
  ['a broken bridge gives no passage (M44-TER-BRKBRIDGE)', ['river', 'brokenBridge'], NO_ENTRY],
  ['a pontoon bridge is a bridge (M44-TER-PONTOON)', ['river', 'pontoonBridge'], {}],
  [
    'a railroad bridge is free for infantry; armor and guns stop on it but may take ground (M44-TER-RAILBRIDGE, M44-DIFF-8)',
    ['river', 'railBridge'],
    { enter: 'free stops stops' },
  ],
  ['a pier is free to enter from land (M44-TER-PIER)', 'pier', {}],
];

describe('water', () => {
  it.each(ROWS)('%s', (_title, terrain, effects) => {
    expect(survey(terrain)).toEqual({ ...OPEN_GROUND, ...effects });
  });
});
