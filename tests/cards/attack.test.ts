import { describe, expect, it } from 'vitest';
import { play, position } from '../support/kit.ts';
import { offered } from './table.ts';

const LEFT = { A1: 'infantry', B1: 'infantry', C1: 'armor', D1: 'artillery' };
const CENTRE = { E1: 'infantry', F1: 'infantry', G1: 'armor', H1: 'artillery' };
const RIGHT = { J1: 'infantry', K1: 'infantry', L1: 'armor', M1: 'artillery' };

describe('Attack', () => {
  it.each([
    ['attack-left', Object.keys(LEFT)],
    ['attack-centre', Object.keys(CENTRE)],
    ['attack-right', Object.keys(RIGHT)],
  ] as const)('%s orders three units in its section and no fourth (M44-CARD-ATTACK)', (card, units) => {
    const state = position({ allies: { ...LEFT, ...CENTRE, ...RIGHT }, hands: { allies: [card] } });
    const played = play(state, `play ${card}`);
    expect(offered(played.state)).toEqual(units);
    const two = play(played.state, `order ${units[0]}`, `order ${units[1]}`);
    expect(offered(two.state)).toEqual(units.slice(2));
    const three = play(two.state, `order ${units[2]}`);
    expect(offered(three.state)).toEqual([]);
  });
});
