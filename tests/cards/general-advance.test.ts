import { describe, expect, it } from 'vitest';
import { play, position } from '../support/kit.ts';
import { offered } from './table.ts';

const LEFT = { A1: 'infantry', B1: 'infantry', C1: 'armor' };
const CENTRE = { E1: 'infantry', F1: 'armor', G1: 'artillery' };
const RIGHT = { K1: 'infantry', L1: 'armor', M1: 'artillery' };
const ARMY = { ...LEFT, ...CENTRE, ...RIGHT };

describe('General Advance', () => {
  it('orders two units in each section (M44-CARD-GENADV)', () => {
    const state = position({ allies: ARMY, hands: { allies: ['general-advance'] } });
    const played = play(state, 'play general-advance');
    expect(offered(played.state)).toEqual(Object.keys(ARMY));
    const left = play(played.state, 'order A1', 'order C1');
    expect(offered(left.state)).toEqual(['E1', 'F1', 'G1', 'K1', 'L1', 'M1']);
    const five = play(left.state, 'order M1', 'order F1', 'order G1');
    expect(offered(five.state)).toEqual(['K1', 'L1']);
    expect(offered(play(five.state, 'order L1').state)).toEqual([]);
  });

  it('lets straddling units fill whichever section has room (M44-CARD-GENADV, M44-BOARD-10)', () => {
    const allies = { d2: 'infantry', d4: 'infantry', B1: 'infantry', C1: 'infantry', E1: 'infantry', F1: 'infantry' };
    const state = position({ allies, hands: { allies: ['general-advance'] } });
    const both = play(state, 'play general-advance', 'order d2', 'order d4');
    expect(offered(both.state)).toEqual(['B1', 'C1', 'E1', 'F1']);
    const leftFull = play(both.state, 'order B1', 'order C1');
    expect(offered(leftFull.state)).toEqual([]);
    const oneEach = play(both.state, 'order B1', 'order E1');
    expect(offered(oneEach.state)).toEqual([]);
  });
});
