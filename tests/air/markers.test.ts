import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airState, type AircraftSetting } from '../support/air.ts';
import { eventsOf, legal, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, markers, offered } from './sortie.ts';

const LINE = { C5: 'infantry', D5: 'infantry', E5: 'infantry', A9: 'infantry' };

/** A fighter on B5, the enemy in a line before it. */
function before(axis: Setting['axis'] = LINE, plane: Partial<AircraftSetting> = {}, setting: Setting = {}): State {
  const allies = { type: 'fighter', hex: 'B5', ...plane } as const;
  return fighterAt('B5', { axis: axis ?? LINE, ...setting, air: { ...setting.air, aircraft: { allies } } });
}

describe('a marker', () => {
  it('lies on up to three hexes with enemy ground units (NFP-5.4)', () => {
    const three = flown(before(), 'C5', 'mark mg', 'D5', 'mark mg', 'E5', 'mark mg', 'F5').state;
    expect(markers(three)).toEqual(['C5 mg', 'D5 mg', 'E5 mg']);
    const axis = { B5: 'infantry', C5: 'infantry', D5: 'infantry', E5: 'infantry', F5: 'infantry', A9: 'infantry' };
    const setting = { hands: { allies: ['probe-left' as const] }, air: { hands: { allies: ['throttle'] }, lost: {} } };
    const start = fighterAt('A5', { axis, ...setting });
    const fast = go(start, 'lay throttle', 'play probe-left', 'end orders', 'fly B5', 'mark mg', 'fly C5', 'mark mg');
    const fourth = go(fast.state, 'fly D5', 'mark mg', 'fly E5', 'mark mg', 'fly F5').state;
    expect(offered(fourth, 'mark')).toEqual([]);
  });

  it('needs an enemy below: not empty ground, not an own unit, not a flying aircraft (NFP-5.4, NFP-5.15)', () => {
    const start = before({ A9: 'infantry' }, {}, { allies: { D5: 'infantry' } });
    const empty = flown(start, 'C5').state;
    expect(offered(empty, 'mark')).toEqual([]);
    expect(offered(play(empty, 'fly D5').state, 'mark')).toEqual([]);
  });

  it('needs the aircraft to fly over the hex in this move, and comes from its own stock (NFP-5.5)', () => {
    const laid = flown(before(), 'C5', 'mark mg').state;
    expect(aircraft(laid, 'allies')?.stock.mg).toBe(8);
    expect(offered(laid, 'mark')).toEqual([]);
    const out = flown(before(LINE, { mg: 1 }), 'C5', 'mark mg', 'D5').state;
    expect(offered(out, 'mark')).toEqual([]);
    expect(offered(flown(before(LINE, { mg: 0 }), 'C5').state, 'mark')).toEqual([]);
  });

  it('is laid in the movement phase and attacks in the battle phase (NFP-5.6)', () => {
    const laid = flown(before(), 'C5', 'mark mg', 'c6');
    expect(eventsOf(laid, 'diceRolled')).toEqual([]);
    const battle = go(laid.state, 'end flight', 'end movement').state;
    expect(offered(battle, 'mark')).toEqual([]);
    expect(legal(battle)).toEqual(['roll run', 'end battle']);
  });

  it('lies next to the one before: no hex of the path is skipped in between (NFP-5.7, NFP-5.16)', () => {
    const skipped = flown(before(), 'C5', 'mark mg', 'D5', 'E5').state;
    expect(offered(skipped, 'mark')).toEqual([]);
    const hole = flown(before({ C5: 'infantry', E5: 'infantry', A9: 'infantry' }), 'C5', 'mark mg', 'D5', 'E5').state;
    expect(offered(hole, 'mark')).toEqual([]);
  });

  it('an own unit in between ends the marked stretch too (NFP-5.16)', () => {
    const axis = { C5: 'infantry', E5: 'infantry', A9: 'infantry' };
    const state = flown(before(axis, {}, { allies: { D5: 'infantry' } }), 'C5', 'mark mg', 'D5', 'E5').state;
    expect(offered(state, 'mark')).toEqual([]);
  });

  it('before the first and after the last marked hex enemies may be left alone (NFP-5.16)', () => {
    const second = flown(before(), 'C5', 'D5', 'mark mg', 'E5', 'F5', 'end flight').state;
    expect(markers(second)).toEqual(['D5 mg']);
    const last = flown(before({ D5: 'infantry', A9: 'infantry' }), 'C5', 'D5', 'mark mg', 'E5', 'end flight').state;
    expect(markers(last)).toEqual(['D5 mg']);
  });

  it('hexes next to each other but not one after the other on the path are no stretch (NFP-5.7)', () => {
    const axis = { C5: 'infantry', D5: 'infantry', A9: 'infantry' };
    const around = flown(before(axis), 'C5', 'mark mg', 'c6', 'D5').state;
    expect(offered(around, 'mark')).toEqual([]);
  });

  it('of a fighter-bomber may be of either kind, mixed in one run (NFP-5.9)', () => {
    const mixed = flown(before(LINE, { type: 'fighterBomber' }), 'C5', 'mark mg', 'D5', 'mark bomb').state;
    expect(markers(mixed)).toEqual(['C5 mg', 'D5 bomb']);
    expect(aircraft(mixed, 'allies')?.stock).toEqual({ mg: 2, bomb: 2 });
    expect(offered(flown(before(LINE, { type: 'bomber' }), 'C5').state, 'mark')).toEqual(['bomb']);
    expect(offered(flown(before(), 'C5').state, 'mark')).toEqual(['mg']);
  });

  it.each(['destroyer', 'aircraftCarrier'])('may lie on a %s (NFP-5.15)', (ship) => {
    const start = before({ C5: ship, A9: 'infantry' }, {}, { terrain: { C5: 'ocean' } });
    expect(offered(flown(start, 'C5').state, 'mark')).toEqual(['mg']);
  });

  it('may lie on artillery, although MG never hits it (NFP-5.14)', () => {
    expect(offered(flown(before({ C5: 'artillery', A9: 'infantry' }), 'C5').state, 'mark')).toEqual(['mg']);
  });

  it('never lies on a camouflaged unit, which ends the stretch (NFP-5.19)', () => {
    const axis = { C5: 'infantry', D5: 'infantry camouflaged', E5: 'infantry', A9: 'infantry' };
    const hidden = flown(before(axis), 'C5', 'mark mg', 'D5').state;
    expect(offered(hidden, 'mark')).toEqual([]);
    expect(offered(play(hidden, 'fly E5').state, 'mark')).toEqual([]);
  });

  it('cannot be taken back, and what is not rolled by the end of the battle is spent (NFP-5.21)', () => {
    const laid = flown(before(), 'C5', 'mark mg', 'c6', 'end flight', 'end movement').state;
    const done = play(laid, 'end battle').state;
    expect(markers(done)).toEqual([]);
    expect([aircraft(done, 'allies')?.stock.mg, airState(done).supply.mg]).toEqual([8, 10]);
  });

  it('goes to the supply when its aircraft is lost before the battle, and nothing is rolled (NFP-5.21)', () => {
    const axis = { C5: 'infantry', L5: 'infantry', A9: 'infantry' };
    const start = before(axis, {}, { allies: { K5: 'infantry' }, air: { hands: { axis: ['flak-trap'] } } });
    const orders = ['play direct-from-hq', 'order aircraft', 'order K5', 'end orders'];
    const there = go(start, ...orders, 'fly C5', 'mark mg', 'fly c6', 'end flight').state;
    const trapped = play(withDice(there, 'grenade', 'star', 'star', 'grenade'), 'play flak-trap with C5');
    const shot = go(trapped.state, 'end movement').state;
    expect(aircraft(shot, 'allies')).toBeNull();
    expect([markers(shot), airState(shot).supply.mg]).toEqual([[], 18]);
    expect(legal(shot)).toEqual(['attack K5 L5', 'end battle']);
  });
});
