import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, legal, play, unitAt, type Played, type Setting } from '../support/kit.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { attack } from './firing.ts';

const KILL: NonNullable<Setting['dice']> = ['grenade', 'star', 'star'];

/** The unit on E5 kills the figure on F5, takes its ground and may go on. */
function broken(kind: string, axis: Record<string, string>, setting: Setting = {}, card?: CardId): Played {
  const first = card === undefined ? KILL : [...KILL, 'star' as const];
  const dice = [...first, ...(setting.dice ?? [])];
  const won = attack(
    { ...setting, allies: { E5: kind }, axis: { F5: 'infantry 1', A9: 'infantry', ...axis }, dice },
    'E5',
    'F5',
    card,
  );
  return play(won.state, 'take ground');
}

const overruns = ({ state }: Played): string[] => legal(state).filter((text) => text.startsWith('overrun'));

describe('an overrun', () => {
  it('is a second battle of armor and cavalry that took ground, and nobody else (M44-OVERRUN-1)', () => {
    for (const kind of ['armor', 'tiger', 'eliteArmor', 'flameThrower', 'cavalry'])
      expect(legal(broken(kind, { G5: 'infantry' }).state)).toEqual(['overrun G5', 'decline overrun']);
    for (const kind of ['infantry', 'specialForces', 'skiTroops'])
      expect(deciderName(broken(kind, { G5: 'infantry' }).state)).toBe('axis');
  });

  it('comes only with the ground (M44-OVERRUN-1)', () => {
    const setting: Setting = { allies: { E5: 'armor' }, axis: { F5: 'infantry 1', e6: 'infantry' }, dice: KILL };
    const held = play(attack(setting, 'E5', 'F5').state, 'hold ground');
    expect(deciderName(held.state)).toBe('axis');
  });

  it('goes against any legal target, near or far, from the new hex (M44-OVERRUN-1)', () => {
    expect(overruns(broken('armor', { I5: 'infantry', F9: 'infantry' }))).toEqual(['overrun I5']);
    expect(overruns(broken('armor', { G5: 'infantry', I3: 'infantry' }))).toEqual(['overrun G5']);
    expect(overruns(broken('armor', { H5: 'infantry' }, { terrain: { G5: 'woods' } }))).toEqual([]);
  });

  it('may be declined (M44-OVERRUN-1)', () => {
    const declined = play(broken('armor', { G5: 'infantry' }).state, 'decline overrun');
    expect(deciderName(declined.state)).toBe('axis');
    expect(diceThrown(declined)).toEqual([]);
  });

  it('is not made from ground that forbids battle on entry (M44-OVERRUN-1, M44-MOVE-8)', () => {
    for (const terrain of ['woods', 'town', 'hedgerow'])
      expect(deciderName(broken('armor', { G5: 'infantry' }, { terrain: { F5: terrain }, dice: KILL }).state)).toBe(
        'axis',
      );
    expect(overruns(broken('armor', { G5: 'infantry' }, { terrain: { F5: 'hill' } }))).toEqual(['overrun G5']);
    expect(overruns(broken('armor', { G5: 'infantry' }, { terrain: { F5: 'jungle' } }))).toEqual(['overrun G5']);
  });

  it('is not made from a marsh or rice paddies (M44-OVERRUN-1, M44-TER-MARSH)', () => {
    for (const terrain of ['marsh', 'ricePaddies']) {
      const stuck = broken('armor', { G5: 'infantry' }, { terrain: { F5: terrain } });
      expect(unitAt(stuck.state, 'F5')?.side).toBe(0);
      expect(deciderName(stuck.state)).toBe('axis');
    }
  });

  it('that wins lets it take ground a second time, but not battle a third (M44-OVERRUN-1, M44-GROUND-1)', () => {
    const setting: Setting = { dice: KILL };
    const again = play(broken('armor', { G5: 'infantry 1', H5: 'infantry' }, setting).state, 'overrun G5');
    expect(legal(again.state)).toEqual(['take ground', 'hold ground']);
    const twice = play(again.state, 'take ground');
    expect(unitAt(twice.state, 'G5')?.side).toBe(0);
    expect(deciderName(twice.state)).toBe('axis');
  });

  it('at range takes no ground (M44-OVERRUN-1, M44-GROUND-1)', () => {
    const far = play(broken('armor', { H5: 'infantry 1' }, { dice: KILL }).state, 'overrun H5');
    expect(deciderName(far.state)).toBe('axis');
  });

  it('has the dice of Armor Assault, and not those of Close Assault (M44-OVERRUN-1, M44-CARD-ARMASLT, M44-CARD-CLOSE)', () => {
    const dice = (card?: CardId) => diceThrown(play(broken('armor', { G5: 'infantry' }, {}, card).state, 'overrun G5'));
    expect([dice(), dice('armor-assault'), dice('close-assault')]).toEqual([[3], [4], [3]]);
  });
});

describe('an overrun in the desert', () => {
  const desert: Setting = { special: { desert: true } };

  it('may start one hex farther on (M44-OVERRUN-2, M44-ACT-DESERT)', () => {
    const taken = broken('armor', { J5: 'infantry' }, { ...desert, dice: KILL });
    expect(legal(taken.state)).toEqual([
      'move on G5',
      'move on f6',
      'move on e6',
      'move on E5',
      'move on e4',
      'move on f4',
      'stay put',
    ]);
    expect(overruns(play(taken.state, 'move on G5'))).toEqual(['overrun J5']);
    expect(overruns(play(taken.state, 'stay put'))).toEqual([]);
  });

  it('is no different elsewhere, nor for cavalry (M44-OVERRUN-2, M44-ACT-DESERT)', () => {
    expect(legal(broken('armor', { G5: 'infantry' }).state)).toEqual(['overrun G5', 'decline overrun']);
    expect(legal(broken('cavalry', { G5: 'infantry' }, desert).state)).toEqual(['overrun G5', 'decline overrun']);
  });

  it('has the extra hex after the first ground only (M44-OVERRUN-2)', () => {
    const first = broken('armor', { G5: 'infantry 1', H5: 'infantry' }, { ...desert, dice: KILL });
    const second = play(first.state, 'stay put', 'overrun G5', 'take ground');
    expect(deciderName(second.state)).toBe('axis');
  });

  it('obeys the terrain of the extra hex: what forbids battle on entry forbids it here (M44-OVERRUN-2, M44-MOVE-8)', () => {
    const taken = broken('armor', { H5: 'infantry' }, { ...desert, terrain: { G5: 'palmForest' } });
    expect(deciderName(play(taken.state, 'move on G5').state)).toBe('axis');
    expect(
      legal(broken('armor', { H5: 'infantry' }, { ...desert, terrain: { G5: 'escarpment' } }).state),
    ).not.toContain('move on G5');
  });

  it('takes no second ground from an extra hex that stopped it hard (M44-OVERRUN-2, M44-MOVE-4)', () => {
    const on = (terrain: Record<string, string>) => {
      const taken = broken('armor', { H5: 'infantry 1' }, { ...desert, terrain, dice: KILL });
      return legal(play(taken.state, 'move on G5', 'overrun H5').state);
    };
    expect(on({ G5: 'oasis' })).not.toContain('take ground');
    expect(on({})).toEqual(['take ground', 'hold ground']);
  });

  it('has no extra hex after taking ground that stops a move (M44-OVERRUN-2, M44-MOVE-4, M44-MOVE-5)', () => {
    for (const terrain of ['oasis', 'town', 'marsh', 'rail E-W']) {
      const taken = broken('armor', { I5: 'infantry' }, { ...desert, terrain: { F5: terrain } });
      expect([terrain, legal(taken.state).filter((text) => text.startsWith('move on'))]).toEqual([terrain, []]);
    }
  });
});
