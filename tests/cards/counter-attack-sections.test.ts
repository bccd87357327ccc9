import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, legal, play, position, type Setting } from '../support/kit.ts';
import { discards, effectOf, handOf, offered, orderedAt, sitOut } from './table.ts';

const LEFT = ['A1', 'B1', 'C1', 'D1'];
const CENTRE = ['E1', 'F1', 'G1', 'H1'];
const RIGHT = ['J1', 'K1', 'L1', 'M1'];
const ARMY = Object.fromEntries([...LEFT, ...CENTRE, ...RIGHT].map((label) => [label, 'infantry']));

/** The Axis, at the top, have played the card; the Allies hold Counter-Attack. */
function after(card: CardId, setting: Setting = {}): State {
  const hands = { axis: [card], allies: ['counter-attack' as const] };
  const state = position({ turn: 'axis', allies: ARMY, hands, ...setting });
  return sitOut(play(state, `play ${card}`).state);
}

/** How many of the units offered get an order before nobody more is offered. */
function ordersIn(state: State): number {
  let now = state;
  let orders = 0;
  for (; offered(now).length > 0; orders++) now = play(now, `order ${offered(now)[0]}`).state;
  return orders;
}

describe('Counter-Attack to a section card', () => {
  it.each([
    ['recon-left', 'recon-right', RIGHT, 1],
    ['recon-centre', 'recon-centre', CENTRE, 1],
    ['recon-right', 'recon-left', LEFT, 1],
    ['probe-left', 'probe-right', RIGHT, 2],
    ['probe-centre', 'probe-centre', CENTRE, 2],
    ['probe-right', 'probe-left', LEFT, 2],
    ['attack-left', 'attack-right', RIGHT, 3],
    ['attack-centre', 'attack-centre', CENTRE, 3],
    ['attack-right', 'attack-left', LEFT, 3],
  ] as const)('%s is %s, for the same strip of the board (M44-CARD-COUNTER)', (card, copy, strip, count) => {
    const played = play(after(card), 'play counter-attack');
    expect(effectOf(played)).toBe(copy);
    expect(offered(played.state)).toEqual(strip);
    expect(ordersIn(played.state)).toBe(count);
  });

  it.each([
    ['assault-left', RIGHT],
    ['assault-centre', CENTRE],
    ['assault-right', LEFT],
  ] as const)('%s orders everybody in the same strip of the board (M44-CARD-COUNTER)', (card, strip) => {
    expect(orderedAt(play(after(card), 'play counter-attack'))).toEqual(strip);
  });

  it.each([
    ['general-advance', [...LEFT, ...CENTRE, ...RIGHT], 6],
    ['pincer-move', [...LEFT, ...RIGHT], 4],
    ['recon-in-force', [...LEFT, ...CENTRE, ...RIGHT], 3],
  ] as const)('%s is the same card for both (M44-CARD-COUNTER)', (card, units, count) => {
    const played = play(after(card), 'play counter-attack');
    expect(effectOf(played)).toBe(card);
    expect(offered(played.state)).toEqual(units);
    expect(ordersIn(played.state)).toBe(count);
  });

  it('works the same for a side at the top that answers one at the bottom (M44-CARD-COUNTER, M44-BOARD-9)', () => {
    const state = position({
      axis: { A9: 'infantry', F9: 'infantry', M9: 'infantry' },
      hands: { allies: ['probe-left'], axis: ['counter-attack'] },
    });
    const played = play(sitOut(play(state, 'play probe-left').state), 'play counter-attack');
    expect(effectOf(played)).toBe('probe-right');
    expect(offered(played.state)).toEqual(['A9']);
  });

  it('copies the draw of Recon 1 (M44-CARD-COUNTER, M44-CARD-RECON)', () => {
    const state = after('recon-left', { deckTop: ['dig-in', 'barrage', 'firefight', 'move-out'] });
    const drawn = play(state, 'play counter-attack', 'done');
    expect(deciderName(drawn.state)).toBe('allies');
    expect(legal(drawn.state)).toEqual(['keep firefight', 'keep move-out']);
    const kept = play(drawn.state, 'keep move-out');
    expect(handOf(kept.state, 'allies')).toEqual(['move-out']);
    expect(discards(kept.state).slice(-2)).toEqual(['counter-attack', 'firefight']);
  });

  it('draws one card for a card that draws one (M44-CARD-COUNTER)', () => {
    const drawn = play(after('probe-left'), 'play counter-attack', 'done');
    expect(deciderName(drawn.state)).toBe('axis');
    expect(handOf(drawn.state, 'allies')).toHaveLength(1);
  });

  it('copies the units on the move of the Breakthrough deck (M44-CARD-COUNTER, M44-BRK-1)', () => {
    const played = play(after('attack-left', { choices: { deck: 'breakthrough' } }), 'play counter-attack');
    expect(legal(played.state)).toContain('order A1 on the move');
    const sent = play(played.state, 'order A1 on the move');
    expect(legal(sent.state)).not.toContain('order B1 on the move');
  });
});

describe('Counter-Attack to a Counter-Attack', () => {
  const axis = { A9: 'infantry', F9: 'infantry', M9: 'infantry' };

  it('is the original card, mirrored once more (M44-CARD-COUNTER)', () => {
    const hands: Setting['hands'] = { axis: ['probe-left', 'counter-attack'], allies: ['counter-attack'] };
    const first = after('probe-left', { axis, hands });
    const second = sitOut(play(first, 'play counter-attack').state);
    const third = play(second, 'play counter-attack');
    expect(effectOf(third)).toBe('probe-left');
    expect(offered(third.state)).toEqual(['M9']);
  });

  it('goes on and on (M44-CARD-COUNTER)', () => {
    const counters: CardId[] = ['counter-attack', 'counter-attack'];
    const hands: Setting['hands'] = { axis: ['recon-right', 'counter-attack'], allies: counters };
    const first = after('recon-right', { axis, hands, choices: { deck: 'breakthrough' } });
    const second = sitOut(play(first, 'play counter-attack').state);
    const third = sitOut(play(second, 'play counter-attack').state);
    const fourth = play(third, 'play counter-attack');
    expect(effectOf(fourth)).toBe('recon-left');
    expect(offered(fourth.state)).toEqual(LEFT);
  });

  it('does nothing when the first one had nothing to copy (M44-CARD-COUNTER)', () => {
    const state = position({ hands: { allies: ['counter-attack'], axis: ['counter-attack'] } });
    const first = play(state, 'play counter-attack');
    expect(deciderName(first.state)).toBe('axis');
    const second = play(first.state, 'play counter-attack');
    expect(orderedAt(second)).toEqual([]);
    expect(deciderName(second.state)).toBe('allies');
  });
});

describe('Counter-Attack to nothing', () => {
  it('does nothing before the opponent has played a card, and is replaced (M44-CARD-COUNTER)', () => {
    const state = position({ allies: ARMY, hands: { allies: ['counter-attack'] }, deckTop: ['barrage'] });
    const played = play(state, 'play counter-attack');
    expect(orderedAt(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('axis');
    expect(discards(played.state)).toEqual(['counter-attack']);
    expect(handOf(played.state, 'allies')).toEqual(['barrage']);
  });

  it('never copies an Ambush: that is no card of a turn (M44-CARD-COUNTER, M44-CARD-AMBUSH)', () => {
    const state = position({
      turn: 'axis',
      axis: { e6: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      hands: { axis: ['probe-centre', 'counter-attack'], allies: ['ambush', 'probe-right'] },
      dice: Array.from({ length: 6 }, () => 'star' as const),
    });
    const ambushed = play(state, 'play probe-centre', 'order e6', 'done', 'attack e6 E5', 'ambush');
    const answered = sitOut(play(ambushed.state, 'play probe-right').state);
    expect(effectOf(play(answered, 'play counter-attack'))).toBe('probe-left');
  });

  it('has nothing to copy after an Ambush that was laid aside (M44-CARD-COUNTER, M44-DIFF-20)', () => {
    const state = position({ allies: ARMY, hands: { allies: ['ambush'], axis: ['counter-attack'] } });
    const aside = play(state, 'discard ambush');
    const played = play(aside.state, 'play counter-attack');
    expect(orderedAt(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('allies');
  });

  it('copies only the last turn: a card before one that was laid aside is gone (M44-CARD-COUNTER, M44-DIFF-20)', () => {
    const state = position({
      allies: ARMY,
      hands: { allies: ['probe-left', 'ambush'], axis: ['probe-left', 'counter-attack'] },
    });
    const first = sitOut(play(state, 'play probe-left').state);
    const second = sitOut(play(first, 'play probe-left').state);
    const onlyAmbush = {
      ...second,
      sides: [{ ...second.sides[0], hand: second.sides[0].hand.slice(0, 1) }, second.sides[1]],
    } as State;
    const aside = play(onlyAmbush, 'discard ambush');
    const played = play(aside.state, 'play counter-attack');
    expect(orderedAt(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('allies');
  });
});

describe('Counter-Attack to a Recon 1 played as Air Power', () => {
  it('copies the card on the table, which is Recon 1 (M44-CARD-COUNTER, M44-CARD-AIRSTRIKE)', () => {
    const state = position({
      turn: 'axis',
      allies: ARMY,
      special: { blitz: true },
      hands: { axis: ['recon-left'], allies: ['counter-attack'] },
      dice: ['star'],
    });
    const struck = play(state, 'play recon-left as air power', 'done');
    const played = play(struck.state, 'play counter-attack');
    expect(effectOf(played)).toBe('recon-right');
    expect(offered(played.state)).toEqual(RIGHT);
  });
});
