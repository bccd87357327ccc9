import { describe, expect, it } from 'vitest';
import { airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, play, position, type Setting } from '../support/kit.ts';
import { eventTypes, ordered, rolls } from './in-the-air.ts';

const STAR = 'star' as const;

/** An Allied bomber over C5, an enemy on D5 who holds Ambush, and infantry ready on C3. */
const TURN: Setting = {
  allies: { C3: 'infantry', M1: 'infantry' },
  axis: { D5: 'infantry', A9: 'infantry' },
  hands: { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] },
  air: {
    hands: { allies: ['carpet'], axis: ['flak-trap', 'tables'] },
    aircraft: { allies: { type: 'bomber', hex: 'C5' } },
  },
};

describe('the start of an air turn', () => {
  it('counts objectives and rolls for the light, then refuels, then lets the aircraft be withdrawn (NFP-12.1)', () => {
    const setting: Setting = {
      turn: 'axis',
      special: { night: 'dusk' },
      allies: { M1: 'infantry', D5: 'infantry' },
      objectives: [{ hexes: ['D5'], turnStart: true }],
      terrain: { F5: 'airfield allies' },
      hands: { axis: ['probe-left'], allies: ['probe-left'] },
      air: {
        hands: { allies: ['carpet'] },
        aircraft: { allies: { type: 'bomber', hex: 'F5', landed: true, bomb: 1 } },
      },
      dice: [STAR, 'flag', 'flag', 'flag'],
    };
    const started = play(position(setting), 'play probe-left');
    const order = eventTypes(started).slice(eventTypes(started).indexOf('turnStarted'));
    expect(order).toEqual([
      'turnStarted',
      'medalGained',
      'diceRolled',
      'visibilityChanged',
      'aircraftRefuelled',
      'phaseStarted',
    ]);
    expect(legal(started.state)).toEqual(['play probe-left', 'withdraw aircraft']);
    expect(legal(play(started.state, 'withdraw aircraft').state)).toEqual(['play probe-left']);
  });

  it('is over when the battle is won by its first checks: nothing is refuelled (NFP-12.1)', () => {
    const setting: Setting = {
      turn: 'axis',
      allies: { M1: 'infantry', D5: 'infantry' },
      sides: { allies: { medals: 1 } },
      objectives: [{ hexes: ['D5'], turnStart: true }],
      terrain: { F5: 'airfield allies' },
      hands: { axis: ['probe-left'], allies: ['probe-left'] },
      air: { aircraft: { allies: { type: 'bomber', hex: 'F5', landed: true, bomb: 1 } } },
    };
    const won = play(position(setting), 'play probe-left');
    expect([won.state.outcome?.winner, eventsOf(won, 'aircraftRefuelled')]).toEqual([0, []]);
  });
});

describe('the card of an air turn', () => {
  it('goes with one air card at most, revealed together with it (NFP-12.2)', () => {
    const two: Setting = { ...TURN, air: { ...TURN.air, hands: { allies: ['carpet', 'stick'] } } };
    const laid = play(position(two), 'lay carpet');
    expect(legal(laid.state)).toEqual(['play direct-from-hq']);
  });

  it('of Their Finest Hour is rolled when it is played, before the orders (NFP-12.2)', () => {
    const hour: Setting = { ...TURN, hands: { allies: ['their-finest-hour'], axis: [] }, dice: ['star'] };
    const played = play(position(hour), 'lay carpet', 'play their-finest-hour');
    expect([rolls(played), legal(played.state)]).toEqual([
      ['finestHour 1'],
      expect.arrayContaining(['order aircraft', 'order C3']),
    ]);
  });

  it('deploys with one of its orders: type and section are named, ammunition is taken (NFP-12.3)', () => {
    const setting: Setting = {
      hands: { allies: ['probe-left'], axis: [] },
      allies: { C3: 'infantry', B3: 'infantry' },
      air: { hands: { allies: ['ace'] } },
    };
    const named = play(position(setting), 'lay ace', 'play probe-left', 'deploy fighterBomber left');
    expect([airState(named.state).supply, legal(named.state)]).toEqual([
      { mg: 15, bomb: 9 },
      ['order C3', 'order B3', 'end orders'],
    ]);
    expect(legal(play(named.state, 'order C3').state)).not.toContain('order B3');
  });
});

describe('rewards of an air turn', () => {
  it('come at once in the movement phase too, and victory is checked each time (NFP-12.7)', () => {
    const setting: Setting = { ...TURN, sides: { axis: { medals: 1 } }, dice: ['grenade', STAR, STAR, 'grenade'] };
    const sprung = play(ordered(setting, ['aircraft']), 'fly D5', 'mark bomb', 'ambush');
    expect([sprung.state.outcome?.winner, airHand(sprung.state, 'axis')]).toEqual([
      1,
      ['flak-trap', 'tables', expect.any(String)],
    ]);
    expect(deciderName(sprung.state)).toBeNull();
  });
});
