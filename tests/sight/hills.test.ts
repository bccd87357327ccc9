import { describe, expect, it } from 'vitest';
import { endMoves, targetsNow, targetsOf } from '../battle/firing.ts';
import { play, position, type Setting } from '../support/kit.ts';

describe('hills and mountains in the way', () => {
  const along = (terrain: Record<string, string | string[]>, hillSight: 'classic' | 'heights' = 'classic') =>
    targetsOf({ allies: { E5: 'armor' }, axis: { H5: 'infantry' }, terrain, choices: { hillSight } }, 'E5').length > 0;

  it('a hill hex lets the line pass only where both ends stand on the same hill (M44-LOS-7)', () => {
    expect(along({ E5: 'hill', F5: 'hill', G5: 'hill', H5: 'hill' })).toBe(true);
    expect(along({ E5: 'hill', F5: 'hill', G5: 'hill' })).toBe(false);
    expect(along({ F5: 'hill', G5: 'hill', H5: 'hill' })).toBe(false);
    expect(along({ E5: 'hill', F5: 'hill', H5: 'hill' })).toBe(false);
    expect(along({ E5: 'hill', F5: 'hill', f6: 'hill', g6: 'hill', H5: 'hill' })).toBe(true);
  });

  it('steep hills, bluffs, ridges and roads over hills belong to the hill they touch (M44-LOS-7)', () => {
    expect(along({ E5: 'steepHill', F5: 'erg', G5: 'hillRoad E-W', H5: 'bluff' })).toBe(true);
  });

  it('a town, a wood or a bunker on the hill blocks even along it (M44-LOS-7)', () => {
    for (const more of ['woods', 'town', 'fieldBunker'])
      expect(along({ E5: 'hill', F5: ['hill', more], G5: 'hill', H5: 'hill' })).toBe(false);
  });

  it('mountains block unless both ends stand on the same mountains; hills do not count as part of them (M44-LOS-7, M44-TER-MOUNTAIN)', () => {
    const gun = (terrain: Record<string, string>) =>
      targetsOf({ allies: { E5: 'infantry' }, axis: { H5: 'infantry' }, terrain }, 'E5', 'firefight').length > 0;
    expect(gun({ E5: 'mountain', F5: 'mountain', G5: 'mountain', H5: 'mountain' })).toBe(true);
    expect(gun({ E5: 'mountain', F5: 'mountain', H5: 'mountain' })).toBe(false);
    expect(gun({ E5: 'mountain', F5: 'hill', G5: 'mountain', H5: 'mountain' })).toBe(false);
    expect(gun({ E5: 'mountain', F5: 'mountain', G5: 'mountain', H5: 'hill' })).toBe(false);
    expect(along({ E5: 'hill', F5: 'mountain', G5: 'hill', H5: 'hill' })).toBe(false);
  });

  it('a forest or village drawn on a hill blocks like any forest or village (M44-LOS-7, M44-TER-HILLFOREST, M44-TER-HILLVILLAGE)', () => {
    expect(along({ E5: 'hill', F5: 'hillForest', G5: 'hill', H5: 'hill' })).toBe(false);
    expect(along({ E5: 'hill', F5: 'hillVillage', G5: 'hill', H5: 'hill' })).toBe(false);
  });

  it('by heights, hexes lower than both ends never block, neither terrain nor units (M44-LOS-8)', () => {
    expect(along({ E5: 'hill', F5: 'woods', G5: 'town', H5: 'hill' }, 'heights')).toBe(true);
    expect(along({ E5: 'hill', F5: 'mountain', H5: 'hill' }, 'heights')).toBe(false);
  });

  it('by heights, a hex as high as an end blocks only through a unit or a building that stands on it (M44-LOS-8)', () => {
    expect(along({ E5: 'hill', F5: 'hill', H5: 'hill' }, 'heights')).toBe(true);
    expect(along({ E5: 'hill', F5: ['hill', 'fieldBunker'], H5: 'hill' }, 'heights')).toBe(false);
    expect(along({ E5: 'hill', F5: 'hillForest', H5: 'hill' }, 'heights')).toBe(true);
    const crowded: Setting = {
      allies: { E5: 'armor', F5: 'infantry' },
      axis: { H5: 'infantry' },
      terrain: { E5: 'hill', F5: 'hill', H5: 'hill' },
      choices: { hillSight: 'heights' },
    };
    expect(targetsOf(crowded, 'E5')).toEqual([]);
  });

  it('by heights, from a mountain down to a hill, what stands on a hill between still blocks (M44-LOS-8)', () => {
    const down = (between: string[]) =>
      targetsOf(
        {
          allies: { E5: 'infantry' },
          axis: { H5: 'infantry' },
          terrain: { E5: 'mountain', F5: between, H5: 'hill' },
          choices: { hillSight: 'heights' },
        },
        'E5',
      );
    expect(down(['hill'])).toEqual(['H5']);
    expect(down(['hill', 'fieldBunker'])).toEqual([]);
    expect(down(['fieldBunker'])).toEqual(['H5']);
  });

  it('by heights, a firer lower than its target sees as by the classic rule (M44-LOS-8)', () => {
    expect(along({ F5: 'hill', H5: 'hill' }, 'heights')).toBe(false);
    expect(along({ G5: 'woods', H5: 'hill' }, 'heights')).toBe(false);
    expect(along({ E5: 'hill', G5: 'woods' }, 'heights')).toBe(false);
  });

  it('by heights, ground that blocks the line of attack still blocks every line (M44-LOS-6, M44-LOS-8)', () => {
    expect(along({ E5: 'hill', F5: 'impassableBlockingHill', H5: 'hill' }, 'heights')).toBe(false);
  });

  it('the heights are still known after an obstacle has left the map (M44-LOS-8)', () => {
    const state = position({
      allies: { E5: 'armor', I3: 'infantry' },
      axis: { H5: 'infantry' },
      terrain: { E5: 'hill', F5: 'woods', H5: 'hill', I3: 'wire' },
      choices: { hillSight: 'heights' },
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    const ready = endMoves(play(state, 'play direct-from-hq', 'order E5', 'order I3').state);
    expect(targetsNow(play(ready, 'remove wire I3').state, 'E5')).toEqual(['H5']);
  });
});
