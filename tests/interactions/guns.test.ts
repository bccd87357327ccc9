import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, position, unitAt } from '../support/kit.ts';

describe('guns on high ground and at sea', () => {
  const reaches = (kind: string, target: string) => {
    const state = position({
      allies: { A1: kind, M1: 'infantry' },
      axis: { [target]: 'infantry', M9: 'infantry' },
      terrain: { A1: 'mountain' },
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    return legal(play(state, 'play direct-from-hq', 'order A1', 'done').state).includes(`attack A1 ${target}`);
  };

  it('artillery reaches seven hexes from a mountain; guns of another range gain nothing (M44-TER-MOUNTAIN)', () => {
    expect([reaches('artillery', 'H1'), reaches('artillery', 'I1')]).toEqual([true, false]);
    expect([reaches('bigGun', 'I1'), reaches('bigGun', 'J1')]).toEqual([true, false]);
    expect([reaches('heavyAntiTankGun', 'E1'), reaches('heavyAntiTankGun', 'F1')]).toEqual([true, false]);
  });

  it('a destroyer that sinks its neighbour does not take its place (M44-GROUND-1, M44-UNIT-DESTROYER)', () => {
    const state = position({
      allies: { E3: 'destroyer', M1: 'infantry' },
      axis: { F3: { kind: 'destroyer', figures: 1 }, M9: 'infantry' },
      terrain: { E3: 'ocean', F3: 'ocean' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      dice: ['grenade', 'star', 'star'],
    });
    const sunk = play(state, 'play direct-from-hq', 'order E3', 'done', 'attack E3 F3').state;
    expect(unitAt(sunk, 'F3')).toBeUndefined();
    expect(deciderName(sunk)).toBe('axis');
  });
});
