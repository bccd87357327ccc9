import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, eventsOf, labelOf, legal, play, position, type Played } from '../support/kit.ts';
import { handOf, offered } from './table.ts';

function sandbagsPlaced(played: Played): string[] {
  return eventsOf(played, 'terrainPlaced').map((event) => labelOf(played.state, event.hex));
}

describe('Dig-In', () => {
  it('gives up to four infantry units sandbags; they neither move nor battle (M44-CARD-DIGIN)', () => {
    const allies = {
      A1: 'infantry',
      C1: 'infantry',
      E5: 'infantry',
      G1: 'sniper',
      K1: 'infantry',
      L1: 'armor',
      M1: 'artillery',
    };
    const state = position({
      allies,
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { allies: ['dig-in'] },
      deckTop: ['barrage'],
    });
    const played = play(state, 'play dig-in');
    expect(offered(played.state)).toEqual(['A1', 'C1', 'E5', 'G1', 'K1']);
    const dug = play(played.state, 'order E5', 'order A1', 'order C1', 'order K1');
    expect(sandbagsPlaced(dug).toSorted()).toEqual(['A1', 'C1', 'E5', 'K1']);
    expect(deciderName(dug.state)).toBe('axis');
    expect(handOf(dug.state, 'allies')).toEqual(['barrage']);
  });

  it('protects those behind the sandbags from the next turn on (M44-CARD-DIGIN, M44-TER-SANDBAG)', () => {
    const state = position({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { allies: ['dig-in'], axis: ['probe-centre'] },
      dice: ['flag'],
    });
    const dug = play(state, 'play dig-in', 'order E5', 'done');
    const fired = play(dug.state, 'play probe-centre', 'order E7', 'done', 'attack E7 E5');
    expect(diceThrown(fired)).toEqual([1]);
    expect(legal(fired.state)).toContain('end retreat');
  });

  it('is not for the sea, for a ford, or for those who have sandbags (M44-CARD-DIGIN)', () => {
    const state = position({
      terrain: { A1: 'ocean', C1: ['river E-W', 'ford'], E1: 'sandbags', G1: 'woods' },
      allies: { A1: 'infantry', C1: 'infantry', E1: 'infantry', G1: 'infantry' },
      hands: { allies: ['dig-in'] },
    });
    expect(offered(play(state, 'play dig-in').state)).toEqual(['G1']);
  });

  it('has twelve sandbags in all (M44-DIFF-12, M44-CARD-DIGIN)', () => {
    const placed = ['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8', 'j8'];
    const state = position({
      terrain: Object.fromEntries(placed.map((label) => [label, 'sandbags'])),
      allies: { A1: 'infantry', C1: 'infantry', E1: 'infantry', G1: 'infantry' },
      hands: { allies: ['dig-in'] },
    });
    const one = play(state, 'play dig-in', 'order A1');
    expect(offered(one.state)).toEqual(['C1', 'E1', 'G1']);
    const two = play(one.state, 'order E1');
    expect(deciderName(two.state)).toBe('axis');
    expect(sandbagsPlaced(two).toSorted()).toEqual(['A1', 'E1']);
  });

  it('orders any one unit, free to move, for a side without infantry (M44-CARD-DIGIN, M44-CARD-FB)', () => {
    const state = position({ allies: { E3: 'armor', M1: 'artillery' }, hands: { allies: ['dig-in'] } });
    const played = play(state, 'play dig-in');
    expect(offered(played.state)).toEqual(['E3', 'M1']);
    const ordered = play(played.state, 'order M1');
    expect(sandbagsPlaced(ordered)).toEqual([]);
    expect(legal(ordered.state)).toContain('move M1 L1');
  });

  it('also digs in artillery in the Breakthrough deck (M44-BRK-4)', () => {
    const choices = { deck: 'breakthrough' } as const;
    const allies = { A1: 'infantry', L1: 'armor', M1: 'artillery' };
    const state = position({ choices, allies, hands: { allies: ['dig-in'] } });
    expect(offered(play(state, 'play dig-in').state)).toEqual(['A1', 'M1']);
    const guns = position({ choices, allies: { L1: 'armor', M1: 'artillery' }, hands: { allies: ['dig-in'] } });
    const dug = play(guns, 'play dig-in', 'order M1');
    expect(sandbagsPlaced(dug)).toEqual(['M1']);
    expect(deciderName(dug.state)).toBe('axis');
  });
});
