import { describe, expect, it } from 'vitest';
import { isBarrier } from '../../src/engine/undo.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { undoLaw } from '../../src/memoir/undo-law.ts';
import { deciderName, legal, play, position, withDice, type Setting } from '../support/kit.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';

function isFinal(before: State, action: string): boolean {
  return isBarrier(before, play(before, action).state, undoLaw);
}

describe('what stays hidden', () => {
  const assault = (axis: CardId[]) =>
    play(
      position({
        allies: { E5: 'infantry', A1: 'infantry' },
        axis: { F5: 'infantry', M9: 'infantry' },
        hands: { allies: ['direct-from-hq'], axis },
      }),
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 F5',
    ).state;

  it('the attacker sees the same pause whether the Ambush is there or not (M44-AMBUSH-1)', () => {
    const held = assault(['ambush', 'probe-left']);
    const bluff = assault(['probe-right', 'probe-left']);
    expect([deciderName(held), deciderName(bluff)]).toEqual(['axis', 'axis']);
    expect(view(held, 0)).toEqual(view(bluff, 0));
    expect([legal(held), legal(bluff)]).toEqual([['ambush', 'decline ambush'], ['decline ambush']]);
  });

  it('nobody pauses once the only Ambush lies on the table or among the discards (M44-AMBUSH-1)', () => {
    const start = position({
      allies: { E5: 'armor', G5: 'armor', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] },
    });
    const ready = play(start, 'play direct-from-hq', 'order E5', 'order G5', 'done', 'done').state;
    const misses = Array.from({ length: 9 }, () => 'star' as const);
    const second = play(withDice(ready, ...misses), 'attack E5 F5', 'ambush', 'attack G5 F5').state;
    expect(second.queuedDice).toEqual([]);
  });

  const raid = (setting: Setting) =>
    play(
      position({
        allies: { E3: 'combatEngineers', A1: 'infantry' },
        axis: { M9: 'infantry' },
        hands: { allies: ['behind-enemy-lines'], axis: ['probe-left', 'attack-left'] },
        ...setting,
      }),
      'play behind-enemy-lines',
      'order E3',
    ).state;

  it('a step over a hidden mine can be taken back, coming to rest on it cannot (M44-DICE-4, M44-CARD-BEL)', () => {
    const start = raid({ mines: { e4: 'axis' } });
    expect(isFinal(start, 'move E3 e4')).toBe(false);
    const over = play(start, 'move E3 e4').state;
    expect([isFinal(over, 'move e4 F5'), isFinal(over, 'done')]).toEqual([false, true]);
  });

  it('a step into the headquarters of the enemy shows a card and stays (M44-DICE-4, M44-ACT-HQ)', () => {
    const start = raid({ terrain: { e4: 'headquarters axis' } });
    expect(isFinal(start, 'move E3 e4')).toBe(true);
    expect(isFinal(play(start, 'move E3 e4').state, 'move e4 F5')).toBe(false);
    expect(
      isFinal(
        raid({ terrain: { e4: 'headquarters axis' }, hands: { allies: ['behind-enemy-lines'], axis: [] } }),
        'move E3 e4',
      ),
    ).toBe(false);
  });

  it('taking ground can be taken back where nothing is rolled, on ice and mines it cannot (M44-DICE-4, M44-GROUND-2)', () => {
    const won = (setting: Setting) =>
      play(
        position({
          allies: { E5: 'armor', A1: 'infantry' },
          axis: { F5: 'infantry 1', H5: 'infantry' },
          hands: { allies: ['direct-from-hq'], axis: [] },
          dice: ['grenade', 'star', 'star'],
          ...setting,
        }),
        'play direct-from-hq',
        'order E5',
        'done',
        'done',
        'attack E5 F5',
      ).state;
    expect(isFinal(won({}), 'take ground')).toBe(false);
    expect(isFinal(won({ terrain: { F5: 'frozenRiver' } }), 'take ground')).toBe(true);
    expect(isFinal(won({ mines: { F5: 'axis' } }), 'take ground')).toBe(true);
  });

  it('two cards drawn for a copied Recon 1 are for the eyes of their owner (M44-CARD-RECON, M44-CARD-COUNTER)', () => {
    const start = position({
      allies: { A1: 'infantry' },
      lastCard: { axis: 'recon-right' },
      hands: { allies: ['counter-attack'], axis: ['probe-left'] },
      deckTop: ['attack-left', 'attack-right'],
    });
    const choosing = play(start, 'play counter-attack', 'end orders').state;
    expect(view(choosing, 0).drawn).toHaveLength(2);
    expect(view(choosing, 1).drawn).toEqual([]);
    expect([view(choosing, 1).decision, view(choosing, 1).sides[0].hand]).toEqual(['keepCard', null]);
  });
});
