import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const landed = (state: State, side: 'allies' | 'axis' = 'allies'): boolean | undefined => aircraft(state, side)?.landed;
const FIELD = { terrain: { C5: 'airfield', D5: 'airfield', E5: 'woods' } };

/** A fighter of the Allies flies from B5 to the airfield of C5 and D5. */
function arrival(setting: Setting = {}, ...path: string[]): State {
  return flown(fighterAt('B5', { ...FIELD, ...setting }), ...(path.length === 0 ? ['C5', 'end flight'] : path)).state;
}

describe('landing', () => {
  it('is ending the move on a friendly airfield, and no choice (NFP-4.7, NFP-4.12)', () => {
    const there = arrival();
    expect(landed(there)).toBe(true);
    expect(landed(arrival({}, 'C5', 'c6', 'end flight'))).toBe(false);
    expect(landed(arrival({ terrain: {} }))).toBe(false);
  });

  it('is for all three types on an airfield (NFP-4.7)', () => {
    const bomber = { air: { aircraft: { allies: { type: 'bomber', hex: 'B5' } as const } } };
    expect(landed(arrival(bomber))).toBe(true);
  });

  it('is not possible on an airfield under enemy control: it stays in the air above (NFP-4.7, NFP-4.7f)', () => {
    expect(landed(arrival({ terrain: { C5: 'airfield axis' } }))).toBe(false);
    expect(landed(arrival({ terrain: { C5: 'airfield allies' } }))).toBe(true);
    expect(landed(arrival({ axis: { D5: 'infantry', A9: 'infantry' } }))).toBe(false);
  });

  it('an airfield nobody has held is friendly to both sides (NFP-4.7f)', () => {
    expect(landed(arrival())).toBe(true);
    const start = sky({
      ...FIELD,
      turn: 'axis',
      hands: { axis: ['direct-from-hq'], allies: [] },
      air: { aircraft: { axis: { type: 'fighter', hex: 'B5' } } },
    });
    const there = go(start, 'play direct-from-hq', 'order aircraft', 'end orders', 'fly C5', 'end flight').state;
    expect(landed(there, 'axis')).toBe(true);
  });

  it('refuels at the start of the owner’s next turn (NFP-4.7a)', () => {
    const empty = { air: { aircraft: { allies: { type: 'fighter', hex: 'B5', mg: 2 } as const } } };
    const there = over(arrival(empty));
    expect(aircraft(there, 'allies')?.stock).toEqual({ mg: 2, bomb: 0 });
    const next = play(there, 'pass');
    expect(eventsOf(next, 'aircraftRefuelled')).toHaveLength(1);
    expect(aircraft(next.state, 'allies')?.stock).toEqual({ mg: 9, bomb: 0 });
    expect(airState(next.state).supply).toEqual({ mg: 9, bomb: 12 });
  });

  it('gives a flying aircraft nothing: only a landed one is refuelled (NFP-4.7a)', () => {
    const low = { terrain: {}, air: { aircraft: { allies: { type: 'fighter', hex: 'B5', mg: 2 } as const } } };
    const next = play(over(arrival(low)), 'pass');
    expect(aircraft(next.state, 'allies')?.stock.mg).toBe(2);
  });

  it('before any withdrawal, so an empty one on the ground is never forced off (NFP-4.7i)', () => {
    const empty = { air: { aircraft: { allies: { type: 'fighter', hex: 'B5', mg: 0 } as const } } };
    const hands: Setting['hands'] = { allies: ['direct-from-hq', 'probe-left'] };
    const next = play(over(arrival({ ...empty, hands })), 'pass').state;
    expect(aircraft(next, 'allies')?.stock.mg).toBe(9);
    expect(legal(next)).toEqual(expect.arrayContaining(['play probe-left', 'withdraw aircraft']));
    expect(offered(go(next, 'play probe-left', 'order aircraft', 'end orders').state, 'fly')).toContain('D5');
  });

  it('allows a run before it and rolls its markers afterwards (NFP-4.7b, NFP-4.7g)', () => {
    const setting = { axis: { b6: 'infantry', A9: 'infantry' } };
    const there = arrival(setting, 'b6', 'mark mg', 'C5', 'end flight', 'end movement');
    expect(landed(there)).toBe(true);
    expect(legal(there)).toContain('roll run');
    expect(eventsOf(play(there, 'roll run'), 'runAttacked')).toHaveLength(1);
  });

  it('rules out a dogfight and strategic bombing (NFP-4.7b, NFP-4.7g)', () => {
    const air: Setting['air'] = {
      aircraft: { allies: { type: 'fighterBomber', hex: 'B5' }, axis: { type: 'bomber', hex: 'c6' } },
    };
    const objectives = [{ hexes: ['C5'], side: 'allies' }];
    const there = arrival({ air, objectives });
    expect(there.turn.side).toBe(1);
    const flying = arrival({ air, objectives, terrain: {} });
    expect(legal(flying)).toEqual(['declare dogfight', 'declare bombing', 'end declarations']);
  });

  it('neither is there while it stays on the ground (NFP-4.7g)', () => {
    const air: Setting['air'] = {
      aircraft: { allies: { type: 'bomber', hex: 'C5', landed: true }, axis: { type: 'bomber', hex: 'c6' } },
    };
    const start = fighterAt('C5', { ...FIELD, air, objectives: [{ hexes: ['C5'], side: 'allies' }] });
    const still = flown(start, 'end movement').state;
    expect(still.turn.side).toBe(1);
    expect(landed(still)).toBe(true);
  });

  it('ends with an ordinary order: it takes off and flies up to 4 hexes (NFP-4.7f)', () => {
    const air: Setting['air'] = { aircraft: { allies: { type: 'fighter', hex: 'C5', landed: true } } };
    const up = flown(fighterAt('C5', { ...FIELD, air }), 'D5', 'E5', 'F5', 'G5').state;
    expect(legal(up)).toEqual(['end flight']);
    expect(landed(play(up, 'end flight').state)).toBe(false);
  });

  it('is not possible on the hex it took off from, but on another of the same field (NFP-4.7k)', () => {
    const air: Setting['air'] = { aircraft: { allies: { type: 'fighter', hex: 'C5', landed: true } } };
    const up = flown(fighterAt('C5', { ...FIELD, air }), 'c6').state;
    expect(offered(up, 'fly')).not.toContain('C5');
    expect(landed(play(up, 'fly D5', 'end flight').state)).toBe(true);
  });
});

describe('an airfield', () => {
  const two: Setting = {
    terrain: { C5: 'airfield axis', D5: 'airfield axis', L5: 'airfield axis' },
    allies: { D3: 'infantry', A1: 'infantry' },
  };
  const marched = (setting: Setting, ...texts: string[]): State =>
    go(
      fighterAt('B5', { ...two, ...setting }),
      'play direct-from-hq',
      'order aircraft',
      'order D3',
      'end orders',
      ...texts,
    ).state;

  it('of several hexes is one: a ground unit on any of them takes it all (NFP-4.14, NFP-4.7f)', () => {
    const taken = over(marched({}, 'move D3 d4', 'move d4 D5', 'end movement'));
    expect(airState(taken).airfields.map(({ holder }) => holder)).toEqual([0, 1]);
  });

  it('taken by a ground unit is friendly at once, for an aircraft that comes later in the same phase (NFP-4.7f)', () => {
    const there = marched({}, 'move D3 d4', 'move d4 D5', 'fly C5', 'end flight');
    expect(landed(there)).toBe(true);
  });

  it('is not taken by a unit that only passes over it (NFP-4.7f)', () => {
    const army = { D3: 'armor', A1: 'infantry' };
    const passed = marched({ allies: army }, 'move D3 d4', 'move d4 D5', 'move D5 d6', 'fly C5', 'end flight');
    expect(landed(passed)).toBe(false);
    expect(airState(passed).airfields[0].holder).toBe(1);
  });

  it('stays with the last side that stood there (NFP-4.7f)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq', 'probe-left'] };
    const taken = over(marched({ hands }, 'move D3 d4', 'move d4 D5', 'end movement'));
    const next = play(taken, 'pass', 'play probe-left', 'order D5', 'order aircraft', 'move D5 d4').state;
    expect(airState(over(next)).airfields[0].holder).toBe(0);
  });

  it('is taken by a unit that retreats onto it (NFP-4.7f, NFP-4.14)', () => {
    const start = sky({
      terrain: { e4: 'airfield axis' },
      allies: { E5: 'infantry', d4: 'infantry' },
      axis: { E7: 'artillery' },
      turn: 'axis',
      hands: { axis: ['probe-centre'], allies: [] },
      dice: ['flag', 'star', 'star'],
    });
    const back = go(start, 'play probe-centre', 'order E7', 'end orders', 'end movement', 'attack E7 E5').state;
    expect(airState(back).airfields[0].holder).toBe(0);
  });

  it('is taken by armour that takes ground there, or rolls onto it in the desert (NFP-4.7f)', () => {
    const start = sky({
      terrain: { f6: 'airfield axis', H7: 'airfield axis', g6: 'woods', G7: 'woods', h6: 'airfield axis' },
      allies: { F5: 'armor', A1: 'infantry' },
      axis: { f6: 'infantry 1', A9: 'infantry' },
      special: { desert: true },
      hands: { allies: ['probe-centre'] },
      dice: ['grenade', 'star', 'star'],
    });
    const fight = ['play probe-centre', 'order F5', 'end orders', 'end movement', 'attack F5 f6', 'take ground'];
    const taken = go(start, ...fight).state;
    expect(airState(taken).airfields.map(({ holder }) => holder)).toEqual([1, 0]);
    const rolling = sky({
      terrain: { e6: 'airfield axis' },
      allies: { F5: 'armor', A1: 'infantry' },
      axis: { f6: 'infantry 1', A9: 'infantry' },
      special: { desert: true },
      hands: { allies: ['probe-centre'] },
      dice: ['grenade', 'star', 'star'],
    });
    expect(airState(go(rolling, ...fight, 'move on e6').state).airfields[0].holder).toBe(0);
  });

  it('with units of both sides is the later one’s, until one of them is left alone (NFP-4.14)', () => {
    const start = fighterAt('B5', {
      terrain: { C5: 'airfield', D5: 'airfield', E5: 'airfield' },
      allies: { D3: 'infantry 1', A1: 'infantry' },
      axis: { E5: 'infantry', f8: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq', 'probe-left'], axis: ['probe-centre'] },
    });
    const joined = over(go(start, 'play direct-from-hq', 'order D3', 'end orders', 'move D3 d4', 'move d4 D5').state);
    expect(airState(joined).airfields[0].holder).toBe(0);
    const idle = go(
      joined,
      'play probe-centre',
      'order E5',
      'order f8',
      'end orders',
      'move f8 g8',
      'end movement',
    ).state;
    expect(airState(idle).airfields[0].holder).toBe(0);
    const killed = go(withDice(idle, 'grenade', 'grenade', 'grenade'), 'attack E5 D5', 'decline ambush').state;
    expect(airState(killed).airfields[0].holder).toBe(1);
  });

  it('is not held by an aircraft that stands on it (NFP-3.27)', () => {
    const there = over(arrival());
    expect(airState(there).airfields[0].holder).toBe(-1);
    expect(deciderName(there)).toBe('axis');
  });
});
