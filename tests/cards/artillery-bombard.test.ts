import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position } from '../support/kit.ts';
import { attacks, offered, orderedAt } from './table.ts';

const MISSES = Array.from({ length: 12 }, () => 'star' as const);

describe('Artillery Bombard', () => {
  const state = position({
    allies: { C3: 'artillery', F3: 'bigGun', K3: 'mobileArtillery', G3: 'infantry' },
    axis: { F7: 'infantry', H7: 'infantry', A9: 'infantry' },
    hands: { allies: ['artillery-bombard'], axis: [] },
    dice: MISSES,
  });

  it('orders every artillery unit and no other (M44-CARD-BOMBARD)', () => {
    expect(orderedAt(play(state, 'play artillery-bombard'))).toEqual(['C3', 'F3', 'K3']);
  });

  it('lets a gun move up to three hexes, and then not battle (M44-CARD-BOMBARD)', () => {
    const moved = play(state, 'play artillery-bombard', 'move F3 f4', 'move f4 F5', 'move F5 f6');
    expect(legal(moved.state).some((text) => text.startsWith('move f6'))).toBe(false);
    const battle = play(moved.state, 'done');
    expect(attacks(battle.state)).not.toContain('attack f6 F7');
    expect(attacks(battle.state)).toContain('attack C3 F7');
  });

  it('forbids battle after a single hex, even to mobile artillery (M44-CARD-BOMBARD, M44-DIFF-14)', () => {
    const moved = play(state, 'play artillery-bombard', 'move K3 J3', 'move F3 f4', 'done');
    expect(attacks(moved.state).every((text) => text.startsWith('attack C3'))).toBe(true);
  });

  it('lets a gun that stayed battle twice, at one target or two (M44-CARD-BOMBARD)', () => {
    const battle = play(state, 'play artillery-bombard', 'done');
    const twice = play(battle.state, 'attack F3 F7', 'attack F3 F7');
    expect(diceThrown(twice)).toEqual([2, 2]);
    expect(attacks(twice.state).some((text) => text.startsWith('attack F3'))).toBe(false);
    expect(diceThrown(play(battle.state, 'attack F3 F7', 'attack F3 H7'))).toEqual([2, 2]);
  });

  it('wants both battles one after the other (M44-CARD-BOMBARD, M44-BTL-6)', () => {
    const between = play(state, 'play artillery-bombard', 'done', 'attack F3 F7', 'attack K3 H7');
    expect(attacks(between.state)).toContain('attack K3 H7');
    expect(attacks(between.state).some((text) => text.startsWith('attack F3'))).toBe(false);
  });

  it('takes the second battle from a gun that an ambush drove off (M44-CARD-BOMBARD, M44-AMBUSH-1)', () => {
    const ambushed = position({
      allies: { E5: 'artillery', A1: 'infantry' },
      axis: { e6: 'infantry', A9: 'infantry' },
      hands: { allies: ['artillery-bombard'], axis: ['ambush'] },
      dice: ['flag', 'armor', 'armor'],
    });
    const driven = play(ambushed, 'play artillery-bombard', 'done', 'attack E5 e6', 'ambush', 'retreat d4');
    expect(figuresAt(driven.state, 'd4')).toBe(2);
    expect(deciderName(driven.state)).toBe('axis');
  });

  it('orders any one unit for a side without artillery, which then moves as ever (M44-CARD-BOMBARD, M44-CARD-FB)', () => {
    const none = position({
      allies: { E5: 'infantry', K1: 'armor' },
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { allies: ['artillery-bombard'], axis: [] },
      dice: MISSES,
    });
    const played = play(none, 'play artillery-bombard');
    expect(offered(played.state)).toEqual(['E5', 'K1']);
    const fought = play(played.state, 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fought)).toEqual([2]);
    expect(deciderName(fought.state)).toBe('axis');
  });
});
