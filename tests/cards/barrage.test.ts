import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position, type Setting } from '../support/kit.ts';
import { aims, discards, handOf, offered } from './table.ts';

function shell(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { A1: 'infantry', L1: 'artillery' },
    axis: { F7: 'infantry', M9: 'infantry' },
    hands: { allies: ['barrage'] },
    ...setting,
  });
}

describe('Barrage', () => {
  it('throws four dice at any one enemy, whatever its terrain (M44-CARD-BARRAGE)', () => {
    const state = shell({ terrain: { F7: 'town' }, dice: ['infantry', 'grenade', 'armor', 'infantry'] });
    const played = play(state, 'play barrage');
    expect(aims(played.state)).toEqual(['F7', 'M9']);
    const struck = play(played.state, 'target F7');
    expect(diceThrown(struck)).toEqual([4]);
    expect(figuresAt(struck.state, 'F7')).toBe(1);
    expect(deciderName(struck.state)).toBe('axis');
  });

  it('is the same for the Axis, and stars do not hit (M44-CARD-BARRAGE)', () => {
    const state = position({
      turn: 'axis',
      allies: { F3: 'infantry', M1: 'infantry' },
      hands: { axis: ['barrage'] },
      dice: ['star', 'star', 'star', 'grenade'],
    });
    const struck = play(state, 'play barrage', 'target F3');
    expect(diceThrown(struck)).toEqual([4]);
    expect(figuresAt(struck.state, 'F3')).toBe(3);
  });

  it('hits with stars too in the Breakthrough deck (M44-BRK-3)', () => {
    const state = shell({ choices: { deck: 'breakthrough' }, dice: ['star', 'star', 'armor', 'grenade'] });
    expect(figuresAt(play(state, 'play barrage', 'target F7').state, 'F7')).toBe(1);
  });

  it('makes every flag count, sandbags or not (M44-CARD-BARRAGE, M44-FLAG-2)', () => {
    const state = shell({ terrain: { F7: 'sandbags' }, dice: ['flag', 'flag', 'star', 'star'] });
    const struck = play(state, 'play barrage', 'target F7');
    expect(legal(struck.state)).toEqual(['retreat f8', 'retreat e8']);
    const one = play(struck.state, 'retreat f8');
    expect(legal(one.state).toSorted()).toEqual(['retreat F9', 'retreat G9']);
    expect(figuresAt(play(one.state, 'retreat G9').state, 'G9')).toBe(4);
  });

  it('does not find a camouflaged unit (M44-CARD-BARRAGE, M44-ACT-CAMO)', () => {
    const state = shell({ axis: { F7: 'infantry camouflaged', M9: 'infantry' } });
    expect(aims(play(state, 'play barrage').state)).toEqual(['M9']);
  });

  it('orders nobody and is replaced by one card (M44-CARD-BARRAGE)', () => {
    const state = shell({ deckTop: ['dig-in'] });
    const done = play(state, 'play barrage', 'done');
    expect(diceThrown(done)).toEqual([]);
    expect(deciderName(done.state)).toBe('axis');
    expect(discards(done.state)).toEqual(['barrage']);
    expect(handOf(done.state, 'allies')).toEqual(['dig-in']);
  });

  it('orders any one unit instead at night (M44-CARD-BARRAGE, M44-ACT-NIGHT)', () => {
    const state = shell({ special: { night: 'dawn' }, dice: ['flag', 'flag', 'flag', 'flag'] });
    const played = play(state, 'play barrage');
    expect(aims(played.state)).toEqual([]);
    expect(offered(played.state)).toEqual(['A1', 'L1']);
    expect(offered(play(played.state, 'order L1').state)).toEqual([]);
  });
});
