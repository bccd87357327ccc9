import { describe, expect, it } from 'vitest';
import { OPEN_GROUND, survey, type Effects, type Pieces } from './survey.ts';

const COVERED: Partial<Effects> = {
  enter: 'stops stops stops',
  battle: 'no no',
  ground: 'no -',
  shelter: '1 2 0',
  sight: 'blocked',
};
const TOWN: Partial<Effects> = { ...COVERED, firingOut: '0 2 0' };
const HIDES: Partial<Effects> = { sight: 'blocked' };

const ROWS: readonly [title: string, terrain: Pieces, effects: Partial<Effects>][] = [
  ['a town stops, forbids battle on entry, covers, hides and hampers armor inside (M44-TER-TOWN)', 'town', TOWN],
  ['a church is a town where one flag may be ignored (M44-TER-CHURCH)', 'church', { ...TOWN, flags: '1' }],
  ['barracks are a town (M44-TER-BARRACKS)', 'barracks', TOWN],
  ['a factory is a town (M44-TER-FACTORY)', 'factory', TOWN],
  ['a lighthouse is a town (M44-TER-LIGHTHOUSE)', 'lighthouse', TOWN],
  ['a power plant is a town (M44-TER-POWER)', 'powerPlant', TOWN],
  ['a prison camp is a town where one flag may be ignored (M44-TER-PRISON)', 'prisonCamp', { ...TOWN, flags: '1' }],
  [
    'a radar station stops for good but lets a unit battle on entry (M44-TER-RADAR)',
    'radarStation',
    { ...TOWN, battle: 'yes yes', ground: 'no no', flags: '1' },
  ],
  ['a railroad station is a town (M44-TER-STATION)', 'railStation', TOWN],
  [
    'city ruins cover infantry only, and one flag may be ignored (M44-TER-RUINS)',
    'cityRuins',
    { ...COVERED, enter: 'stops closed closed', battle: 'no -', firingOut: '0 0 0', flags: '1' },
  ],
  [
    'a fortress lets infantry in freely and lets it ignore every flag (M44-TER-FORTRESS)',
    'fortress',
    {
      enter: 'free closed closed',
      battle: 'yes -',
      ground: 'yes -',
      shelter: '1 2 0',
      firingOut: '0 0 0',
      sight: 'blocked',
      flags: 'all',
    },
  ],
  ['in a cemetery one flag may be ignored, and that is all (M44-TER-CEMETERY)', 'cemetery', { flags: '1' }],
  [
    'a dam is for infantry only, hides, and lets one flag be ignored (M44-TER-DAM, M44-DIFF-5)',
    'dam',
    {
      enter: 'free closed closed',
      battle: 'yes -',
      ground: 'yes -',
      firingOut: '0 0 0',
      sight: 'blocked',
      flags: '1',
    },
  ],
  ['a supply depot only hides (M44-TER-DEPOT)', 'supplyDepot', HIDES],
  ['an airfield is open ground for ground units (M44-TER-AIRFIELD)', 'airfield', {}],
  ['a headquarters tent only hides (M44-TER-HQ)', 'headquarters', HIDES],
  ['a hospital only hides (M44-TER-HOSPITAL)', 'hospital', HIDES],
];

describe('buildings and landmarks', () => {
  it.each(ROWS)('%s', (_title, terrain, effects) => {
    expect(survey(terrain)).toEqual({ ...OPEN_GROUND, ...effects });
  });
});
