import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position, type Setting } from '../support/kit.ts';
import { attacks, handOf, orderedAt } from './table.ts';

const GRENADES = ['grenade', 'grenade', 'grenade', 'grenade'] as const;
const MISSES = ['star', 'star', 'star', 'star'] as const;

function melee(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E5: 'armor', F5: 'infantry', G5: 'artillery', K1: 'infantry', L1: 'armor' },
    axis: { e6: 'infantry', F7: 'infantry', g6: 'infantry', M9: 'infantry' },
    hands: { allies: ['close-assault'], axis: [] },
    ...setting,
  });
}

describe('Close Assault', () => {
  it('orders all infantry and armor next to an enemy, and no artillery (M44-CARD-CLOSE)', () => {
    expect(orderedAt(play(melee({}), 'play close-assault'))).toEqual(['E5', 'F5']);
  });

  it('lets nobody move; they battle next door with a die more (M44-CARD-CLOSE)', () => {
    const played = play(melee({ dice: [...MISSES] }), 'play close-assault');
    expect(legal(played.state)).toEqual(['attack E5 e6', 'attack F5 e6', 'end battle']);
    expect(diceThrown(play(played.state, 'attack F5 e6'))).toEqual([4]);
  });

  it('makes up for the wire the attacker stands in (M44-CARD-CLOSE, M44-BTL-4)', () => {
    const state = melee({ terrain: { F5: 'wire' }, dice: [...MISSES] });
    expect(diceThrown(play(state, 'play close-assault', 'attack F5 e6'))).toEqual([3]);
  });

  it('lets infantry take ground (M44-CARD-CLOSE)', () => {
    const won = play(melee({ dice: [...GRENADES] }), 'play close-assault', 'attack F5 e6', 'take ground');
    expect(figuresAt(won.state, 'e6')).toBe(4);
  });

  it('is for enemies next door only: a unit that lost its own does not fire farther (M44-CARD-CLOSE)', () => {
    const won = play(melee({ dice: [...GRENADES] }), 'play close-assault', 'attack F5 e6', 'hold ground');
    expect(attacks(won.state)).toEqual([]);
    expect(deciderName(won.state)).toBe('axis');
  });

  it('lets armor overrun, without the extra die (M44-CARD-CLOSE, M44-OVERRUN-1)', () => {
    const state = melee({ dice: [...GRENADES, ...MISSES] });
    const overrun = play(state, 'play close-assault', 'attack E5 e6', 'take ground', 'overrun F7');
    expect(diceThrown(overrun)).toEqual([4, 3]);
  });

  it('has no fallback: with nobody next to an enemy nothing happens (M44-CARD-CLOSE, M44-CARD-FB)', () => {
    const state = melee({ allies: { E3: 'armor', G5: 'artillery' }, deckTop: ['barrage'] });
    const played = play(state, 'play close-assault');
    expect(orderedAt(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('axis');
    expect(handOf(played.state, 'allies')).toEqual(['barrage']);
  });
});
