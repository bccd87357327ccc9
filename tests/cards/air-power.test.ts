import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { aims, discards, handOf, offered } from './table.ts';

/** Five in a row, and one apart. */
const ROW = { E7: 'infantry', F7: 'infantry', G7: 'infantry', H7: 'infantry', I7: 'infantry', C7: 'infantry' };
const MISSES = Array.from({ length: 8 }, () => 'armor' as const);

function strike(setting: Setting): ReturnType<typeof position> {
  return position({ axis: ROW, allies: { E5: 'infantry' }, hands: { allies: ['air-power'] }, ...setting });
}

describe('Air Power', () => {
  it('strikes a chain of up to four neighbouring enemies, each once (M44-CARD-AIR)', () => {
    const first = play(strike({ dice: MISSES }), 'play air-power');
    expect(aims(first.state)).toEqual(Object.keys(ROW));
    const second = play(first.state, 'target E7');
    expect(aims(second.state)).toEqual(['F7']);
    const third = play(second.state, 'target F7');
    expect(aims(third.state)).toEqual(['G7']);
    const chosen = play(third.state, 'target G7', 'target H7');
    expect(legal(chosen.state)).toEqual(['target E7', 'target F7', 'target G7', 'target H7']);
    const done = play(chosen.state, 'target H7', 'target E7', 'target F7');
    expect(diceThrown(done)).toEqual([2, 2, 2, 2]);
    expect(deciderName(done.state)).toBe('axis');
  });

  it('may take any connected group, not only a path (M44-CARD-AIR, M44-DIFF-13)', () => {
    const axis = { F7: 'infantry', e8: 'infantry', e6: 'infantry', G7: 'infantry' };
    const state = strike({ axis, dice: MISSES });
    const chosen = play(state, 'play air-power', 'target e8', 'target F7', 'target e6');
    expect(aims(chosen.state)).toEqual(['G7']);
    expect(legal(play(chosen.state, 'target G7').state)).toHaveLength(4);
  });

  it('may strike fewer than four, or nobody (M44-CARD-AIR)', () => {
    const state = strike({ dice: MISSES });
    const one = play(state, 'play air-power', 'target C7');
    expect(diceThrown(one)).toEqual([2]);
    const none = play(state, 'play air-power', 'done');
    expect(diceThrown(none)).toEqual([]);
    expect(deciderName(none.state)).toBe('axis');
  });

  it('is two dice a unit for the Allies and one for the Axis (M44-CARD-AIR)', () => {
    const allies = play(strike({ dice: MISSES }), 'play air-power', 'target E7', 'done');
    expect(diceThrown(allies)).toEqual([2]);
    const axis = position({
      turn: 'axis',
      allies: { E5: 'infantry', F5: 'infantry' },
      hands: { axis: ['air-power'] },
      dice: MISSES,
    });
    expect(diceThrown(play(axis, 'play air-power', 'target E5', 'done'))).toEqual([1]);
  });

  it('is two dice a unit for both sides in the Breakthrough deck (M44-BRK-2)', () => {
    const axis = position({
      turn: 'axis',
      choices: { deck: 'breakthrough' },
      allies: { E5: 'infantry', F5: 'infantry' },
      hands: { axis: ['air-power'] },
      dice: MISSES,
    });
    expect(diceThrown(play(axis, 'play air-power', 'target E5', 'done'))).toEqual([2]);
    const allies = strike({ choices: { deck: 'breakthrough' }, dice: MISSES });
    expect(diceThrown(play(allies, 'play air-power', 'target E7', 'done'))).toEqual([2]);
  });

  it('hits with the symbol of the unit, grenades and stars, whatever the terrain (M44-CARD-AIR)', () => {
    const axis = { F7: 'infantry', A9: 'infantry' };
    const state = strike({ axis, terrain: { F7: 'town' }, dice: ['star', 'infantry'] });
    expect(figuresAt(play(state, 'play air-power', 'target F7').state, 'F7')).toBe(2);
    const tank = strike({ axis: { F7: 'armor' }, terrain: { F7: 'town' }, dice: ['grenade', 'infantry'] });
    expect(figuresAt(play(tank, 'play air-power', 'target F7').state, 'F7')).toBe(2);
    const guns = strike({ axis: { F7: 'artillery 3' }, dice: ['star', 'grenade'] });
    expect(figuresAt(play(guns, 'play air-power', 'target F7').state, 'F7')).toBe(1);
  });

  it('makes its flags count where the terrain would let one be ignored (M44-CARD-AIR, M44-FLAG-2)', () => {
    const axis = { F7: 'infantry', A9: 'infantry' };
    const state = strike({ axis, terrain: { F7: 'sandbags' }, dice: ['flag', 'armor'] });
    const struck = play(state, 'play air-power', 'target F7');
    expect(deciderName(struck.state)).toBe('axis');
    expect(legal(struck.state)).toEqual(expect.arrayContaining(['retreat e8', 'retreat f8']));
    expect(legal(struck.state)).toHaveLength(2);
    const back = play(struck.state, 'retreat e8');
    expect(unitAt(back.state, 'F7')).toBeUndefined();
    expect(figuresAt(back.state, 'e8')).toBe(4);
  });

  it('resolves the targets one after the other, retreats included (M44-CARD-AIR)', () => {
    const axis = { F7: 'infantry', G7: 'infantry', f8: 'infantry' };
    const state = strike({ axis, dice: ['flag', 'armor', 'grenade', 'armor'] });
    const struck = play(state, 'play air-power', 'target F7', 'target G7', 'done', 'target F7');
    // f8 is taken, so F7 goes to e8 by itself, and G7 is struck.
    expect(figuresAt(struck.state, 'e8')).toBe(4);
    expect(figuresAt(struck.state, 'G7')).toBe(3);
  });

  it('does not find a camouflaged unit (M44-CARD-AIR, M44-ACT-CAMO)', () => {
    const axis = { F7: 'infantry', G7: 'infantry camouflaged', H7: 'infantry' };
    const played = play(strike({ axis, dice: MISSES }), 'play air-power');
    expect(aims(played.state)).toEqual(['F7', 'H7']);
    expect(diceThrown(play(played.state, 'target F7'))).toEqual([2]);
  });

  it('orders nobody; the card is replaced by one (M44-CARD-AIR)', () => {
    const state = strike({ allies: { E5: 'infantry', e6: 'infantry' }, dice: MISSES, deckTop: ['barrage', 'dig-in'] });
    const played = play(state, 'play air-power', 'target C7');
    expect(deciderName(played.state)).toBe('axis');
    expect(handOf(played.state, 'allies')).toEqual(['barrage']);
    expect(discards(played.state)).toEqual(['air-power']);
  });

  it('orders any one unit instead at night (M44-CARD-AIR, M44-ACT-NIGHT)', () => {
    const state = strike({
      allies: { E5: 'infantry', K5: 'artillery' },
      special: { night: 'dawn' },
      dice: ['flag', 'flag', 'flag', 'flag'],
    });
    const played = play(state, 'play air-power');
    expect(aims(played.state)).toEqual([]);
    expect(offered(played.state)).toEqual(['E5', 'K5']);
    const ordered = play(played.state, 'order E5');
    expect(offered(ordered.state)).toEqual([]);
    expect(legal(ordered.state)).toContain('move E5 e6');
  });
});
