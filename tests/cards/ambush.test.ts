import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { discards, handOf } from './table.ts';

function assault(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E5: 'infantry', A1: 'infantry' },
    axis: { e6: 'infantry', M9: 'infantry' },
    hands: { allies: ['probe-centre'], axis: ['ambush', 'probe-left'] },
    ...setting,
  });
}
const ASSAULT = ['play probe-centre', 'order E5', 'done', 'attack E5 e6'];

describe('Ambush', () => {
  it('is never played in its own turn (M44-CARD-AMBUSH, M44-TURN-3)', () => {
    const state = position({ hands: { allies: ['ambush', 'probe-left', 'dig-in'] } });
    expect(legal(state)).toEqual(['play probe-left', 'play dig-in']);
  });

  it('answers a close assault: the defender battles first, and the attack goes on (M44-CARD-AMBUSH)', () => {
    const state = assault({ dice: ['grenade', 'infantry', 'armor', 'grenade', 'armor', 'armor'] });
    const asked = play(state, ...ASSAULT);
    expect(deciderName(asked.state)).toBe('axis');
    expect(legal(asked.state)).toEqual(['ambush', 'decline ambush']);
    const done = play(asked.state, 'ambush');
    expect(diceThrown(done)).toEqual([3, 3]);
    expect(figuresAt(done.state, 'E5')).toBe(2);
    expect(figuresAt(done.state, 'e6')).toBe(3);
  });

  it('cancels the attack of a unit it drives off, and wins no ground (M44-CARD-AMBUSH)', () => {
    const done = play(assault({ dice: ['flag', 'armor', 'armor'] }), ...ASSAULT, 'ambush', 'retreat e4');
    expect(diceThrown(done)).toEqual([3]);
    expect(figuresAt(done.state, 'e4')).toBe(4);
    expect(unitAt(done.state, 'e6')).toBeDefined();
    expect(deciderName(done.state)).toBe('axis');
    expect(legal(done.state)[0]).toMatch(/^play /);
  });

  it('is discarded and replaced before the card of the turn is (M44-CARD-AMBUSH, M44-TURN-6)', () => {
    const misses = Array.from({ length: 6 }, () => 'armor' as const);
    const state = assault({ dice: misses, deckTop: ['barrage', 'dig-in'] });
    const done = play(state, ...ASSAULT, 'ambush');
    expect(discards(done.state)).toEqual(['ambush', 'probe-centre']);
    expect(handOf(done.state, 'axis')).toEqual(['probe-left', 'barrage']);
    expect(handOf(done.state, 'allies')).toEqual(['dig-in']);
  });

  it('does not answer fire from a distance (M44-CARD-AMBUSH)', () => {
    const state = assault({ axis: { E7: 'infantry', M9: 'infantry' }, dice: ['armor', 'armor'] });
    const fired = play(state, 'play probe-centre', 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fired)).toEqual([2]);
    expect(handOf(fired.state, 'axis')).toContain('ambush');
  });
});
