import { describe, expect, it } from 'vitest';
import { targetsOf } from '../battle/firing.ts';

// E5 looks along row 5 at H5, three hexes away: F5 and G5 are in between.
const armor = (terrain: Record<string, string>, others = {}) =>
  targetsOf({ allies: { E5: 'armor', ...others }, axis: { H5: 'infantry' }, terrain }, 'E5');

describe('what stands in the way of a line of sight', () => {
  it('nothing on the hexes of firer and target ever blocks their own line (M44-LOS-1)', () => {
    expect(armor({ H5: 'woods', E5: 'woods' })).toEqual(['H5']);
    expect(armor({ G5: 'woods' })).toEqual([]);
  });

  it('terrain that does not block is looked over (M44-LOS-6)', () => {
    for (const open of ['beach', 'marsh', 'cemetery', 'river E-W', 'ravine', 'airfield'])
      expect(armor({ G5: open })).toEqual(['H5']);
    for (const high of [
      'woods',
      'town',
      'hedgerow',
      'fieldBunker',
      'hill',
      'mountain',
      'escarpment',
      'impassableBlockingHill',
    ])
      expect(armor({ G5: high })).toEqual([]);
  });

  it('a unit in between blocks, friend and enemy alike (M44-LOS-6)', () => {
    expect(armor({}, { G5: 'infantry' })).toEqual([]);
    const enemyBetween = { allies: { E5: 'armor' }, axis: { G5: 'infantry', H5: 'infantry' } };
    expect(targetsOf(enemyBetween, 'E5')).toEqual(['G5']);
  });

  it('artillery needs no sight: only ground that blocks the line of attack stops it (M44-LOS-6, M44-UNIT-2)', () => {
    const gun = (terrain: Record<string, string>, others = {}) =>
      targetsOf({ allies: { E5: 'artillery', ...others }, axis: { H5: 'infantry' }, terrain }, 'E5');
    expect(gun({ F5: 'woods', G5: 'mountain' }, { F5: 'infantry' })).toEqual(['H5']);
    expect(gun({ G5: 'impassableBlockingHill' })).toEqual([]);
  });

  it('ground that blocks the line of attack blocks along an edge only from both sides (M44-LOS-3, M44-LOS-6)', () => {
    const gun = (terrain: Record<string, string>) =>
      targetsOf({ allies: { G5: 'artillery' }, axis: { G7: 'infantry' }, terrain }, 'G5');
    expect(gun({ f6: 'impassableBlockingHill' })).toEqual(['G7']);
    expect(gun({ f6: 'impassableBlockingHill', g6: 'impassableBlockingHill' })).toEqual([]);
    expect(gun({ f6: 'impassableBlockingHill', g6: 'woods' })).toEqual(['G7']);
  });

  it('one lake hex is looked across, two are not (M44-LOS-10, M44-TER-LAKE)', () => {
    expect(armor({ F5: 'lake' })).toEqual(['H5']);
    expect(armor({ F5: 'lake', G5: 'lake' })).toEqual([]);
  });

  it('a wide river blocks the sight of infantry and of nobody else (M44-LOS-10, M44-TER-WIDERIVER)', () => {
    const over = (kind: string) =>
      targetsOf({ allies: { E5: kind }, axis: { H5: 'infantry' }, terrain: { F5: 'wideRiver' } }, 'E5');
    expect(over('infantry')).toEqual([]);
    expect(over('armor')).toEqual(['H5']);
    expect(over('heavyAntiTankGun')).toEqual(['H5']);
  });

  it('into and out of a wadi armor and infantry see only the next hex, and normally from wadi to wadi (M44-LOS-10, M44-TER-WADI)', () => {
    expect(armor({ H5: 'wadi E-W' })).toEqual([]);
    expect(armor({ E5: 'wadi E-W' })).toEqual([]);
    expect(armor({ E5: 'wadi E-W', H5: 'wadi E-W' })).toEqual(['H5']);
    const next = { allies: { E5: 'armor' }, axis: { F5: 'infantry' }, terrain: { F5: 'wadi NE-SE' } };
    expect(targetsOf(next, 'E5')).toEqual(['F5']);
  });
});
