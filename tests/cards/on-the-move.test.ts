import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { deciderName, legal, play, position, type Setting } from '../support/kit.ts';
import { attacks, movesOf, offered, offeredOnTheMove, orderedAt } from './table.ts';

const ARMY = {
  A1: 'infantry',
  C1: 'infantry',
  D1: 'armor',
  F3: 'infantry',
  G1: 'armor',
  L1: 'artillery',
  M1: 'infantry',
};

function breakthrough(card: CardId, setting: Setting = {}): ReturnType<typeof position> {
  const hands = { allies: [card], axis: [] };
  return position({ choices: { deck: 'breakthrough' }, allies: ARMY, hands, ...setting });
}

describe('units on the move', () => {
  it.each([
    ['recon-left', 1, 2],
    ['probe-left', 2, 2],
    ['attack-left', 3, 1],
  ] as const)(
    '%s of the Breakthrough deck orders %i in its section and sends %i on the move in any (M44-BRK-1)',
    (card, orders, moves) => {
      const played = play(breakthrough(card), `play ${card}`);
      expect(offered(played.state)).toEqual(['A1', 'C1', 'D1']);
      expect(offeredOnTheMove(played.state)).toEqual(Object.keys(ARMY));
      const ordered = play(played.state, ...['A1', 'C1', 'D1'].slice(0, orders).map((label) => `order ${label}`));
      expect(offered(ordered.state)).toEqual([]);
      const rest = Object.keys(ARMY).slice(orders);
      expect(offeredOnTheMove(ordered.state)).toEqual(rest);
      const moving = ['L1', 'F3'].slice(0, moves).map((label) => `order ${label} on the move`);
      const all = play(ordered.state, ...moving);
      expect(offeredOnTheMove(all.state)).toEqual([]);
      expect(orderedAt(all)).toEqual(['L1', 'F3'].slice(0, moves));
      expect(legal(all.state)).toContain('end movement');
    },
  );

  it.each(['assault-left', 'general-advance', 'pincer-move', 'recon-in-force', 'direct-from-hq'] as const)(
    '%s of the Breakthrough deck sends nobody on the move (M44-BRK-1)',
    (card) => {
      expect(offeredOnTheMove(play(breakthrough(card), `play ${card}`).state)).toEqual([]);
    },
  );

  it('of the standard deck there are none (M44-BRK-1)', () => {
    const state = position({ allies: ARMY, hands: { allies: ['probe-left'] } });
    expect(offeredOnTheMove(play(state, 'play probe-left').state)).toEqual([]);
  });

  it('move as far as they can and never battle (M44-BRK-1, M44-BTL-1)', () => {
    const axis = { F5: 'infantry', A9: 'infantry' };
    const state = breakthrough('recon-left', { axis });
    const ordered = play(state, 'play recon-left', 'order F3 on the move', 'done');
    const stayed = play(ordered.state, 'done');
    expect(attacks(stayed.state)).toEqual([]);
    const one = play(ordered.state, 'move F3 f4');
    expect(movesOf(one.state, 'f4').length).toBeGreaterThan(0);
    expect(attacks(play(one.state, 'done').state)).toEqual([]);
  });

  it('leave the orders of the section to others (M44-BRK-1, M44-ORDER-1)', () => {
    const played = play(breakthrough('recon-left'), 'play recon-left', 'order A1 on the move');
    expect(offered(played.state)).toEqual(['C1', 'D1']);
    expect(offeredOnTheMove(played.state)).not.toContain('A1');
  });

  it('come with Recon 1 besides its two cards to choose from (M44-BRK-1, M44-CARD-RECON)', () => {
    const state = breakthrough('recon-left', { deckTop: ['barrage', 'dig-in'] });
    const drawn = play(state, 'play recon-left', 'done');
    expect(deciderName(drawn.state)).toBe('allies');
    expect(legal(drawn.state)).toEqual(['keep barrage', 'keep dig-in']);
  });
});
