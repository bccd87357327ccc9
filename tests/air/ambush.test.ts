import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, medals, play, unitAt, type Played, type Setting } from '../support/kit.ts';
import { handOf } from '../cards/table.ts';
import { eventTypes, finish, ordered, rolls } from './in-the-air.ts';

const ASKED = ['ambush', 'decline ambush'];
const STAR = 'star' as const;

/** An Allied fighter over C5; the Axis stand on D5 and E5 and hold Ambush. */
const run = (below = 'infantry', more: Setting = {}): Setting => ({
  axis: { D5: below, E5: 'infantry', A9: 'infantry' },
  hands: { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] },
  ...more,
  air: { ...more.air, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
});
const marked = (setting: Setting): Played => play(ordered(setting, ['aircraft']), 'fly D5', 'mark mg');
const sprung = (setting: Setting, ...dice: Face[]): Played => play(marked({ ...setting, dice }).state, 'ambush');

describe('an ambush at an attack run', () => {
  it('is asked for when the marker is laid, in the movement phase (NFP-9.3, NFP-12.9)', () => {
    const laid = marked(run());
    expect([deciderName(laid.state), legal(laid.state), rolls(laid)]).toEqual(['axis', ASKED, []]);
    const declined = play(laid.state, 'decline ambush');
    expect([deciderName(declined.state), legal(declined.state)]).toEqual([
      'allies',
      expect.arrayContaining(['fly E5']),
    ]);
  });

  it('is not asked for by flying over alone (NFP-9.3)', () => {
    expect(deciderName(play(ordered(run(), ['aircraft']), 'fly D5').state)).toBe('allies');
  });

  it('is resolved at once, by the unit below as at an adjacent aircraft (NFP-9.3, NFP-9.6)', () => {
    const miss = sprung(run(), STAR, STAR, STAR);
    expect([rolls(miss), deciderName(miss.state)]).toEqual([['ambush 3'], 'allies']);
    expect(eventsOf(miss, 'aircraftFiredAt').map(({ unit }) => unit)).toEqual([unitAt(miss.state, 'D5')?.id]);
  });

  it('has four dice of artillery or a destroyer (NFP-9.6)', () => {
    expect(rolls(sprung(run('artillery'), STAR, STAR, STAR, STAR))).toEqual(['ambush 4']);
    expect(rolls(sprung(run('destroyer', { terrain: { D5: 'ocean' } }), STAR, STAR, STAR, STAR))).toEqual(['ambush 4']);
  });

  it('is bound by the limits of the unit and its hex (NFP-9.6, NFP-8.11)', () => {
    expect(rolls(sprung(run('infantry', { terrain: { D5: 'wire' } }), STAR, STAR))).toEqual(['ambush 2']);
    expect(rolls(sprung(run('infantry', { terrain: { D5: 'town' } }), STAR, STAR, STAR))).toEqual(['ambush 3']);
    expect(deciderName(marked(run('armor', { terrain: { D5: 'trenches' } })).state)).toBe('allies');
    expect(deciderName(marked(run('infantry', { terrain: { D5: 'ocean' } })).state)).toBe('allies');
    expect(deciderName(marked(run('aircraftCarrier', { terrain: { D5: 'ocean' } })).state)).toBe('allies');
    const idle: Setting = { ...run(), axis: { D5: { kind: 'infantry', idleUntil: 1 }, A9: 'infantry' } };
    expect(deciderName(marked(idle).state)).toBe('allies');
  });

  it('has no die of the Japanese nor of a card (NFP-9.6, NFP-8.14)', () => {
    expect(rolls(sprung(run('infantry jp'), STAR, STAR, STAR))).toEqual(['ambush 3']);
  });

  it('that does not bring the aircraft down lets it go on with its run (NFP-9.3)', () => {
    const held = sprung(run(), 'grenade', STAR, STAR, 'infantry');
    expect(rolls(held)).toEqual(['ambush 3', 'confirmation 1']);
    const on = play(held.state, 'fly E5', 'mark mg', 'fly F5', 'end flight');
    expect(airState(on.state).turn.markers).toHaveLength(2);
    expect(legal(on.state)).toEqual(['roll run', 'end battle']);
  });

  it('that shoots it down is a medal and an air card at once (NFP-9.6)', () => {
    const down = sprung(run('infantry', { air: { deckTop: ['ace'] } }), 'grenade', STAR, STAR, 'grenade');
    expect([aircraft(down.state, 'allies'), medals(down.state, 'axis'), airHand(down.state, 'axis')]).toEqual([
      null,
      1,
      ['ace'],
    ]);
  });

  it('that brings it down or drives it off sends all markers to the supply; no ground is taken (NFP-9.6, NFP-5.21)', () => {
    for (const face of ['grenade', 'flag'] as const) {
      const second: Setting = {
        ...run(),
        allies: { C3: 'infantry', M1: 'infantry' },
        dice: ['grenade', STAR, STAR, face],
      };
      const first = play(
        ordered(second, ['aircraft', 'C3']),
        'fly D5',
        'mark mg',
        'decline ambush',
        'fly E5',
        'mark mg',
      );
      const gone = play(first.state, 'ambush');
      expect([aircraft(gone.state, 'allies'), airState(gone.state).turn.markers]).toEqual([null, []]);
      expect(airState(gone.state).supply).toEqual({ mg: 18, bomb: 12 });
      expect(eventTypes(gone).filter((type) => type === 'markerLapsed')).toHaveLength(2);
      expect(deciderName(gone.state)).toBe('allies');
      expect(legal(gone.state)).toEqual(expect.arrayContaining(['move C3 c4', 'end movement']));
      expect(legal(play(gone.state, 'end movement').state)).not.toContain('roll run');
    }
  });

  it('can be sprung under every target hex, whenever its first marker is laid (NFP-9.6, NFP-12.9)', () => {
    const on = play(marked(run()).state, 'decline ambush', 'fly E5', 'mark mg');
    expect([deciderName(on.state), legal(on.state)]).toEqual(['axis', ASKED]);
  });

  it('is asked for even of a hand without it, and never of an empty one (NFP-9.3)', () => {
    const bluff = marked(run('infantry', { hands: { allies: ['direct-from-hq'], axis: ['probe-left'] } }));
    expect(legal(bluff.state)).toEqual(['decline ambush']);
    const empty = marked(run('infantry', { hands: { allies: ['direct-from-hq'], axis: [] } }));
    expect(deciderName(empty.state)).toBe('allies');
  });

  it('is replaced at the end of the turn, before the card of the turn is drawn (NFP-12.8)', () => {
    const setting = run('infantry', { deckTop: ['dig-in', 'barrage'] });
    const over = play(sprung(setting, STAR, STAR, STAR, STAR).state, 'fly c6', 'end flight', 'roll run');
    expect(eventsOf(over, 'cardDrawn').map(({ side }) => side)).toEqual([1, 0]);
    expect(handOf(over.state, 'axis').toSorted()).toEqual(['dig-in', 'probe-left']);
  });

  it('does not count as an air card: Flak Trap may follow in the same turn (NFP-12.9)', () => {
    const setting = run('infantry', { air: { hands: { axis: ['flak-trap'] } } });
    const missed = sprung(setting, STAR, STAR, STAR, STAR, STAR, STAR);
    const ended = play(missed.state, 'fly c6', 'end flight');
    expect(legal(ended.state)).toEqual(['play flak-trap with D5', 'decline air card']);
    expect(rolls(play(ended.state, 'play flak-trap with D5'))).toEqual(['flakTrap 3']);
  });
});

describe('an aircraft', () => {
  it('never plays Ambush: it is not asked when it is fired at (NFP-9.3)', () => {
    const setting: Setting = {
      allies: { D5: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      air: { aircraft: { axis: { type: 'fighter', hex: 'E5' } } },
      dice: [STAR, STAR, STAR],
    };
    const fired = play(finish(ordered(setting, ['D5']), 'end movement'), 'D5 fires at aircraft');
    expect([rolls(fired), eventTypes(fired).includes('ambushPlayed')]).toEqual([['groundFire 3'], false]);
  });

  it('never plays Ambush: on the ground it is not asked when it is marked (NFP-9.3, NFP-4.12)', () => {
    const setting: Setting = {
      terrain: { D5: 'airfield axis' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      air: { aircraft: { allies: { type: 'bomber', hex: 'C5' }, axis: { type: 'fighter', hex: 'D5', landed: true } } },
    };
    expect(deciderName(play(ordered(setting, ['aircraft']), 'fly D5', 'mark bomb').state)).toBe('allies');
  });
});
