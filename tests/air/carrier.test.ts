import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { AircraftType } from '../../src/memoir/air/aircraft.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { eventsOf, figuresAt, labelOf, legal, medals, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const SEA = { C5: 'ocean', D5: 'ocean', E5: 'ocean', d6: 'ocean', c6: 'ocean' };

/** An aircraft of the Allies on B5, their carrier on C5. */
function fleet(type: AircraftType = 'fighter', setting: Setting = {}): State {
  return fighterAt('B5', {
    terrain: SEA,
    allies: { C5: 'aircraftCarrier', A1: 'infantry' },
    ...setting,
    air: { ...setting.air, aircraft: { allies: { type, hex: 'B5', mg: 1, bomb: 1 }, ...setting.air?.aircraft } },
  });
}

/** The Axis to move, its unit on D3 next to the carrier of the Allies on d4, with a fighter on deck. */
function onDeck(setting: Setting = {}): State {
  return sky({
    turn: 'axis',
    terrain: { d4: 'ocean', d2: 'ocean', D3: 'ocean', d6: 'airfield' },
    allies: { d4: 'aircraftCarrier', M1: 'infantry' },
    axis: { C5: 'artillery', A9: 'infantry' },
    hands: { axis: ['probe-right'], allies: ['attack-left', 'probe-left'] },
    ...setting,
    air: {
      ...setting.air,
      aircraft: { allies: { type: 'fighter', hex: 'd4', landed: true }, ...setting.air?.aircraft },
    },
  });
}

const FIRE = ['play probe-right', 'order C5', 'end orders', 'end movement'];

describe('a carrier', () => {
  it.each<[AircraftType, boolean]>([
    ['fighter', true],
    ['fighterBomber', true],
    ['bomber', false],
  ])('lets a %s land: %s (NFP-4.7, NFP-4.7j)', (type, lands) => {
    const above = flown(fleet(type), 'C5').state;
    expect(legal(above).includes('end flight')).toBe(lands);
    if (lands) expect(aircraft(play(above, 'end flight').state, 'allies')?.landed).toBe(true);
  });

  it('must be friendly (NFP-4.7)', () => {
    const axis = { C5: 'aircraftCarrier', A9: 'infantry' };
    expect(legal(flown(fleet('fighter', { axis, allies: { A1: 'infantry' } }), 'C5').state)).not.toContain(
      'end flight',
    );
  });

  it('refuels its aircraft like an airfield (NFP-4.7i)', () => {
    const next = play(over(flown(fleet(), 'C5', 'end flight').state), 'pass').state;
    expect(aircraft(next, 'allies')?.stock).toEqual({ mg: 9, bomb: 0 });
  });

  it('that moves takes its aircraft along, and an order to one is none to the other (NFP-4.7j)', () => {
    const air: Setting['air'] = { aircraft: { allies: { type: 'fighter', hex: 'C5', landed: true } } };
    const ordered = go(fleet('fighter', { air }), 'play direct-from-hq', 'order C5', 'end orders').state;
    expect(offered(ordered, 'fly')).toEqual([]);
    const moved = play(ordered, 'move C5 D5').state;
    expect(aircraft(moved, 'allies')).toMatchObject({ landed: true });
    expect(labelOf(moved, aircraft(moved, 'allies')?.hex ?? -1)).toBe('D5');
    const flying = go(fleet('fighter', { air }), 'play direct-from-hq', 'order aircraft', 'end orders').state;
    expect(offered(flying, 'move')).toEqual([]);
    expect(figuresAt(play(flying, 'fly D5', 'end flight').state, 'C5')).toBeGreaterThan(0);
  });

  it('that retreats takes it along too (NFP-4.7j)', () => {
    const start = withDice(onDeck(), 'flag', 'flag', 'star');
    const hit = go(start, ...FIRE, 'attack C5 d4').state;
    const back = legal(hit).includes('retreat D3') ? play(hit, 'retreat D3').state : hit;
    expect(labelOf(back, aircraft(back, 'allies')?.hex ?? -1)).toBe('D3');
  });

  it('is the only target there: the aircraft on deck cannot be attacked (NFP-4.7e)', () => {
    const state = go(onDeck(), ...FIRE).state;
    expect(legal(state)).toContain('attack C5 d4');
    expect(legal(state).filter((text) => text.includes('aircraft'))).toEqual([]);
    const barrage = onDeck({ hands: { axis: ['barrage'], allies: [] } });
    expect(legal(play(barrage, 'play barrage').state)).not.toContain('barrage aircraft');
  });

  it('alone is marked by a run (NFP-4.7e, NFP-4.7j)', () => {
    const start = onDeck({
      hands: { axis: ['direct-from-hq'], allies: [] },
      air: { aircraft: { axis: { type: 'bomber', hex: 'c4' } } },
    });
    const run = go(start, 'play direct-from-hq', 'order aircraft', 'end orders', 'fly d4', 'mark bomb');
    expect(airState(run.state).turn.markers).toMatchObject([
      { unit: start.unitAt[aircraft(start, 'allies')?.hex ?? 0] },
    ]);
  });

  it('takes its aircraft down: one medal for the ship, the type is lost, no reward card (NFP-4.7e)', () => {
    const start = withDice(onDeck(), 'grenade', 'grenade', 'grenade');
    const { state, events } = go(start, ...FIRE, 'attack C5 d4');
    expect(eventsOf({ state, events }, 'aircraftLost')).toMatchObject([{ cause: 'withCarrier', aircraft: 'fighter' }]);
    expect([medals(state, 'axis'), airHand(state, 'axis').length]).toEqual([1, 0]);
    expect(airState(state).sides[0]).toMatchObject({ aircraft: null, lost: ['fighter'] });
    expect(airState(state).supply).toEqual({ mg: 18, bomb: 12 });
  });

  it('lost elsewhere does not touch an aircraft on an airfield (NFP-4.7e)', () => {
    const aircraftOn = { aircraft: { allies: { type: 'fighter', hex: 'd6', landed: true } as const } };
    const start = withDice(onDeck({ air: aircraftOn }), 'grenade', 'grenade', 'grenade');
    const sunk = go(start, ...FIRE, 'attack C5 d4').state;
    expect(figuresAt(sunk, 'd4')).toBe(0);
    expect(aircraft(sunk, 'allies')?.landed).toBe(true);
  });

  it('alone counts next to an enemy: with the ship gone out of reach nobody is locked (NFP-4.7j)', () => {
    const start = onDeck({ axis: { D5: 'infantry', A9: 'infantry' } });
    const state = go(start, 'play probe-right', 'order D5', 'end orders', 'end movement').state;
    expect(offered(state, 'attack')).toEqual(['D5 d4']);
  });
});
