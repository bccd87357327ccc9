import { describe, expect, it } from 'vitest';
import type { AirPackOptions } from '../../src/memoir/air/air-pack/options.ts';
import { TERRAIN_IDS, type TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import { diceThrown, withDice, type Setting } from '../support/kit.ts';
import { go, sky } from './in-the-air.ts';

/** What the summary cards say, by dice. */
const PRINTED: Readonly<Record<0 | 1 | 2, readonly TerrainId[]>> = {
  0: ['airfield', 'beach', 'coast', 'cemetery', 'highGround', 'road'],
  1: [
    'bridge',
    'bridgeSection',
    'brokenBridge',
    'bluff',
    'cliff',
    'dam',
    'dragonsTeeth',
    'fordableStream',
    'ford',
    'frozenRiver',
    'hedgehog',
    'hill',
    'hillRoad',
    'impassableHill',
    'impassableBlockingHill',
    'hospital',
    'headquarters',
    'lake',
    'marsh',
    'oasis',
    'pontoonBridge',
    'radarStation',
    'railBridge',
    'rail',
    'ravine',
    'ricePaddies',
    'river',
    'wideRiver',
    'roadBlock',
    'sandbags',
    'seaWall',
    'steepHill',
    'trenches',
    'wadi',
    'wire',
    'minefield',
  ],
  2: [
    'barracks',
    'bunker',
    'fieldBunker',
    'hillCave',
    'mountainCave',
    'church',
    'cityRuins',
    'erg',
    'escarpment',
    'factory',
    'woods',
    'palmForest',
    'impassableWoods',
    'fortress',
    'hedgerow',
    'hillForest',
    'hillVillage',
    'jungle',
    'lighthouse',
    'mountain',
    'impassableMountain',
    'ocean',
    'pier',
    'powerPlant',
    'prisonCamp',
    'railStation',
    'supplyDepot',
    'town',
    'impassableTown',
  ],
};
const CASES = ([0, 1, 2] as const).flatMap((dice) => PRINTED[dice].map((id) => [id, dice] as const));

/** Dice of a check above E5, with no enemy near it. */
function diceAbove(terrain: Setting['terrain'], options: Partial<AirPackOptions> = {}, more: Setting = {}): number {
  const start = sky({ ...more, ...(terrain && { terrain }), airPack: { options, planes: { allies: 'p38 E5' } } });
  const stars = withDice(start, 'star', 'star', 'star', 'star', 'star', 'star');
  const thrown = diceThrown(go(stars, 'play direct-from-hq', 'order plane', 'end orders'));
  return thrown.reduce((sum, count) => sum + count, 0);
}

function above(id: TerrainId, options: Partial<AirPackOptions> = {}): number {
  return id === 'minefield' ? diceAbove({}, options, { mines: { E5: 'axis' } }) : diceAbove({ E5: id }, options);
}

describe('the dice of the ground in an air check', () => {
  it('are known for every terrain (AP-18.5)', () => {
    expect(CASES.map(([id]) => id).toSorted()).toEqual([...TERRAIN_IDS].toSorted());
  });

  it.each(CASES)('above %s are %i (AP-18.4, AP-18.5, AP-10.6)', (id, dice) => {
    expect(above(id)).toBe(dice);
  });

  it('above a bare hex are none (AP-18.4)', () => {
    expect(diceAbove({})).toBe(0);
    for (const face of ['beach', 'winter', 'desert'] as const) expect(diceAbove({}, {}, { face })).toBe(0);
  });

  it('by the rulebook alone are two above the ocean, and none anywhere else (AP-18.5)', () => {
    const rulebook = { checkValues: 'rulebook' } as const;
    for (const [id] of CASES) expect([id, above(id, rulebook)]).toEqual([id, id === 'ocean' ? 2 : 0]);
  });

  it.each<[string[], number, number]>([
    [['river E-W', 'bridge'], 1, 2],
    [['hill', 'sandbags'], 1, 2],
    [['town', 'wire'], 2, 3],
    [['road E-W', 'hedgehog'], 1, 1],
    [['hill', 'bunker'], 2, 3],
    [['woods'], 2, 2],
  ])('above %s are those of the highest, %i, or %i where they add up (AP-18.5)', (pieces, highest, sum) => {
    expect(diceAbove({ E5: pieces })).toBe(highest);
    expect(diceAbove({ E5: pieces }, { checkStacking: 'sum' })).toBe(sum);
  });

  it('are those of its own hex and of no other (AP-18.4)', () => {
    expect(diceAbove({ F5: 'ocean', D5: 'mountain' })).toBe(0);
  });
});
