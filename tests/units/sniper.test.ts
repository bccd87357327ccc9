import { describe, expect, it } from 'vitest';
import { deciderName, figuresAt, legal, medals, play, position, unitAt, withDice } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

describe('a sniper that fires', () => {
  const at = (target: string, hex = 'H5') => steady({ allies: { E5: 'sniper' }, axis: { [hex]: target } }, 'E5');

  it('hits with the symbol of the target, the grenade and the star (M44-UNIT-SNIPER)', () => {
    const hit = (target: string, face: 'infantry' | 'armor' | 'grenade' | 'star') =>
      figuresAt(position({ axis: { H5: target } }), 'H5') -
      figuresAt(attack(withDice(at(target), face), 'E5', 'H5').state, 'H5');
    expect(hit('infantry', 'star')).toBe(1);
    expect(hit('artillery', 'star')).toBe(1);
    expect(hit('infantry', 'infantry')).toBe(1);
    expect(hit('infantry', 'grenade')).toBe(1);
    expect(hit('infantry', 'armor')).toBe(0);
    expect(hit('artillery', 'infantry')).toBe(0);
  });

  it('ignores the terrain of the target but needs to see it (M44-UNIT-SNIPER)', () => {
    const setting = { allies: { E5: 'sniper' }, axis: { H5: 'infantry' } };
    expect(diceFor(steady({ ...setting, terrain: { H5: 'town' } }, 'E5'), 'E5', 'H5')).toBe(1);
    expect(mayAttack(steady({ ...setting, terrain: { F5: 'woods' } }, 'E5'), 'E5', 'H5')).toBe(false);
  });

  it('cannot fire at armor or ships (M44-UNIT-SNIPER)', () => {
    expect(mayAttack(at('infantry'), 'E5', 'H5')).toBe(true);
    expect(mayAttack(at('armor'), 'E5', 'H5')).toBe(false);
    const ship = { allies: { E5: 'sniper' }, axis: { H5: 'destroyer' }, terrain: { H5: 'ocean' } };
    expect(mayAttack(steady(ship, 'E5'), 'E5', 'H5')).toBe(false);
  });

  it('cannot fire at all while an enemy tank stands next to it (M44-UNIT-SNIPER)', () => {
    const state = steady({ allies: { E5: 'sniper' }, axis: { F5: 'armor', d8: 'infantry' } }, 'E5');
    expect(deciderName(state)).toBe('axis');
    const both = steady({ allies: { E5: 'sniper' }, axis: { F5: 'armor', D5: 'infantry' } }, 'E5');
    expect(legal(both)).toEqual(['attack E5 D5', 'end battle']);
  });

  it('moves two hexes into woods and fires (M44-UNIT-SNIPER)', () => {
    const start = ordered({ allies: { A5: 'sniper' }, axis: { F5: 'infantry' }, terrain: { C5: 'woods' } }, 'A5');
    expect(mayAttack(march(start, 'A5', 'B5', 'C5'), 'C5', 'F5')).toBe(true);
  });

  it('still stops in woods (M44-UNIT-SNIPER)', () => {
    const start = ordered({ allies: { A5: 'sniper' }, axis: { F5: 'infantry' }, terrain: { B5: 'woods' } }, 'A5');
    expect(legal(play(start, 'move A5 B5').state).filter((action) => action.startsWith('move'))).toEqual([]);
  });
});

describe('a sniper that is fired at', () => {
  const field = steady({ allies: { E5: 'infantry' }, axis: { F5: 'sniper', M9: 'infantry' } }, 'E5');

  it('is hit by a grenade only (M44-UNIT-SNIPER)', () => {
    const missed = attack(withDice(field, 'infantry', 'armor', 'star'), 'E5', 'F5').state;
    expect(figuresAt(missed, 'F5')).toBe(1);
    expect(figuresAt(attack(withDice(field, 'grenade', 'star', 'star'), 'E5', 'F5').state, 'F5')).toBe(0);
  });

  it('is hit by the star of another sniper and of Air Power (M44-UNIT-SNIPER)', () => {
    const duel = steady({ allies: { E5: 'sniper' }, axis: { H5: 'sniper', M9: 'infantry' } }, 'E5');
    expect(figuresAt(attack(withDice(duel, 'star'), 'E5', 'H5').state, 'H5')).toBe(0);
    expect(figuresAt(attack(withDice(duel, 'infantry'), 'E5', 'H5').state, 'H5')).toBe(1);
    const raid = position({ axis: { H5: 'sniper', M9: 'infantry' }, hands: { allies: ['air-power'] } });
    const struck = play(withDice(raid, 'star', 'flag'), 'play air-power', 'target H5').state;
    expect(unitAt(struck, 'H5')).toBeUndefined();
  });

  it('is worth no medal (M44-UNIT-SNIPER)', () => {
    const killed = attack(withDice(field, 'grenade', 'star', 'star'), 'E5', 'F5').state;
    expect(medals(killed, 'allies')).toBe(0);
  });

  it('retreats one to three hexes for a flag (M44-UNIT-SNIPER)', () => {
    const flagged = attack(withDice(field, 'flag', 'star', 'star'), 'E5', 'F5').state;
    const three = play(flagged, 'retreat f6', 'retreat F7', 'retreat f8').state;
    expect(figuresAt(three, 'f8')).toBe(1);
    expect(deciderName(three)).toBe('allies');
    expect(deciderName(play(flagged, 'retreat f6', 'end retreat').state)).toBe('allies');
  });

  it('never battles back, British or not (M44-UNIT-SNIPER)', () => {
    const british = steady({ allies: { E5: 'infantry' }, axis: { F5: 'sniper brit' } }, 'E5');
    expect(deciderName(attack(withDice(british, 'star', 'star', 'star'), 'E5', 'F5').state)).toBe('axis');
    expect(legal(attack(withDice(british, 'star', 'star', 'star'), 'E5', 'F5').state)).toEqual(['pass']);
  });

  it('ambushes infantry but not armor (M44-UNIT-SNIPER)', () => {
    const assault = (kind: string) =>
      attack(
        withDice(
          steady({ allies: { E5: kind }, axis: { F5: 'sniper' }, hands: { axis: ['ambush'] } }, 'E5'),
          'star',
          'star',
          'star',
        ),
        'E5',
        'F5',
      ).state;
    expect(legal(assault('infantry'))).toEqual(['ambush', 'decline ambush']);
    expect(legal(assault('armor'))).toEqual(['discard ambush']);
  });
});
