import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { markersAt, parkedText, planeText } from '../support/air-pack.ts';
import {
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  unitAt,
  withDice,
  type Setting,
} from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';

const SEA = { D5: 'ocean', E5: 'ocean', F5: 'ocean', G5: 'ocean' };

/** A carrier of the Axis on F5 with a Zero and a marker on its deck, and a gun of the Allies. */
function attacked(setting: Setting = {}, figures = 3): State {
  const start = sky({
    terrain: SEA,
    axis: { F5: `aircraftCarrier ${figures}`, A9: 'infantry' },
    allies: { H5: 'artillery', M1: 'infantry' },
    airPack: { parked: { axis: ['zero F5'] }, ready: { axis: { F5: 1 } } },
    ...setting,
  });
  return go(start, 'play direct-from-hq', 'order H5', 'end orders', 'end movement').state;
}

/** A carrier of the Allies on F5 with a Corsair on its deck. */
function fleet(setting: Setting = {}): State {
  return sky({
    terrain: SEA,
    allies: { F5: 'aircraftCarrier', M1: 'infantry' },
    airPack: { parked: { allies: ['corsair F5'] }, ready: { allies: { F5: 1 } } },
    ...setting,
  });
}

describe('planes on a carrier', () => {
  it('are no target: only the carrier is (AP-19.5)', () => {
    expect(offered(attacked(), 'attack')).toEqual(['H5 F5']);
  });

  it('stay while the carrier is afloat (AP-19.5)', () => {
    const hit = play(withDice(attacked(), 'grenade', 'grenade', 'star'), 'attack H5 F5').state;
    expect([figuresAt(hit, 'F5'), parkedText(hit, 'axis'), medals(hit, 'allies')]).toEqual([1, ['zero F5'], 0]);
  });

  it('go down with it, for the medal of the carrier alone (AP-19.6)', () => {
    const sunk = play(withDice(attacked({}, 1), 'grenade', 'star', 'star'), 'attack H5 F5');
    expect([unitAt(sunk.state, 'F5'), parkedText(sunk.state, 'axis'), markersAt(sunk.state, 'F5')]).toEqual([
      undefined,
      [],
      0,
    ]);
    expect(medals(sunk.state, 'allies')).toBe(1);
    expect(eventsOf(sunk, 'planeLost').map(({ cause }) => cause)).toEqual(['withCarrier']);
  });

  it('do not go down with another carrier (AP-19.6)', () => {
    const axis = { F5: 'aircraftCarrier 1', E5: 'aircraftCarrier', A9: 'infantry' };
    const airPack: Setting['airPack'] = { parked: { axis: ['zero E5'] } };
    const sunk = play(withDice(attacked({ axis, airPack }), 'grenade', 'star', 'star'), 'attack H5 F5').state;
    expect(parkedText(sunk, 'axis')).toEqual(['zero E5']);
  });

  it('sail where it sails, and take off from there (AP-8.1, AP-19.5)', () => {
    const sailed = go(fleet(), 'play direct-from-hq', 'order F5', 'end orders', 'move F5 E5', 'move E5 D5').state;
    expect([parkedText(sailed, 'allies'), markersAt(sailed, 'D5'), markersAt(sailed, 'F5')]).toEqual([
      ['corsair D5'],
      1,
      0,
    ]);
  });

  it('that have an order to take off sail with it first, and leave it where it is (AP-10.8)', () => {
    const orders = ['play direct-from-hq', 'order F5', 'take off F5 corsair', 'end orders', 'move F5 E5'];
    const sailed = go(withDice(fleet(), 'star'), ...orders).state;
    expect(offered(sailed, 'fly')).toContain('D5');
    const away = play(sailed, 'fly D5', 'fly C5', 'end flight').state;
    expect([planeText(away, 'allies'), figuresAt(away, 'E5')]).toEqual(['corsair C5', 3]);
  });

  it('go back before a flag with it (AP-19.5)', () => {
    const state = attacked({ terrain: { ...SEA, e6: 'ocean', f6: 'ocean' } });
    const hit = play(withDice(state, 'flag', 'flag', 'star'), 'attack H5 F5').state;
    const back = go(hit, legal(hit).find((text) => text.startsWith('retreat')) ?? 'nothing').state;
    const [there] = parkedText(back, 'axis');
    expect(['zero e6', 'zero f6']).toContain(there);
    expect(unitAt(back, there.slice(-2))?.side).toBe(1);
  });

  it('neither block sight nor hold an enemy beside them: the ship alone does (AP-19.7)', () => {
    const gone = attacked({
      axis: { A9: 'infantry', D5: 'destroyer' },
      allies: { G5: 'destroyer', H5: 'artillery', M1: 'infantry' },
      airPack: {},
    });
    expect(offered(gone, 'attack')).toContain('H5 D5');
    expect(offered(attacked({ allies: { G5: 'destroyer', H5: 'artillery', M1: 'infantry' } }), 'attack')).toEqual([
      'H5 F5',
    ]);
  });

  it('check with the one die of the carrier, and those of enemies beside it (AP-10.7)', () => {
    const orders = ['play direct-from-hq', 'take off F5 corsair', 'end orders'];
    expect(diceThrown(go(withDice(fleet(), 'star'), ...orders))).toEqual([1]);
    const sum = fleet({
      airPack: {
        parked: { allies: ['corsair F5'] },
        options: { checkStacking: 'sum', checkValues: 'rulebook' },
      },
    });
    expect(diceThrown(go(withDice(sum, 'star'), ...orders))).toEqual([1]);
  });

  it('may be those of a marker: any model of the side that flies from carriers (AP-8.6, AP-10.3)', () => {
    const start = fleet({ airPack: { ready: { allies: { F5: 1 } }, options: { planes: [['corsair', 'p40'], null] } } });
    expect(offered(go(start, 'play direct-from-hq').state, 'take off')).toEqual(['F5 corsair']);
  });
});
