import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, legal, play, position } from '../support/kit.ts';
import { handOf, offered } from './table.ts';

const GRENADES = ['grenade', 'grenade', 'grenade', 'grenade'] as const;
const MISSES = ['star', 'star', 'star', 'star'] as const;

describe('Armor Assault', () => {
  it('orders up to four armor units, wherever they are (M44-CARD-ARMASLT)', () => {
    const allies = {
      A1: 'armor',
      C1: 'eliteArmor',
      F1: 'armor',
      G1: 'infantry',
      K1: 'armor',
      M1: 'armor',
      H1: 'artillery',
    };
    const state = position({ allies, hands: { allies: ['armor-assault'] } });
    const played = play(state, 'play armor-assault');
    expect(offered(played.state)).toEqual(['A1', 'C1', 'F1', 'K1', 'M1']);
    const four = play(played.state, 'order A1', 'order C1', 'order F1', 'order M1');
    expect(offered(four.state)).toEqual([]);
    expect(legal(four.state)).toContain('end movement');
  });

  it('gives one die more in close assault, in an overrun too (M44-CARD-ARMASLT)', () => {
    const state = position({
      allies: { E5: 'armor' },
      axis: { e6: 'infantry', F7: 'infantry', A9: 'infantry' },
      hands: { allies: ['armor-assault'], axis: [] },
      dice: [...GRENADES, ...MISSES],
    });
    const ground = play(state, 'play armor-assault', 'order E5', 'done', 'attack E5 e6', 'take ground', 'overrun F7');
    expect(diceThrown(ground)).toEqual([4, 4]);
  });

  it('gives none at a distance (M44-CARD-ARMASLT)', () => {
    const state = position({
      allies: { E5: 'armor' },
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { allies: ['armor-assault'], axis: [] },
      dice: [...MISSES],
    });
    expect(diceThrown(play(state, 'play armor-assault', 'order E5', 'done', 'attack E5 E7'))).toEqual([3]);
  });

  it('orders any one unit, without the die, for a side that has no armor (M44-CARD-ARMASLT, M44-CARD-FB)', () => {
    const state = position({
      allies: { E5: 'infantry', K1: 'artillery' },
      axis: { e6: 'infantry', A9: 'infantry' },
      hands: { allies: ['armor-assault'], axis: [] },
      dice: [...MISSES],
      deckTop: ['barrage'],
    });
    const played = play(state, 'play armor-assault');
    expect(offered(played.state)).toEqual(['E5', 'K1']);
    const fought = play(played.state, 'order E5', 'done', 'attack E5 e6');
    expect(diceThrown(fought)).toEqual([3]);
    expect(deciderName(fought.state)).toBe('axis');
    expect(handOf(fought.state, 'allies')).toEqual(['barrage']);
  });

  it('does not fall back while one armor unit is left that cannot be used well (M44-CARD-FB)', () => {
    const state = position({ allies: { E5: 'infantry', K1: 'armor' }, hands: { allies: ['armor-assault'] } });
    expect(offered(play(state, 'play armor-assault').state)).toEqual(['K1']);
  });
});
