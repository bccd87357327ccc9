import { describe, expect, it } from 'vitest';
import { offered } from '../cards/table.ts';
import { deciderName, figuresAt, legal, play, position, type Setting } from '../support/kit.ts';

const TURNED: NonNullable<Setting['sides']> = { axis: { edge: 'bottom' }, allies: { edge: 'top' } };

describe('the edges of the board', () => {
  it('belong to sides, whatever their alliance: a side at the top looks down (M44-BOARD-6)', () => {
    const army = { A5: 'infantry', G5: 'infantry', M5: 'infantry' };
    const hands = { allies: ['probe-left' as const] };
    const below = position({ allies: army, hands });
    expect(offered(play(below, 'play probe-left').state)).toEqual(['A5']);
    const above = position({ allies: army, axis: { A1: 'infantry' }, sides: TURNED, hands });
    expect(offered(play(above, 'play probe-left').state)).toEqual(['M5']);
  });

  it('draw units back in retreat: up for the side at the top, down for the other (M44-BOARD-7)', () => {
    const setting: Setting = {
      allies: { E5: 'infantry', K5: 'infantry' },
      axis: { E7: 'infantry', K7: 'infantry' },
      hands: { allies: ['probe-centre'], axis: ['probe-centre'] },
      dice: ['flag', 'star'],
    };
    const up = play(position(setting), 'play probe-centre', 'order E5', 'done', 'attack E5 E7');
    expect(legal(up.state)).toEqual(['retreat e8', 'retreat d8']);
    const axisTurn = position({ ...setting, turn: 'axis' });
    const down = play(axisTurn, 'play probe-centre', 'order E7', 'done', 'attack E7 E5');
    expect(deciderName(down.state)).toBe('allies');
    expect(legal(down.state).toSorted()).toEqual(['retreat d4', 'retreat e4']);
  });

  it('do so for the Axis at the bottom as for the Allies there (M44-BOARD-7, M44-BOARD-6)', () => {
    const state = position({
      sides: TURNED,
      allies: { E7: 'infantry', K7: 'infantry' },
      axis: { E5: 'infantry', K5: 'infantry' },
      hands: { allies: ['probe-centre'] },
      dice: ['flag', 'star'],
    });
    const hit = play(state, 'play probe-centre', 'order E7', 'done', 'attack E7 E5', 'retreat d4');
    expect(figuresAt(hit.state, 'd4')).toBe(4);
  });
});

describe('left and right', () => {
  const everywhere = {
    A5: 'infantry',
    D5: 'infantry',
    d4: 'infantry',
    E5: 'infantry',
    I5: 'infantry',
    i4: 'infantry',
    J5: 'infantry',
    M5: 'infantry',
  };

  it.each([
    ['assault-left', ['A5', 'D5', 'd4']],
    ['assault-centre', ['d4', 'E5', 'I5', 'i4']],
    ['assault-right', ['i4', 'J5', 'M5']],
  ] as const)('%s at the bottom edge is as the board is drawn (M44-BOARD-9)', (card, units) => {
    const played = play(position({ allies: everywhere, hands: { allies: [card] } }), `play ${card}`);
    const ordered = played.events.filter((event) => event.type === 'unitOrdered').map((event) => event.unit);
    expect(ordered.map((id) => Object.keys(everywhere)[id])).toEqual(units);
  });

  it.each([
    ['attack-left', ['i4', 'J5', 'M5']],
    ['attack-centre', ['d4', 'E5', 'I5', 'i4']],
    ['attack-right', ['A5', 'D5', 'd4']],
  ] as const)('%s at the top edge is the other way round (M44-BOARD-9)', (card, units) => {
    const state = position({ turn: 'axis', axis: everywhere, allies: { M1: 'infantry' }, hands: { axis: [card] } });
    expect(offered(play(state, `play ${card}`).state)).toEqual(units);
  });

  it('Probe left of the bottom side orders (7,5) and not (8,4); of the top side it orders columns from 17 on (M44-BOARD-9, M44-BOARD-10)', () => {
    const units = { d4: 'infantry', E5: 'infantry', I5: 'infantry', i4: 'infantry', J5: 'infantry' };
    const bottom = position({ allies: units, hands: { allies: ['probe-left'] } });
    expect(offered(play(bottom, 'play probe-left').state)).toEqual(['d4']);
    const top = position({ turn: 'axis', axis: units, hands: { axis: ['probe-left'] } });
    expect(offered(play(top, 'play probe-left').state)).toEqual(['i4', 'J5']);
  });
});
