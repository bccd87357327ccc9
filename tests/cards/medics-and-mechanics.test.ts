import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, figuresAt, legal, play, position, weakened, type Setting } from '../support/kit.ts';
import { attacks, discards, handOf } from './table.ts';

function aid(setting: Setting): ReturnType<typeof position> {
  return position({
    allies: { E5: 'infantry', F1: 'armor', G1: 'artillery', M1: 'infantry' },
    axis: { E7: 'infantry', A9: 'infantry' },
    hands: { allies: ['medics-and-mechanics', 'probe-left', 'attack-left'], axis: [] },
    ...setting,
  });
}
const CARD = 'play medics-and-mechanics';

describe('Medics & Mechanics', () => {
  it('rolls a die for every card held, this one too (M44-CARD-MEDICS, M44-CARD-N)', () => {
    const state = weakened(aid({ dice: ['star', 'infantry', 'grenade'] }), 'E5', 1);
    expect(diceThrown(play(state, CARD, 'heal E5'))).toEqual([3]);
  });

  it('counts the card under the chip of the commissar as held (M44-CARD-N)', () => {
    const chipped = play(aid({ special: { commissar: 'allies' } }), 'chip medics-and-mechanics');
    const state = weakened(chipped.state, 'E5', 1);
    expect(diceThrown(play(state, 'chip probe-left', 'heal E5'))).toEqual([3]);
    expect(handOf(state, 'allies')).toEqual(['probe-left', 'attack-left']);
  });

  it('heals infantry with its symbol and stars, and orders it (M44-CARD-MEDICS)', () => {
    const state = weakened(aid({ dice: ['star', 'infantry', 'grenade', 'star', 'star'] }), 'E5', 1);
    const healed = play(state, CARD, 'heal E5');
    expect(figuresAt(healed.state, 'E5')).toBe(3);
    expect(legal(healed.state)).toContain('move E5 e6');
    const ready = play(healed.state, 'done');
    expect(attacks(ready.state)).toEqual(['attack E5 E7']);
  });

  it('heals armor with its symbol and stars, artillery with stars alone (M44-CARD-MEDICS)', () => {
    const tank = weakened(aid({ dice: ['armor', 'infantry', 'star'] }), 'F1', 1);
    expect(figuresAt(play(tank, CARD, 'heal F1').state, 'F1')).toBe(3);
    const gun = weakened(aid({ dice: ['armor', 'infantry', 'star'] }), 'G1', 1);
    expect(figuresAt(play(gun, CARD, 'heal G1').state, 'G1')).toBe(2);
    const lame = weakened(aid({ dice: ['armor', 'infantry', 'grenade'] }), 'G1', 1);
    expect(figuresAt(play(lame, CARD, 'heal G1').state, 'G1')).toBe(1);
  });

  it('never heals above the strength a unit started with (M44-CARD-MEDICS)', () => {
    const small = weakened(
      aid({ allies: { E5: 'infantry 3', M1: 'infantry' }, dice: ['star', 'star', 'star'] }),
      'E5',
      2,
    );
    expect(figuresAt(play(small, CARD, 'heal E5').state, 'E5')).toBe(3);
  });

  it('does not order a unit to which nobody returns (M44-CARD-MEDICS)', () => {
    const state = weakened(aid({ dice: ['armor', 'flag', 'grenade'], deckTop: ['barrage'] }), 'E5', 1);
    const failed = play(state, CARD, 'heal E5');
    expect(figuresAt(failed.state, 'E5')).toBe(1);
    expect(deciderName(failed.state)).toBe('axis');
    expect(discards(failed.state)).toEqual(['medics-and-mechanics']);
    expect(handOf(failed.state, 'allies')).toContain('barrage');
  });

  it('is for one unit with losses (M44-CARD-MEDICS)', () => {
    const state = weakened(weakened(aid({ dice: ['star', 'star', 'star'] }), 'E5', 1), 'F1', 1);
    const played = play(state, CARD);
    expect(legal(played.state)).toEqual(['heal E5', 'heal F1', 'end healing']);
    expect(legal(play(played.state, 'heal E5').state)).not.toContain('heal F1');
  });

  it('does not help destroyers (M44-CARD-MEDICS, M44-UNIT-DESTROYER)', () => {
    const allies = { E5: 'infantry', M1: 'destroyer' };
    const state = weakened(weakened(aid({ allies, terrain: { M1: 'ocean' } }), 'M1', 1), 'E5', 3);
    expect(legal(play(state, CARD).state)).toEqual(['heal E5', 'end healing']);
  });

  it('does nothing when nobody has losses (M44-CARD-MEDICS)', () => {
    const played = play(aid({}), CARD);
    expect(diceThrown(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('axis');
  });

  it('does not wake a unit that cannot be ordered yet (M44-ORDER-3, M44-CARD-MEDICS)', () => {
    const allies = { E5: 'infantry', M1: { kind: 'infantry', idleUntil: 4 } };
    const state = weakened(weakened(aid({ allies }), 'M1', 1), 'E5', 3);
    expect(legal(play(state, CARD).state)).toEqual(['heal E5', 'end healing']);
    const sharing = aid({ allies, choices: { deck: 'breakthrough' }, dice: ['star', 'star', 'star', 'star'] });
    const both = weakened(weakened(sharing, 'M1', 1), 'E5', 3);
    expect(legal(play(both, CARD).state)).toEqual(['heal E5', 'end healing']);
  });
});

describe('Medics & Mechanics of the Breakthrough deck', () => {
  const choices = { deck: 'breakthrough' } as const;

  it('rolls four dice and shares them out by symbol; everybody healed is ordered (M44-BRK-5)', () => {
    const dice = ['infantry', 'armor', 'star', 'grenade'] as const;
    const fresh = aid({ choices, dice: [...dice] });
    const state = weakened(weakened(weakened(fresh, 'E5', 2), 'F1', 2), 'G1', 1);
    const played = play(state, CARD);
    expect(diceThrown(played)).toEqual([4]);
    expect(legal(played.state)).toEqual(['heal E5', 'heal F1', 'heal G1', 'end healing']);
    const shared = play(played.state, 'heal E5', 'heal F1', 'heal G1');
    expect(['E5', 'F1', 'G1'].map((label) => figuresAt(shared.state, label))).toEqual([3, 3, 2]);
    expect(legal(shared.state)).toEqual(expect.arrayContaining(['move E5 e6', 'move F1 f2', 'move G1 f2']));
  });

  it('gives a symbol only to its own kind, a star to anybody (M44-BRK-5)', () => {
    const fresh = aid({ choices, dice: ['infantry', 'infantry', 'flag', 'grenade'] });
    const state = weakened(weakened(weakened(fresh, 'E5', 1), 'F1', 2), 'G1', 1);
    const played = play(state, CARD);
    expect(legal(played.state)).toEqual(['heal E5', 'end healing']);
    const healed = play(played.state, 'heal E5', 'heal E5');
    expect(figuresAt(healed.state, 'E5')).toBe(3);
    expect(legal(healed.state).some((text) => text.startsWith('move F1'))).toBe(false);
  });
});
