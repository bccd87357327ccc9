import { describe, expect, it } from 'vitest';
import { dicePool } from '../../src/memoir/battle/pool.ts';
import { canSee } from '../../src/memoir/battle/sight.ts';
import { worldOf } from '../../src/memoir/world.ts';
import { diceAt, readyToBattle, targetsNow } from '../battle/firing.ts';
import { eventsOf, hexNamed, play, position, type Setting } from '../support/kit.ts';

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
    const village = { F5: 'hill', E5: 'hillVillage' };
    expect([dice(village), dice(village, 'heights')]).toEqual([0, 1]);
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
    const diceFrom = (label: string) => dicePool(world, tank, target, hexNamed(state, label));
    const seesFrom = (label: string) => canSee(world, hexNamed(state, label), target.hex, false);
    expect([diceFrom('F5'), diceFrom('g4'), diceFrom('f6'), diceFrom('E3'), diceFrom('A1')]).toEqual([3, 2, 0, 2, 0]);
    expect([seesFrom('F5'), seesFrom('g4'), seesFrom('E5'), seesFrom('E3')]).toEqual([true, true, false, true]);
  });
});
