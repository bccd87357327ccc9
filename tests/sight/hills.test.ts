import { describe, expect, it } from 'vitest';
import { at, diceAt, readyToBattle, targetsNow, targetsOf, endMoves } from '../battle/firing.ts';
import { dicePool, OWN_BATTLE } from '../../src/memoir/battle/pool.ts';
import { canSee } from '../../src/memoir/battle/sight.ts';
import { worldOf } from '../../src/memoir/world.ts';
import { eventsOf, hexNamed, play, position, type Setting } from '../support/kit.ts';

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

describe('the dice a hill takes', () => {
  const dice = (terrain: Record<string, string>, hillSight: 'classic' | 'heights' = 'classic') =>
    diceAt({ allies: { E5: 'armor' }, axis: { F5: 'infantry' }, terrain, choices: { hillSight } }, 'E5', 'F5');

  it('only a firer who stands lower than the hill loses a die (M44-LOS-9, M44-TER-HILL)', () => {
    expect(dice({ F5: 'hill' })).toBe(2);
    expect(dice({ F5: 'hill', E5: 'hill' })).toBe(3);
    expect(dice({ E5: 'hill' })).toBe(3);
  });

  it('a separate hill is as high as any other (M44-LOS-9)', () => {
    const apart = { allies: { E5: 'armor' }, axis: { G5: 'infantry' }, terrain: { E5: 'hill', G5: 'steepHill' } };
    expect(diceAt(apart, 'E5', 'G5')).toBe(3);
  });

  it('a gun that needs no sight loses none on any hill (M44-LOS-9, M44-UNIT-2)', () => {
    const gun = { allies: { E5: 'artillery' }, axis: { F5: 'infantry' }, terrain: { F5: 'hill' } };
    expect(diceAt(gun, 'E5', 'F5')).toBe(3);
  });

  it('a hill that is only drawn lifts the firer by the heights rule alone (M44-LOS-8, M44-LOS-9)', () => {
    expect(dice({ F5: 'hill', E5: 'hillForest' })).toBe(2);
    expect(dice({ F5: 'hill', E5: 'hillForest' }, 'heights')).toBe(3);
  });

  it('a mountain takes two dice unless the firer is on a mountain; from a mountain a hill takes none (M44-LOS-9, M44-TER-MOUNTAIN)', () => {
    const close = (from: string, to: string) =>
      diceAt({ allies: { E5: 'infantry' }, axis: { F5: 'infantry' }, terrain: { E5: from, F5: to } }, 'E5', 'F5');
    expect(close('hill', 'mountain')).toBe(1);
    expect(close('mountain', 'mountain')).toBe(3);
    expect(close('mountain', 'hill')).toBe(3);
  });

  it('counts from the hex the unit has moved to, not from the one it left (M44-DIFF-10, M44-LOS-9)', () => {
    const setting: Setting = {
      allies: { E5: 'armor' },
      axis: { G5: 'infantry' },
      terrain: { F5: 'hill', G5: 'hill' },
      hands: { allies: ['direct-from-hq'], axis: [] },
    };
    const movedBy = (...moves: string[]) =>
      play(position(setting), 'play direct-from-hq', 'order E5', ...moves, 'done').state;
    const onTheHill = movedBy('move E5 F5');
    const below = movedBy('move E5 e6', 'move e6 f6');
    expect(eventsOf(play(onTheHill, 'attack F5 G5'), 'attackDeclared')[0].dice).toBe(3);
    expect(eventsOf(play(below, 'attack f6 G5'), 'attackDeclared')[0].dice).toBe(2);
    expect(targetsNow(readyToBattle(setting, ['E5']), 'E5')).toEqual([]);
  });

  it('can be looked up from a hex the unit is not on yet, and then that hex counts (M44-DIFF-10)', () => {
    const state = position({
      allies: { E3: 'armor' },
      axis: { G5: 'infantry' },
      terrain: { F5: 'hill', G5: 'hill', f6: 'town' },
    });
    const world = worldOf(state, null);
    const [tank, target] = state.units;
    const diceFrom = (label: string) => dicePool(world, tank, target, hexNamed(state, label), OWN_BATTLE);
    const seesFrom = (label: string) => canSee(world, hexNamed(state, label), target.hex, false);
    expect([diceFrom('F5'), diceFrom('g4'), diceFrom('f6'), diceFrom('E3'), diceFrom('A1')]).toEqual([3, 2, 0, 2, 0]);
    expect([seesFrom('F5'), seesFrom('g4'), seesFrom('E5'), seesFrom('E3')]).toEqual([true, true, false, true]);
  });
});
