import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airState, type AircraftSetting } from '../support/air.ts';
import { legal, medals, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const FIELD = { E5: 'airfield allies' };

/** An Allied aircraft above, or on, E5 after a turn in which nothing else happened. */
function resting(setting: Setting, more: Partial<AircraftSetting> = {}): State {
  const allies = { type: 'fighter', hex: 'E5', ...more } as const;
  const start = sky({ hands: { allies: ['probe-right'] }, ...setting, air: { aircraft: { allies } } });
  return play(over(go(start, 'play probe-right', 'end orders').state), 'pass').state;
}

describe.each([
  ['in the air', {}, {}],
  ['on the ground', { landed: true }, { terrain: FIELD }],
])('an aircraft %s', (_where, more, setting) => {
  it.each([
    ['plain', { hexes: ['E5'], side: 'allies' }],
    ['for either side', { hexes: ['E5'] }],
    ['of the turn start', { hexes: ['E5'], side: 'allies', turnStart: true }],
    ['of the last to occupy', { hexes: ['E5'], lastToOccupy: true }],
    ['by majority', { hexes: ['E5', 'F5', 'G5'], majority: true }],
  ])('takes no objective: %s (NFP-3.27, NFP-4.6)', (_kind, objective) => {
    expect(medals(resting({ ...setting, objectives: [objective] }, more), 'allies')).toBe(0);
  });

  it('holds no section against the medal for an empty one (NFP-3.27)', () => {
    const special = { emptySectionMedals: [{ side: 'axis', sections: ['centre'] }] };
    const units = { allies: { M1: 'infantry' }, axis: { A9: 'infantry' } };
    expect(medals(resting({ ...setting, ...units, special }, more), 'axis')).toBe(1);
  });

  it('does not save a side that has lost its last unit (NFP-3.27)', () => {
    const start = sky({
      ...setting,
      turn: 'axis',
      allies: { K5: 'infantry 1' },
      axis: { J5: 'infantry', A9: 'infantry' },
      hands: { axis: ['probe-left'], allies: [] },
      air: { aircraft: { allies: { type: 'fighter', hex: 'E5', ...more } } },
    });
    const ready = go(start, 'play probe-left', 'order J5', 'end orders', 'end movement').state;
    expect(play(withDice(ready, 'grenade', 'star', 'star'), 'attack J5 K5').state.outcome).toMatchObject({ winner: 1 });
  });
});

describe('an aircraft is no ground unit', () => {
  it('takes no headquarters when it ends its move there (NFP-3.27)', () => {
    const start = fighterAt('B5', {
      terrain: { C5: 'headquarters axis' },
      hands: { allies: ['direct-from-hq'], axis: ['probe-left', 'probe-right'] },
    });
    expect(flown(start, 'C5', 'end flight').state.sides[1].hand).toHaveLength(2);
  });

  it('its loss costs an Italian high command no card (NFP-3.27)', () => {
    const start = sky({
      terrain: { F5: 'airfield axis' },
      special: { italianHighCommand: true },
      sides: { axis: { nation: 'it' } },
      allies: { E5: 'infantry' },
      hands: { allies: ['probe-centre'], axis: ['probe-left', 'probe-left', 'probe-left', 'attack-left'] },
      air: { aircraft: { axis: { type: 'bomber', hex: 'F5', landed: true } } },
    });
    const ready = go(start, 'play probe-centre', 'order E5', 'end orders', 'end movement').state;
    const shot = play(withDice(ready, 'flag', 'star', 'star'), 'E5 fires at aircraft').state;
    expect(airState(shot).sides[1].lost).toEqual(['bomber']);
    expect(shot.sides[1].hand).toHaveLength(4);
  });

  it('never loses figures, retreats, heals or gets sandbags (NFP-3.17)', () => {
    const healing = fighterAt('B5', { allies: { M1: 'infantry' }, hands: { allies: ['medics-and-mechanics'] } });
    expect(offered(play(healing, 'play medics-and-mechanics').state, 'heal')).toEqual([]);
    const digging = fighterAt('B5', { allies: { M1: 'infantry' }, hands: { allies: ['dig-in'] } });
    expect(offered(play(digging, 'play dig-in').state, 'order')).toEqual(['M1']);
    const start = sky({
      allies: { E5: 'infantry' },
      hands: { allies: ['probe-centre'] },
      air: { aircraft: { axis: { type: 'bomber', hex: 'F5' } } },
    });
    const ready = go(start, 'play probe-centre', 'order E5', 'end orders', 'end movement').state;
    const fired = play(withDice(ready, 'flag', 'flag', 'infantry'), 'E5 fires at aircraft').state;
    expect(aircraft(fired, 'axis')).toEqual(aircraft(start, 'axis'));
  });

  it('a side that began without ground units is not beaten for having none (NFP-3.30)', () => {
    const start = fighterAt('B5', { allies: {}, axis: { C5: 'infantry 1', A9: 'infantry' } });
    const state = flown(start, 'C5', 'mark mg', 'c4', 'end flight').state;
    const after = play(withDice(state, 'infantry'), 'roll run').state;
    expect([after.outcome, medals(after, 'allies')]).toEqual([null, 1]);
    expect(legal(after).length).toBeGreaterThan(0);
  });
});
