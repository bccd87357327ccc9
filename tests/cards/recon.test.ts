import { describe, expect, it } from 'vitest';
import { deciderName, legal, play, position } from '../support/kit.ts';
import { discards, handOf, offered } from './table.ts';

const THIRDS = { B3: 'infantry', C5: 'armor', F3: 'infantry', G5: 'artillery', K5: 'infantry', L3: 'armor' };

describe('Recon 1', () => {
  it.each([
    ['recon-left', ['B3', 'C5']],
    ['recon-centre', ['F3', 'G5']],
    ['recon-right', ['K5', 'L3']],
  ] as const)('%s orders one unit of any kind in its section (M44-CARD-RECON)', (card, units) => {
    const played = play(position({ allies: THIRDS, hands: { allies: [card] } }), `play ${card}`);
    expect(offered(played.state)).toEqual(units);
    expect(offered(play(played.state, `order ${units[0]}`).state)).toEqual([]);
  });

  it('lets its player draw two cards, keep one and discard the other (M44-CARD-RECON, M44-TURN-6)', () => {
    const state = position({
      allies: THIRDS,
      hands: { allies: ['recon-left', 'probe-left'] },
      deckTop: ['assault-left', 'barrage', 'dig-in'],
    });
    const drawn = play(state, 'play recon-left', 'done');
    expect(deciderName(drawn.state)).toBe('allies');
    expect(legal(drawn.state)).toEqual(['keep assault-left', 'keep barrage']);
    const kept = play(drawn.state, 'keep barrage');
    expect(handOf(kept.state, 'allies')).toEqual(['probe-left', 'barrage']);
    expect(discards(kept.state)).toEqual(['recon-left', 'assault-left']);
    expect(deciderName(kept.state)).toBe('axis');
  });

  it('asks even when the two cards are alike, so that no pause tells (M44-CARD-RECON)', () => {
    const state = position({
      allies: THIRDS,
      hands: { allies: ['recon-left'] },
      deckTop: ['assault-left', 'assault-left'],
    });
    const asked = play(state, 'play recon-left', 'done').state;
    expect(legal(asked)).toEqual(['keep assault-left']);
    const kept = play(asked, 'keep assault-left').state;
    expect(handOf(kept, 'allies')).toEqual(['assault-left']);
    expect(discards(kept)).toEqual(['recon-left', 'assault-left']);
    expect(deciderName(kept)).toBe('axis');
  });
});
