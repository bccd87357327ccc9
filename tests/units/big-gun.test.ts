import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { figuresAt, labelOf, play, position, withDice, type Setting } from '../support/kit.ts';
import { attack, diceFor } from './drill.ts';

/** Artillery Bombard lets a gun fire twice in one turn. */
function bombard(setting: Setting): State {
  const state = position({
    ...setting,
    hands: { allies: ['artillery-bombard', 'direct-from-hq'], axis: ['direct-from-hq'] },
  });
  return play(state, 'play artillery-bombard', 'done').state;
}

function markers(state: State): string[] {
  return state.crosshairs.map(({ hex }) => labelOf(state, hex));
}

describe('a big gun', () => {
  const field = { allies: { A5: 'bigGun', A3: 'bigGun' }, axis: { F5: 'infantry' } };
  const ready = bombard(field);
  const marked = attack(withDice(ready, 'grenade'), 'A5', 'F5').state;

  it('marks the hex of a unit it hits and throws one more die there, one and no more (M44-UNIT-BIGGUN)', () => {
    expect(diceFor(ready, 'A5', 'F5')).toBe(1);
    expect(markers(marked)).toEqual(['F5']);
    expect(diceFor(marked, 'A5', 'F5')).toBe(2);
    const again = attack(withDice(marked, 'grenade', 'star'), 'A5', 'F5').state;
    expect(markers(again)).toEqual(['F5']);
    const next = play(again, 'done', 'play direct-from-hq', 'done', 'play direct-from-hq', 'order A5', 'done', 'done');
    expect(diceFor(next.state, 'A5', 'F5')).toBe(2);
  });

  it('does not help another gun with its marker (M44-UNIT-BIGGUN)', () => {
    expect(diceFor(marked, 'A3', 'F5')).toBe(diceFor(ready, 'A3', 'F5'));
  });

  it('marks nothing when it misses (M44-UNIT-BIGGUN)', () => {
    expect(markers(attack(withDice(ready, 'star'), 'A5', 'F5').state)).toEqual([]);
  });

  it('marks nothing when the target is gone, dead or in retreat (M44-UNIT-BIGGUN)', () => {
    const weak = bombard({ ...field, axis: { F5: 'infantry 1', M9: 'infantry' } });
    expect(markers(attack(withDice(weak, 'grenade'), 'A5', 'F5').state)).toEqual([]);
    const near = bombard({ ...field, axis: { C5: 'infantry', M9: 'infantry' } });
    const driven = play(attack(withDice(near, 'grenade', 'flag', 'star'), 'A5', 'C5').state, 'retreat b6').state;
    expect(figuresAt(driven, 'b6')).toBe(3);
    expect(markers(driven)).toEqual([]);
  });

  it('marks a unit hurt by a retreat it could not make (M44-UNIT-BIGGUN)', () => {
    const edge = bombard({ ...field, axis: { E9: 'infantry' } });
    const hit = attack(withDice(edge, 'flag'), 'A5', 'E9').state;
    expect(figuresAt(hit, 'E9')).toBe(3);
    expect(markers(hit)).toEqual(['E9']);
  });

  it('loses the marker when the target leaves the hex (M44-UNIT-BIGGUN)', () => {
    const axisTurn = play(marked, 'done', 'play direct-from-hq', 'order F5').state;
    expect(markers(axisTurn)).toEqual(['F5']);
    expect(markers(play(axisTurn, 'move F5 G5').state)).toEqual([]);
  });

  it('loses all its markers when it moves itself (M44-UNIT-BIGGUN)', () => {
    const next = play(marked, 'done', 'play direct-from-hq', 'done', 'play direct-from-hq', 'order A5', 'done').state;
    expect(markers(next)).toEqual(['F5']);
    expect(markers(play(next, 'move A5 a4').state)).toEqual([]);
  });

  it('has three markers; a fourth hit takes the oldest (M44-UNIT-BIGGUN)', () => {
    const first = bombard({
      allies: { A5: 'bigGun' },
      axis: { D5: 'infantry', D7: 'infantry', D9: 'infantry', D3: 'infantry' },
      deckTop: ['probe-left', 'probe-left', 'probe-right'],
    });
    const two = play(withDice(first, 'grenade', 'star', 'grenade', 'star'), 'attack A5 D5', 'attack A5 D7').state;
    const shoot = ['order A5', 'done'];
    const second = play(two, 'play direct-from-hq', 'done', 'play direct-from-hq', ...shoot).state;
    const three = attack(withDice(second, 'grenade', 'star'), 'A5', 'D9').state;
    expect(markers(three)).toEqual(['D5', 'D7', 'D9']);
    const third = play(three, 'play probe-left', 'play probe-left', ...shoot).state;
    expect(markers(attack(withDice(third, 'grenade', 'star'), 'A5', 'D3').state)).toEqual(['D7', 'D9', 'D3']);
  });
});
