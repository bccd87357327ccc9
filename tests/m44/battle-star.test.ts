import { describe, expect, it } from 'vitest';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';
import { exported, fileWith, HEXES, remarksOf, understood } from './reading.ts';

const STAR = { name: 'tag1', behavior: 'IS_WITTMANN' };
const TIGER = { name: 'tank2ger', badge: 'badge4', nbr_units: 1 };

function starred(unit: RawObject | undefined, ...tags: readonly RawObject[]) {
  const hex = { row: 4, col: 6, ...(unit === undefined ? {} : { unit }), tags };
  return fileWith({ board: { hexagons: [HEXES[0], hex, HEXES[1]] } });
}

function hexOut(json: RawObject): unknown {
  const { hexagons } = json.board as { readonly hexagons: readonly unknown[] };
  return hexagons[1];
}

describe('a battle star', () => {
  it.each([
    ['Wittmann in his tank', TIGER, STAR, 'tiger wittmann'],
    ['in small letters', TIGER, { name: 'TAG1', behavior: 'is_wittmann' }, 'tiger wittmann'],
    ['Wittmann on both', { ...TIGER, equipment: 'wittmann' }, STAR, 'tiger wittmann'],
    [
      'what a unit of any kind can do',
      { name: 'infger' },
      { ...STAR, behavior: 'CAN_IGNORE_ONE_FLAG' },
      'infantry ignoresOneFlag',
    ],
  ])('says of the unit beside it how it behaves: %s', (_name, unit, star, kind) => {
    const json = starred(unit, star);
    expect(remarksOf(json)).toEqual([]);
    expect(understood(json).file.units.axis.D5).toBe(kind);
    const out = exported(json);
    expect(hexOut(out)).toEqual({ row: 4, col: 6, unit, tags: [star] });
    expect(out).not.toHaveProperty('airfield44');
    expect(understood(out)).toEqual(understood(json));
  });

  it.each([
    ['nobody there', undefined, STAR, /without a unit on D5/],
    ['infantry', { name: 'infger' }, STAR, /\(wittmann\) with a unit of another kind on D5/],
    [
      'engineers in other words',
      { name: 'inf2ru', badge: 'badge28' },
      STAR,
      /\(wittmann\) with a unit of another kind/,
    ],
    ['something unknown', TIGER, { ...STAR, behavior: 'IS_ROMMEL' }, /behaves as 'IS_ROMMEL' on D5/],
    ['a side', TIGER, { ...STAR, side: 'AXIS' }, /'side' of a battle star/],
    ['further hexes', TIGER, { ...STAR, group: ['A9'] }, /'group' of a battle star/],
    ['nothing', TIGER, { name: 'tag1' }, /A battle star on D5/],
  ])('that says what cannot be played is remarked upon, and goes out again: %s', (_name, unit, star, remark) => {
    const json = starred(unit, star);
    expect(remarksOf(json)).toEqual([expect.stringMatching(remark)]);
    expect(hexOut(exported(json))).toEqual({ row: 4, col: 6, unit, tags: [star] });
    expect(understood(exported(json))).toEqual(understood(json));
  });

  it('goes with what it said of the unit, and a unit alone says it itself', () => {
    const { file } = understood(starred(TIGER, STAR));
    const changed = (kind: string) => {
      return hexOut(writeM44({ ...file, units: { ...file.units, axis: { ...file.units.axis, D5: kind } } }));
    };
    expect(changed('tiger')).not.toHaveProperty('tags');
    expect(changed('armor wittmann')).toMatchObject({ unit: { name: 'tankger' }, tags: [STAR] });
    const { kept: _, ...own } = file;
    expect(hexOut(writeM44(own))).toMatchObject({ unit: { equipment: 'wittmann' } });
  });
});
