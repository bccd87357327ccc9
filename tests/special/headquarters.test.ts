import { describe, expect, it } from 'vitest';
import { ALLIES, AXIS, type Side } from '../../src/memoir/side.ts';
import type { State } from '../../src/memoir/state.ts';
import { eventsOf, hexNamed, legal, play, position, type Setting } from '../support/kit.ts';

/** Axis headquarters on E7, an Allied unit below it, Axis units above. */
function camp(more: Setting = {}): State {
  return position({
    allies: { e6: 'infantry', F1: 'infantry' },
    axis: { d8: 'infantry', I9: 'infantry' },
    terrain: { E7: 'headquarters axis' },
    hands: {
      allies: ['attack-centre', 'direct-from-hq'],
      axis: ['probe-centre', 'probe-centre', 'probe-centre', 'probe-centre'],
    },
    ...more,
  });
}

function axisHand(state: State): number {
  return state.sides[AXIS].hand.length;
}

/** The turn of the side is over without another move or battle. */
function after(side: Side, state: State): State {
  let now = state;
  while (now.turn.side === side) now = play(now, 'done').state;
  return now;
}

const CAPTURE = ['play attack-centre', 'order e6', 'done', 'move e6 E7'];
const RETAKE = ['play probe-centre', 'order d8', 'done', 'move d8 E7'];

describe('headquarters and supply tents', () => {
  it('cost the owner a card at random when an enemy enters, and the hand stays smaller (M44-ACT-HQ)', () => {
    const captured = play(camp(), ...CAPTURE);
    expect(eventsOf(captured, 'cardDiscarded')).toMatchObject([{ side: AXIS }]);
    expect(axisHand(captured.state)).toBe(3);
    const nextTurn = play(after(ALLIES, captured.state), 'play probe-centre', 'done');
    expect(axisHand(nextTurn.state)).toBe(3);
  });

  it('give no card back to a hand that is full (M44-ACT-HQ, M44-DECK-3)', () => {
    const full = play(camp({ sides: { axis: { hand: 3 } } }), ...CAPTURE, 'move E7 F7').state;
    const retaken = play(after(ALLIES, full), ...RETAKE);
    expect(eventsOf(retaken, 'headquartersCaptured')).toMatchObject([{ side: AXIS, by: AXIS }]);
    expect(axisHand(after(AXIS, retaken.state))).toBe(3);
  });

  it('give the card back when a unit of the owner returns, and change hands again and again (M44-ACT-HQ)', () => {
    const captured = after(ALLIES, play(camp(), ...CAPTURE, 'move E7 F7').state);
    const back = play(captured, ...RETAKE);
    expect(eventsOf(back, 'cardDrawn')).toMatchObject([{ side: AXIS }]);
    const ended = after(AXIS, play(back.state, 'move E7 D7').state);
    expect(axisHand(ended)).toBe(4);
    const again = play(ended, 'play direct-from-hq', 'order F7', 'done', 'move F7 E7');
    expect(eventsOf(again, 'headquartersCaptured')).toMatchObject([{ side: AXIS, by: ALLIES }]);
    expect(axisHand(again.state)).toBe(3);
  });

  it('give no card to an owner who never lost them (M44-ACT-HQ)', () => {
    const visit = play(camp({ turn: 'axis' }), ...RETAKE);
    expect(eventsOf(visit, 'cardDrawn')).toEqual([]);
  });

  it('cost nothing a second time while they stay captured (M44-ACT-HQ)', () => {
    const start = camp({ allies: { e6: 'infantry', e8: 'infantry' } });
    const twice = play(start, 'play attack-centre', 'order e6', 'order e8', 'move e6 E7', 'move E7 D7', 'move e8 E7');
    expect(eventsOf(twice, 'headquartersCaptured')).toHaveLength(1);
    expect(axisHand(twice.state)).toBe(3);
  });

  it('mean nothing to an enemy of nobody: without an owner no card goes (M44-ACT-HQ)', () => {
    const own = play(camp({ terrain: { E7: 'headquarters allies' } }), ...CAPTURE);
    const nobodys = play(camp({ terrain: { E7: 'headquarters' } }), ...CAPTURE);
    expect([axisHand(own.state), axisHand(nobodys.state)]).toEqual([4, 4]);
  });

  it('are captured by taking their ground too (M44-ACT-HQ)', () => {
    const start = camp({
      axis: { E7: 'infantry 1', I9: 'infantry' },
      dice: ['grenade', 'star', 'star'],
    });
    const won = play(start, 'play attack-centre', 'order e6', 'done', 'done', 'attack e6 E7', 'decline ambush');
    expect(axisHand(won.state)).toBe(4);
    expect(axisHand(play(won.state, 'take ground').state)).toBe(3);
  });

  it('are entered by a retreat as well (M44-ACT-HQ)', () => {
    const start = camp({
      allies: { e8: 'infantry', F1: 'infantry' },
      axis: { E9: 'infantry', I9: 'infantry' },
      turn: 'axis',
      dice: ['flag', 'star', 'star'],
    });
    const charge = play(start, 'play probe-centre', 'order E9', 'done', 'done', 'attack E9 e8', 'decline ambush');
    const driven = play(charge.state, 'retreat E7');
    expect(eventsOf(driven, 'headquartersCaptured')).toMatchObject([{ side: AXIS, by: ALLIES }]);
    expect(axisHand(driven.state)).toBe(axisHand(charge.state) - 1);
  });

  it('give the card back in the turn of the enemy too, to an owner who retreats into them (M44-ACT-HQ, M44-DECK-3)', () => {
    const start = camp({
      allies: { E5: 'infantry', F1: 'infantry' },
      axis: { e6: 'infantry', I9: 'infantry' },
      dice: ['flag', 'star', 'star'],
    });
    const lost = { ...start, capturedHeadquarters: [hexNamed(start, 'E7')] };
    const attack = ['play attack-centre', 'order E5', 'done', 'done', 'attack E5 e6', 'decline ambush'];
    expect(axisHand(play(lost, ...attack, 'retreat F7').state)).toBe(4);
    expect(axisHand(play(lost, ...attack, 'retreat E7').state)).toBe(5);
  });

  it('can be in a town, which plays as town and headquarters (M44-DIFF-16)', () => {
    const captured = play(camp({ terrain: { E7: ['town', 'headquarters axis'] } }), ...CAPTURE);
    expect(axisHand(captured.state)).toBe(3);
    expect(legal(captured.state)).not.toContain('move E7 F7');
    expect(legal(play(camp(), ...CAPTURE).state)).toContain('move E7 F7');
  });
});
