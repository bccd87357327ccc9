import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, play, position, type Setting } from '../support/kit.ts';
import { attacks, handOf, offered } from './table.ts';

const MISSES = Array.from({ length: 8 }, () => 'star' as const);

function fire(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E5: 'infantry', H5: 'infantry', J5: 'armor', L3: 'artillery', A1: 'infantry', M1: 'armor' },
    axis: { e6: 'infantry', H7: 'infantry', A9: 'infantry' },
    hands: { allies: ['firefight'], axis: [] },
    dice: MISSES,
    ...setting,
  });
}

describe('Firefight', () => {
  it('orders up to four units that have no enemy next to them (M44-CARD-FIRE)', () => {
    const played = play(fire({}), 'play firefight');
    expect(offered(played.state)).toEqual(['H5', 'J5', 'L3', 'A1', 'M1']);
    const four = play(played.state, 'order H5', 'order J5', 'order L3', 'order M1');
    expect(offered(four.state)).toEqual([]);
  });

  it('lets nobody move; they fire with a die more (M44-CARD-FIRE)', () => {
    const ready = play(fire({}), 'play firefight', 'order H5', 'order J5', 'done');
    expect(attacks(ready.state)).toContain('attack H5 H7');
    const fired = play(ready.state, 'attack H5 H7', 'attack J5 H7');
    expect(diceThrown(fired)).toEqual([3, 4]);
    expect(deciderName(fired.state)).toBe('axis');
  });

  it('does not lengthen the range (M44-CARD-FIRE, M44-BTL-2)', () => {
    const state = fire({ allies: { H3: 'infantry', A1: 'infantry' }, axis: { H7: 'infantry' } });
    const ordered = play(state, 'play firefight', 'order H3', 'done');
    expect(attacks(ordered.state)).toEqual([]);
    expect(deciderName(ordered.state)).toBe('axis');
  });

  it('is not for units that cannot shoot where they are (M44-CARD-FIRE)', () => {
    const allies = { J5: 'armor', K3: 'infantry', A1: 'infantry' };
    const state = fire({ allies, terrain: { J5: 'trenches', K3: 'ocean' } });
    expect(offered(play(state, 'play firefight').state)).toEqual(['A1']);
  });

  it('has no fallback: with everybody in close assault nothing happens (M44-CARD-FIRE, M44-CARD-FB)', () => {
    const state = fire({ allies: { E5: 'infantry', F5: 'armor' }, deckTop: ['barrage'] });
    const played = play(state, 'play firefight');
    expect(deciderName(played.state)).toBe('axis');
    expect(handOf(played.state, 'allies')).toEqual(['barrage']);
  });
});
