import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, position } from '../support/kit.ts';
import { movesOf, orderedAt } from './table.ts';

const LEFT = { A1: 'infantry', B1: 'infantry', C1: 'armor', D1: 'artillery', c2: 'infantry' };
const CENTRE = { E1: 'infantry', G1: 'armor' };
const RIGHT = { J1: 'infantry', M1: 'artillery' };

describe('Assault', () => {
  it.each([
    ['assault-left', [...Object.keys(LEFT), 'd4']],
    ['assault-centre', [...Object.keys(CENTRE), 'd4', 'i4']],
    ['assault-right', [...Object.keys(RIGHT), 'i4']],
  ] as const)('%s orders every unit in its section, straddling ones too (M44-CARD-ASSAULT)', (card, units) => {
    const straddlers = { d4: 'infantry', i4: 'infantry' };
    const state = position({ allies: { ...LEFT, ...CENTRE, ...RIGHT, ...straddlers }, hands: { allies: [card] } });
    expect(orderedAt(play(state, `play ${card}`)).toSorted()).toEqual([...units].toSorted());
  });

  it('leaves its units free to stay where they are (M44-CARD-ASSAULT, M44-TURN-3)', () => {
    const state = position({ allies: { ...LEFT, ...CENTRE }, hands: { allies: ['assault-left'] } });
    const played = play(state, 'play assault-left');
    expect(movesOf(played.state, 'D1').length).toBeGreaterThan(0);
    expect(movesOf(played.state, 'E1')).toEqual([]);
    expect(legal(played.state)).toContain('end movement');
    expect(deciderName(play(played.state, 'done').state)).toBe('axis');
  });
});
